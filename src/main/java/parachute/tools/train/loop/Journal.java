package parachute.tools.train.loop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * All finished generations of a loop, in their order.
 *
 * @param generations the first one has the number 1
 */
record Journal(List<LoopGeneration> generations) {
    /** The journal before the first generation. */
    static final Journal EMPTY = new Journal(List.of());

    /** Keeps the list from changing. */
    Journal {
        generations = List.copyOf(generations);
    }

    /** Returns the journal with one more generation. */
    Journal with(LoopGeneration generation) {
        List<LoopGeneration> more = new ArrayList<>(generations);
        more.add(generation);
        return new Journal(more);
    }

    /** Returns the number of the next generation, from 1. */
    int next() {
        return generations.size() + 1;
    }

    /** Returns the number of the generation whose network is in use; empty for the first network. */
    Optional<Integer> inUse() {
        return generations.stream()
                .filter(LoopGeneration::inUse)
                .map(LoopGeneration::number)
                .reduce((first, second) -> second);
    }
}
