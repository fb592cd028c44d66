package parachute.engine.search;

import java.util.List;

/** Hears how the search of the root goes on, on the thread of that search. */
interface RootListener {
    /** Ignores everything. */
    RootListener SILENT = new RootListener() {};

    /** A move is going to be searched, the {@code number}-th of {@code total}, counted from 1. */
    default void onMove(int iteration, int move, int number, int total) {}

    /** In the middle of an iteration there is a score outside the window, or another best move. */
    default void onChange(int iteration, RootMove root, int score, Bound bound) {}

    /** The moves were put in order, and this is the best one. */
    default void onBest(RootMove best) {}

    /** An iteration is complete, with these lines, the best first. */
    default void onRanks(int iteration, List<RootMove> ranks) {}
}
