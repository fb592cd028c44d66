package parachute.engine.search;

/** Hears of a search's progress, on the search's own thread; the search itself never prints. */
public interface SearchListener {
    /** A listener that ignores everything. */
    SearchListener SILENT = new SearchListener() {};

    /** A new line of thinking: at a new depth, a new best move, a fail high or low. */
    default void onLine(SearchLine line) {}

    /** There is no mate in as many moves as the limits asked for; the search ends. */
    default void onNoMate(int moves) {}

    /** The search turns to a move at the root; {@code number} counts from 1. Only after some seconds. */
    default void onRootMove(int depth, int move, int number) {}
}
