package parachute.engine.search;

import java.util.List;

/** Is notified of the progress of the root search, on its thread. */
interface RootListener {
    /** Ignores everything. */
    RootListener SILENT = new RootListener() {};

    /** Reports that a move is about to be searched, the {@code number}-th of {@code total}, from 1. */
    default void onMove(int iteration, int move, int number, int total) {}

    /** Reports a score outside the window, or a new best move, during an iteration. */
    default void onChange(int iteration, RootMove root, int score, Bound bound) {}

    /** Reports the best move after the moves were sorted. */
    default void onBest(RootMove best) {}

    /** Reports the lines of a complete iteration, the best first. */
    default void onRanks(int iteration, List<RootMove> ranks) {}
}
