package parachute.engine.search;

import parachute.rules.board.Position;

/** Updates a thread's {@link Histories} with the results of its search. */
final class HistoryUpdates {
    private final Tree tree;
    private final Position position;
    private final Histories histories;
    private final SearchParameters parameters;

    HistoryUpdates(Tree tree, SearchParameters parameters) {
        this.parameters = parameters;
        this.tree = tree;
        position = tree.position;
        histories = tree.histories;
    }

    /**
     * Rewards a move that caused a beta cutoff, more if the evaluation is below beta, and lowers those tried before it.
     */
    void rewardCutoff(StackEntry node, int move, boolean quiet, int depth, int beta) {
        boolean unexpected = node.staticEval != Score.NONE && node.staticEval < beta;
        int bonus = bonus(unexpected ? depth + parameters.historyBonusUnexpected : depth);
        if (quiet) {
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

    /** Rewards the quiet move that led to a node in which no move reached alpha. */
    void rewardLastMove(StackEntry node, int depth) {
        StackEntry last = tree.stack(node.ply - 1);
        if (last.quiet) {
            int bonus = bonus(depth) * parameters.historyFailLowShare / 100;
            histories.updateQuiet(last.butterfly, last.pieceTo, last.context, bonus);
        }
    }

    /** Rewards the quiet move that led to a node by its change of the evaluation, for better or worse. */
    void rewardGain(StackEntry node) {
        if (parameters.historyEvalFactor == 0) {
            return;
        }
        StackEntry last = tree.stack(node.ply - 1);
        boolean known = node.storedEval != Score.NONE && last.storedEval != Score.NONE;
        if (known && last.quiet) {
            int gain = -node.storedEval - last.storedEval;
            histories.updateButterfly(
                    last.butterfly,
                    Math.clamp(
                            (long) parameters.historyEvalFactor * gain,
                            -parameters.historyEvalMax,
                            parameters.historyEvalMax));
        }
    }

    private int bonus(int depth) {
        return Math.min(
                parameters.historyBonusFactor * depth + parameters.historyBonusBase, parameters.historyBonusMax);
    }

    private void updateQuiet(StackEntry node, int move, int bonus) {
        histories.updateQuiet(position, move, node.context, bonus);
    }
}
