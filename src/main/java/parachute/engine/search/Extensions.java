package parachute.engine.search;

import parachute.rules.board.Move;
import parachute.rules.movegen.StaticExchange;

/**
 * Decides which moves are searched more deeply: checks, hash moves that are much better than all other moves of their
 * node (chessprogramming wiki, "Check Extensions", "Singular Extensions"), and late moves that turn out much better
 * than those before them.
 *
 * <p>Extensions apply only up to a multiple of the iteration's depth from the root, so that perpetual checks end.
 */
final class Extensions {
    /** Plies by which the table entry with the hash move's score may be shallower than the node. */
    private static final int HASH_DEPTH_MARGIN = 3;

    private final StaticExchange exchange;
    private final SearchParameters parameters;
    private int maxPly;

    Extensions(Tree tree, SearchParameters parameters) {
        this.parameters = parameters;
        exchange = tree.exchange;
    }

    /** Starts an iteration of a depth. */
    void startIteration(int depth) {
        maxPly = parameters.extensionDepthFactor * depth;
    }

    /**
     * Returns the plies for a move that gives check: one if it is among the first of its node and loses no material.
     *
     * @param number its number in the node, from 1
     */
    int ofCheck(int move, int number, int ply) {
        boolean early = ply < maxPly && number <= parameters.checkExtensionMoves;
        return early && exchange.isAtLeast(move, parameters.checkExtensionExchange) ? 1 : 0;
    }

    /** Returns whether the hash move's score is reliable enough to compare the other moves with it. */
    boolean mayBeSingular(long hit, int hashMove, int depth, int ply) {
        return hashMove != Move.NONE
                && depth >= parameters.singularDepth
                && ply < maxPly
                && Tree.isLowerBound(hit, depth - HASH_DEPTH_MARGIN, ply);
    }

    /** Returns the centipawns below which the other moves have to stay if the hash move is to be singular. */
    int singularBound(int hashScore, int depth) {
        return hashScore - parameters.singularMargin * depth;
    }

    /** Returns the depth of the search of the other moves. */
    int singularDepth(int depth) {
        return (depth - 1) / 2;
    }

    /**
     * Returns the plies for a hash move: one or two more if the others stay below its singular bound, one less if it
     * reaches beta and another move is likely to, as well.
     *
     * @param others the score of the other moves
     */
    int ofSingular(int others, int singularBound, int hashScore, int beta, NodeKind kind) {
        if (others < singularBound) {
            boolean twice = kind != NodeKind.PV && others < singularBound - parameters.singularDoubleMargin;
            return twice ? 2 : 1;
        }
        return hashScore >= beta ? -1 : 0;
    }

    /**
     * Returns the plies for a move whose score in a shallower search was above alpha.
     *
     * @param best the best score of the moves before it
     */
    int ofSecondSearch(int score, int best, int ply) {
        if (score < best + parameters.lmrShallowerMargin) {
            return -1;
        }
        return score > best + parameters.lmrDeeperMargin && ply < maxPly ? 1 : 0;
    }
}
