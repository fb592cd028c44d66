package parachute.engine.search;

/**
 * The result of a search.
 *
 * @param bestMove the move to play, {@code Move.NONE} if there is no legal one
 * @param ponderMove the reply expected, {@code Move.NONE} if none is known
 * @param score {@link Score} for the side to move
 * @param depth plies of the last iteration that counts
 * @param nodes nodes of all threads
 */
public record SearchResult(int bestMove, int ponderMove, int score, int depth, long nodes) {}
