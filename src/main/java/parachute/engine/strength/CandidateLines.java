package parachute.engine.strength;

import java.util.ArrayList;
import java.util.List;
import parachute.engine.search.SearchLine;

/** Collects the best lines of a search: those that were told last, if there were as many as are wanted. */
final class CandidateLines {
    private final int wanted;
    private final List<SearchLine> incomplete = new ArrayList<>();
    private List<SearchLine> complete = List.of();

    /** Collects so many lines at a time. */
    CandidateLines(int wanted) {
        this.wanted = wanted;
    }

    /** Takes a line; those that belong together come by rank. */
    void add(SearchLine line) {
        if (line.rank() == 1) {
            incomplete.clear();
        }
        incomplete.add(line);
        if (incomplete.size() == wanted) {
            complete = List.copyOf(incomplete);
        }
    }

    /** The lines that were told last, the best first; none before the first iteration is complete. */
    List<SearchLine> best() {
        return complete;
    }
}
