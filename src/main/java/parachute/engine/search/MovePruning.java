package parachute.engine.search;

import parachute.rules.board.Move;
import parachute.rules.movegen.StaticExchange;

/**
 * Decides which moves of a shallow node are not searched: move-count pruning, futility pruning and pruning by static
 * exchange (chessprogramming wiki, "Futility Pruning", "Late Move Reductions", "Static Exchange Evaluation").
 */
final class MovePruning {
    private final Tree tree;
    private final StaticExchange exchange;
    private final ReductionTable reductions;
    private final boolean hasDrops;
    private final SearchParameters parameters;

    MovePruning(Tree tree, SearchParameters parameters) {
        this.parameters = parameters;
        this.tree = tree;
        exchange = tree.exchange;
        reductions = parameters.reductions;
        hasDrops = tree.hasDrops;
    }

    /**
     * Returns whether moves of a node may be pruned at all: in check only in variants with drops, where evasions are
     * many, and never for a bare king against pawns.
     */
    boolean mayPrune(StackEntry node) {
        return (hasDrops || !node.generator.inCheck()) && !tree.isBareKingAgainstPawns(tree.position.sideToMove());
    }

    /**
     * Returns whether quiet moves that do not give check are too unlikely to reach alpha: because they are late, or
     * because the evaluation is too far below it.
     *
     * @param number that of the next move
     */
    boolean areQuietsHopeless(StackEntry node, int number, int depth, int alpha) {
        return !node.generator.inCheck() && (isCountedOut(node, number, depth) || isFutile(node, number, depth, alpha));
    }

    private boolean isCountedOut(StackEntry node, int number, int depth) {
        int factor = (node.improving ? parameters.moveCountFactorImproving : parameters.moveCountFactor);
        return depth <= parameters.moveCountDepth && number > (parameters.moveCountBase + depth * depth) * factor / 8;
    }

    private boolean isFutile(StackEntry node, int number, int depth, int alpha) {
        int left = left(depth, number);
        return left <= parameters.futilityDepth
                && node.staticEval + parameters.futilityBase + parameters.futilityMargin * left <= alpha;
    }

    /** Returns whether a quiet move that does not give check has failed too often; those after it are no better. */
    boolean hasFailed(StackEntry node, int move, int depth) {
        return depth <= parameters.historyPruningDepth
                && !node.generator.inCheck()
                && tree.histories.quiet(tree.position, move, node.context) < -parameters.historyPruningMargin * depth;
    }

    /**
     * Returns whether a capture that does not give check is too unlikely to reach alpha, even with what it wins. Not for
     * promotions.
     */
    boolean isFutileCapture(StackEntry node, int move, int depth, int alpha) {
        return depth <= parameters.futilityDepth
                && !node.generator.inCheck()
                && Move.promotionKind(move) == 0
                && !Score.isMate(alpha)
                && node.staticEval + exchange.captured(move) + parameters.futilityCaptureMargin * (depth + 1) <= alpha;
    }

    /** Returns the plies left after the reduction of a move with this number. */
    private int left(int depth, int number) {
        return Math.max(0, depth - reductions.plies(depth, number));
    }

    /**
     * Returns whether a move loses more material than the remaining depth is likely to win back; never true for a
     * capture that gives check.
     */
    boolean losesMaterial(int move, int number, boolean quiet, boolean check, int depth) {
        if (depth > parameters.exchangeDepth || check && !quiet) {
            return false;
        }
        int margin = quiet ? quietMargin(left(depth, number)) : parameters.exchangeCaptureMargin * depth;
        return !exchange.isAtLeast(move, -margin);
    }

    private int quietMargin(int left) {
        return parameters.exchangeQuietMargin * left * left;
    }
}
