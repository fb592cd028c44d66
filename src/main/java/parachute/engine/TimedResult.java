package parachute.engine;

import parachute.engine.search.SearchResult;

/**
 * The end of a search and the time that it took.
 *
 * @param result what the search decided
 * @param milliseconds time from the start of the search to its end, at least 0, without pauses and without the time
 *     before {@link Engine#ponderHit}
 */
public record TimedResult(SearchResult result, long milliseconds) {}
