package parachute.engine.search;

import parachute.rules.board.Position;

/** What a thread's search learns of moves: killers and {@link Histories}. */
final class HistoryUpdates {
    private final Tree tree;
    private final Position position;
    private final Histories histories;
    private final int bonusFactor;
    private final int bonusBase;
    private final int bonusMax;
    private final int failLowShare;
    private final int evalFactor;
    private final int evalMax;

    HistoryUpdates(Tree tree, SearchParameters parameters) {
        this.tree = tree;
        position = tree.position;
        histories = tree.histories;
        bonusFactor = parameters.get(SearchParameter.HISTORY_BONUS_FACTOR);
        bonusBase = parameters.get(SearchParameter.HISTORY_BONUS_BASE);
        bonusMax = parameters.get(SearchParameter.HISTORY_BONUS_MAX);
        failLowShare = parameters.get(SearchParameter.HISTORY_FAIL_LOW_SHARE);
        evalFactor = parameters.get(SearchParameter.HISTORY_EVAL_FACTOR);
        evalMax = parameters.get(SearchParameter.HISTORY_EVAL_MAX);
    }

    /** A move caused a beta cutoff, those tried before it did not. */
    void rewardCutoff(StackEntry node, int move, int depth) {
        int bonus = bonus(depth);
        if (node.quiet) {
            node.addKiller(move);
            updateQuiet(node, move, bonus);
            for (int i = 0; i < node.quietsTried.size(); i++) {
                updateQuiet(node, node.quietsTried.get(i), -bonus);
            }
        } else {
            histories.updateCapture(position, move, bonus);
        }
        for (int i = 0; i < node.capturesTried.size(); i++) {
            histories.updateCapture(position, node.capturesTried.get(i), -bonus);
        }
    }

    /** No move of a node reached alpha, so the quiet move that led to it was good. */
    void rewardLastMove(StackEntry node, int depth) {
        if (failLowShare == 0) {
            return;
        }
        StackEntry last = tree.stack(node.ply - 1);
        if (last.isQuietMove()) {
            int bonus = bonus(depth) * failLowShare / 100;
            int before = tree.pieceToBefore(node.ply, 2);
            histories.updateQuiet(last.butterfly, last.pieceTo, before, tree.pieceToBefore(node.ply, 3), bonus);
        }
    }

    /** The quiet move that led to a node has changed the evaluation for better or worse. */
    void rewardGain(StackEntry node) {
        if (evalFactor == 0) {
            return;
        }
        StackEntry last = tree.stack(node.ply - 1);
        boolean known = node.storedEval != Score.NONE && last.storedEval != Score.NONE;
        if (known && last.isQuietMove()) {
            int gain = -node.storedEval - last.storedEval;
            histories.updateButterfly(last.butterfly, Math.clamp((long) evalFactor * gain, -evalMax, evalMax));
        }
    }

    private int bonus(int depth) {
        return Math.min(bonusFactor * depth + bonusBase, bonusMax);
    }

    private void updateQuiet(StackEntry node, int move, int bonus) {
        int before = tree.pieceToBefore(node.ply, 1);
        histories.updateQuiet(position, move, before, tree.pieceToBefore(node.ply, 2), bonus);
    }
}
