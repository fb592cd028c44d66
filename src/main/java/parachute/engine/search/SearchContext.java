package parachute.engine.search;

/**
 * What the threads of one search share. It is made before them and passed down to each; all of it may be used by several
 * threads at once.
 *
 * @param limits what the search may spend and look at
 * @param parameters the tunable numbers
 * @param time how long to think
 * @param control the clock, the stop flag and pauses
 * @param table what was found out about positions
 * @param nodes the nodes of each thread
 * @param progress how far the main thread is
 * @param listener hears of the progress, on the main thread
 */
record SearchContext(
        SearchLimits limits,
        SearchParameters parameters,
        TimeManager time,
        SearchControl control,
        TranspositionTable table,
        NodeCounts nodes,
        SearchProgress progress,
        SearchListener listener) {}
