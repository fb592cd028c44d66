package parachute.engine.strength;

import java.util.ArrayList;
import java.util.List;
import parachute.engine.search.SearchLine;

/** Collects the best lines of a search, as far as its last complete iteration goes. */
final class CandidateLines {
    private final int wanted;
    private final List<SearchLine> incomplete = new ArrayList<>();
    private List<SearchLine> complete = List.of();

    /** Collects so many lines of an iteration. */
    CandidateLines(int wanted) {
        this.wanted = wanted;
    }

    /** Takes a line; those of an iteration come by rank. */
    void add(SearchLine line) {
        if (line.rank() == 1) {
            incomplete.clear();
        }
        incomplete.add(line);
        if (incomplete.size() == wanted) {
            complete = List.copyOf(incomplete);
        }
    }

    /** The lines of the last complete iteration, the best first; none before the first. */
    List<SearchLine> best() {
        return complete;
    }
}
