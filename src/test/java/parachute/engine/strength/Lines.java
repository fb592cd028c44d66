package parachute.engine.strength;

import java.util.List;
import parachute.engine.search.Bound;
import parachute.engine.search.SearchLine;

/** Lines of a search as tests need them. */
final class Lines {
    private Lines() {}

    /** Returns a line of one move. */
    static SearchLine line(int rank, int move, int score) {
        return new SearchLine(1, 1, rank, score, Bound.EXACT, 1, 1, 0, List.of(move));
    }
}
