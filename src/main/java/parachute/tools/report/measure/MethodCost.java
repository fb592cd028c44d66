package parachute.tools.report.measure;

/**
 * The nodes of three methods to search to one depth, as medians over positions.
 *
 * @param depth plies
 * @param minimax nodes of minimax, which visits all of them
 * @param alphaBeta nodes of {@link PlainAlphaBeta}
 * @param engine nodes of the engine's own search, iterative deepening included
 */
public record MethodCost(int depth, double minimax, double alphaBeta, double engine) {}
