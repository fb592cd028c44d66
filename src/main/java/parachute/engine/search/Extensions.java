package parachute.engine.search;

import parachute.rules.board.Move;
import parachute.rules.movegen.StaticExchange;

/**
 * Which moves are searched more deeply than others: checks, hash moves that are much better than all other moves of
 * their node (chessprogramming wiki, "Check Extensions", "Singular Extensions"), and late moves that turn out much better
 * than those before them.
 *
 * <p>None applies further from the root than a multiple of the iteration's depth, so that perpetual checks end.
 */
final class Extensions {
    /** How much shallower than its node the table's entry may be that the hash move's score is taken from, in plies. */
    private static final int HASH_DEPTH_MARGIN = 3;

    private final StaticExchange exchange;
    private final int depthFactor;
    private final int checkExchange;
    private final int singularDepth;
    private final int singularMargin;
    private final int doubleMargin;
    private final int deeperMargin;
    private final int shallowerMargin;
    private int maxPly;

    Extensions(Tree tree, SearchParameters parameters) {
        exchange = tree.exchange;
        depthFactor = parameters.get(SearchParameter.EXTENSION_DEPTH_FACTOR);
        checkExchange = parameters.get(SearchParameter.CHECK_EXTENSION_EXCHANGE);
        singularDepth = parameters.get(SearchParameter.SINGULAR_DEPTH);
        singularMargin = parameters.get(SearchParameter.SINGULAR_MARGIN);
        doubleMargin = parameters.get(SearchParameter.SINGULAR_DOUBLE_MARGIN);
        deeperMargin = parameters.get(SearchParameter.LMR_DEEPER_MARGIN);
        shallowerMargin = parameters.get(SearchParameter.LMR_SHALLOWER_MARGIN);
    }

    /** Begins an iteration of this depth. */
    void startIteration(int depth) {
        maxPly = depthFactor * depth;
    }

    /** Plies for the move at hand in a node: one for a check that loses no material. */
    int ofCheck(StackEntry node, int move) {
        return node.check && node.ply < maxPly && exchange.isAtLeast(move, checkExchange) ? 1 : 0;
    }

    /** Whether the hash move's score is known well enough to ask how close the other moves come to it. */
    boolean mayBeSingular(StackEntry node, long hit, int hashMove, int depth) {
        return hashMove != Move.NONE
                && depth >= singularDepth
                && node.ply < maxPly
                && TranspositionTable.depth(hit) >= depth - HASH_DEPTH_MARGIN
                && TranspositionTable.bound(hit) != Bound.UPPER
                && !Score.isMate(TranspositionTable.score(hit, node.ply));
    }

    /** What the other moves have to stay below if the hash move is to be singular, in centipawns. */
    int singularBound(int hashScore, int depth) {
        return hashScore - singularMargin * depth;
    }

    /** The depth to which the other moves are searched. */
    int singularDepth(int depth) {
        return (depth - 1) / 2;
    }

    /** Plies for a hash move whose competitors reach no more than {@code score}, below its singular bound. */
    int ofSingular(int score, int singularBound, boolean pv) {
        return !pv && score < singularBound - doubleMargin ? 2 : 1;
    }

    /** Plies for the move at hand, which a search with less depth has found to reach a score above alpha. */
    int ofSecondSearch(StackEntry node, int score) {
        if (score < node.best + shallowerMargin) {
            return -1;
        }
        return score > node.best + deeperMargin && node.ply < maxPly ? 1 : 0;
    }
}
