package parachute.engine.search;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * What the threads of one search share. It is created before them and passed to each; all of it is thread-safe.
 *
 * @param limits the limits of the search
 * @param parameters the tunable parameters
 * @param time how long to think
 * @param control the clock, the stop flag and pauses
 * @param table the transposition table
 * @param nodes the nodes of each thread as last published by its {@link NodeCounter}
 * @param listener notified of the progress, on the main thread
 */
record SearchContext(
        SearchLimits limits,
        SearchParameters parameters,
        TimeManager time,
        SearchControl control,
        TranspositionTable table,
        AtomicLongArray nodes,
        SearchListener listener) {}
