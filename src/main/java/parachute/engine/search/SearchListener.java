package parachute.engine.search;

import java.util.List;

/** Is notified of a search's progress, on the search's thread; the search itself never prints. */
public interface SearchListener {
    /** A listener that ignores everything. */
    SearchListener SILENT = new SearchListener() {};

    /**
     * Reports new lines of thinking, the best first: all lines of an iteration, at the end those that it has found, and
     * the best one alone at a new best move, a fail high or low.
     */
    default void onLines(List<SearchLine> lines) {
        lines.forEach(this::onLine);
    }

    /** Reports one of the lines of {@link #onLines}. */
    default void onLine(SearchLine line) {}

    /** Reports that there is no mate in the number of moves of the limits; the search ends. */
    default void onNoMate(int moves) {}

    /**
     * Reports that the search has started a move of the root; {@code number} counts from 1. Only after some seconds.
     */
    default void onRootMove(int depth, int move, int number) {}
}
