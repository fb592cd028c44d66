package parachute.engine.search;

import parachute.rules.movegen.StaticExchange;

/**
 * The rules by which single moves of a shallow node are not searched: move-count pruning, futility pruning and pruning
 * by static exchange (chessprogramming wiki, "Futility Pruning", "Late Move Reductions", "Static Exchange Evaluation").
 */
final class MovePruning {
    private final Tree tree;
    private final StaticExchange exchange;
    private final ReductionTable reductions;
    private final boolean hasDrops;
    private final int futilityDepth;
    private final int futilityBase;
    private final int futilityMargin;
    private final int moveCountDepth;
    private final int moveCountBase;
    private final int moveCountFactor;
    private final int moveCountFactorImproving;
    private final int exchangeDepth;
    private final int captureMargin;
    private final int quietMargin;

    MovePruning(Tree tree, SearchParameters parameters) {
        this.tree = tree;
        exchange = tree.exchange;
        reductions = parameters.reductions();
        hasDrops = tree.hasDrops;
        futilityDepth = parameters.get(SearchParameter.FUTILITY_DEPTH);
        futilityBase = parameters.get(SearchParameter.FUTILITY_BASE);
        futilityMargin = parameters.get(SearchParameter.FUTILITY_MARGIN);
        moveCountDepth = parameters.get(SearchParameter.MOVE_COUNT_DEPTH);
        moveCountBase = parameters.get(SearchParameter.MOVE_COUNT_BASE);
        moveCountFactor = parameters.get(SearchParameter.MOVE_COUNT_FACTOR);
        moveCountFactorImproving = parameters.get(SearchParameter.MOVE_COUNT_FACTOR_IMPROVING);
        exchangeDepth = parameters.get(SearchParameter.EXCHANGE_DEPTH);
        captureMargin = parameters.get(SearchParameter.EXCHANGE_CAPTURE_MARGIN);
        quietMargin = parameters.get(SearchParameter.EXCHANGE_QUIET_MARGIN);
    }

    /**
     * Whether the move at hand in a node is so unlikely to reach alpha that it is not searched at all. Where that is
     * true of all quiet moves that give no check, the picker is told to leave them out.
     */
    boolean isPruned(StackEntry node, int move, int depth, int alpha) {
        boolean inCheck = node.generator.inCheck();
        if (inCheck && !hasDrops || tree.isBareKingAgainstPawns(tree.position.sideToMove())) {
            return false;
        }
        if (!node.quiet) {
            return depth <= exchangeDepth && !node.check && !exchange.isAtLeast(move, -captureMargin * depth);
        }
        if (!node.check && !inCheck && (isCountedOut(node, depth) || isFutile(node, depth, alpha))) {
            node.picker.keepOnlyChecks();
            return true;
        }
        return depth <= exchangeDepth && !exchange.isAtLeast(move, -quietMargin * depth);
    }

    private boolean isCountedOut(StackEntry node, int depth) {
        int factor = node.improving ? moveCountFactorImproving : moveCountFactor;
        return depth <= moveCountDepth && node.number > (moveCountBase + depth * depth) * factor / 8;
    }

    private boolean isFutile(StackEntry node, int depth, int alpha) {
        int left = Math.max(0, depth - reductions.plies(depth, node.number));
        return left <= futilityDepth && node.staticEval + futilityBase + futilityMargin * left <= alpha;
    }
}
