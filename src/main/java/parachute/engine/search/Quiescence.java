package parachute.engine.search;

import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.movegen.StaticExchange;

/**
 * The search at the leaves of the main search: plays out captures and promotions, and at its first ply the drops that
 * give check, until the position is quiet enough to be judged.
 */
final class Quiescence {
    /** In check so many quiet evasions are tried once one move escapes the mate; the best come first. */
    private static final int QUIET_EVASIONS = 2;

    private final Tree tree;
    private final Position position;
    private final StaticExchange exchange;

    Quiescence(Tree tree) {
        this.tree = tree;
        position = tree.position;
        exchange = tree.exchange;
    }

    /**
     * Plays out captures and promotions, and at its first ply the drops that give check, until the position is quiet
     * enough to be judged. In check evasions are tried until one escapes, so that a mate by a drop is seen, and a few more.
     */
    int search(int lowerBound, int beta, int ply, int quiescencePly) {
        StackEntry frame = tree.frame(ply);
        int settled = tree.visit(frame);
        if (settled != Score.NONE) {
            return settled;
        }
        long entry = tree.table.probe(position.key());
        boolean deepEnough = entry != 0 && (quiescencePly > 0 || TranspositionTable.depth(entry) >= 0);
        if (deepEnough && beta - lowerBound == 1 && tree.isCutoff(entry, ply, lowerBound, beta)) {
            return TranspositionTable.score(entry, ply);
        }
        frame.generator.prepare();
        tree.evaluate(frame, entry);
        boolean inCheck = frame.generator.inCheck();
        int best = inCheck ? -Score.INFINITE : frame.staticEval;
        if (best >= beta) {
            return best;
        }
        int hashMove = Tree.hashMove(entry, frame);
        if (!inCheck && hashMove != Move.NONE && !position.isTactical(hashMove)) {
            hashMove = Move.NONE;
        }
        return searchMoves(frame, Math.max(lowerBound, best), beta, best, hashMove, quiescencePly);
    }

    private int searchMoves(StackEntry frame, int lowerBound, int beta, int standPat, int hashMove, int quiescencePly) {
        int ply = frame.ply;
        int alpha = lowerBound;
        int best = standPat;
        int bestMove = Move.NONE;
        boolean inCheck = frame.generator.inCheck();
        boolean canDrop = tree.hasDrops && position.handSize(position.sideToMove()) > 0;
        boolean withChecks = canDrop && quiescencePly == 0;
        int number = 0;
        int quietEvasions = 0;
        frame.picker.startQuiescence(hashMove, withChecks, tree.planeBefore(ply, 1), tree.planeBefore(ply, 2));
        for (int move = frame.picker.next(); move != Move.NONE; move = frame.picker.next()) {
            number++;
            boolean quietEvasion = inCheck && !position.isCapture(move);
            quietEvasions += quietEvasion ? 1 : 0;
            boolean pruned = inCheck ? quietEvasions > QUIET_EVASIONS && quietEvasion : isPruned(frame, move, alpha);
            if (best > -Score.MATE_BOUND && pruned) {
                continue;
            }
            tree.enter(frame, move);
            int score = -search(-beta, -alpha, ply + 1, quiescencePly + 1);
            position.unmake();
            if (tree.control.isStopped()) {
                return Score.DRAW;
            }
            if (score > best) {
                best = score;
                if (score > alpha) {
                    bestMove = move;
                    if (beta - lowerBound > 1) {
                        frame.extendLine(move, tree.frame(ply + 1));
                    }
                    if (score >= beta) {
                        break;
                    }
                    alpha = score;
                }
            }
        }
        if (number == 0 && inCheck) {
            return Score.matedIn(ply);
        }
        Bound bound = best >= beta ? Bound.LOWER : Bound.UPPER;
        int depth = inCheck || withChecks || !canDrop ? 0 : TranspositionTable.WITHOUT_CHECKS;
        tree.table.store(position.key(), bestMove, best, ply, frame.storedEval, depth, bound);
        return best;
    }

    private boolean isPruned(StackEntry frame, int move, int alpha) {
        if (Move.isDrop(move)) {
            return !exchange.isAtLeast(move, 0);
        }
        if (Move.promotionKind(move) == 0
                && frame.staticEval + exchange.captured(move) + tree.margins.delta() <= alpha) {
            return true;
        }
        return !exchange.isAtLeast(move, 0);
    }
}
