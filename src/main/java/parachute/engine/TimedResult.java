package parachute.engine;

import parachute.engine.search.SearchResult;

/**
 * The end of a search and the time that it took.
 *
 * @param result what the search decided
 * @param milliseconds time from the start of the search to its end, at least 0; pauses do not count, nor what went before
 *     {@link Engine#ponderHit}
 */
public record TimedResult(SearchResult result, long milliseconds) {}
