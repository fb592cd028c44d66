package parachute.engine.search;

import java.util.List;

/**
 * One line of thinking: a principal variation and its score.
 *
 * @param depth plies of the iteration
 * @param selectiveDepth plies of the longest line searched
 * @param rank 1 for the best line, up to the number of lines asked for
 * @param score {@link Score} for the side to move
 * @param bound whether the score is exact or only a bound, after a fail high or low
 * @param nodes nodes so far, of all threads
 * @param milliseconds time so far
 * @param hashPermille use of the transposition table in thousandths
 * @param moves the principal variation, best move first
 */
public record SearchLine(
        int depth,
        int selectiveDepth,
        int rank,
        int score,
        Bound bound,
        long nodes,
        long milliseconds,
        int hashPermille,
        List<Integer> moves) {

    /** Returns the same line at another rank. */
    public SearchLine withRank(int other) {
        return new SearchLine(depth, selectiveDepth, other, score, bound, nodes, milliseconds, hashPermille, moves);
    }

    /** Returns the nodes per second so far. */
    public long nodesPerSecond() {
        return nodes * 1000 / Math.max(1, milliseconds);
    }
}
