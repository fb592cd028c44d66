package parachute.engine.strength;

import java.util.ArrayList;
import java.util.List;
import parachute.engine.search.SearchLine;

/** Collects the best lines of a search: those last reported, if they were complete. */
final class CandidateLines {
    private final int wanted;
    private final List<SearchLine> incomplete = new ArrayList<>();
    private List<SearchLine> complete = List.of();

    /** Creates a collector of a number of lines at a time. */
    CandidateLines(int wanted) {
        this.wanted = wanted;
    }

    /** Adds a line; those of one report come in the order of their ranks. */
    void add(SearchLine line) {
        if (line.rank() == 1) {
            incomplete.clear();
        }
        incomplete.add(line);
        if (incomplete.size() == wanted) {
            complete = List.copyOf(incomplete);
        }
    }

    /** Returns the last complete lines, the best first; none before the first iteration is complete. */
    List<SearchLine> best() {
        return complete;
    }
}
