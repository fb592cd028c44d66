package parachute.engine.search;

import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.movegen.StaticExchange;

/**
 * The quiescence search (chessprogramming wiki) at the leaves of the main search: captures, promotions, and at its first
 * ply the drops that give check, until the position is quiet enough to be judged. In check evasions are tried until one
 * escapes, so that a mate by a drop is seen, and a few more.
 */
final class Quiescence {
    private final Tree tree;
    private final Position position;
    private final StaticExchange exchange;
    private final int delta;
    private final int exchangeThreshold;
    private final int maxQuietEvasions;

    Quiescence(Tree tree, SearchParameters parameters) {
        this.tree = tree;
        position = tree.position;
        exchange = tree.exchange;
        delta = parameters.get(SearchParameter.QUIESCENCE_DELTA);
        exchangeThreshold = parameters.get(SearchParameter.QUIESCENCE_EXCHANGE);
        maxQuietEvasions = parameters.get(SearchParameter.QUIESCENCE_QUIET_EVASIONS);
    }

    /**
     * The score of the position, for the side to move.
     *
     * @param ply plies from the root
     * @param quiescencePly plies of the quiescence search, 0 at its first
     */
    int search(int lowerBound, int beta, int ply, int quiescencePly) {
        StackEntry node = tree.stack(ply);
        int early = tree.visit(node);
        if (early != Score.NONE) {
            return early;
        }
        long hit = tree.table.probe(position.key());
        boolean deepEnough = hit != 0 && (quiescencePly > 0 || TranspositionTable.depth(hit) >= 0);
        if (deepEnough && beta - lowerBound == 1 && tree.isCutoff(hit, ply, lowerBound, beta)) {
            return TranspositionTable.score(hit, ply);
        }
        node.generator.prepare();
        tree.evaluate(node, hit);
        boolean inCheck = node.generator.inCheck();
        int standPat = inCheck ? -Score.INFINITE : node.staticEval;
        if (standPat >= beta) {
            return standPat;
        }
        int hashMove = Tree.hashMove(hit, node);
        if (!inCheck && hashMove != Move.NONE && !position.isTactical(hashMove)) {
            hashMove = Move.NONE;
        }
        return searchMoves(node, Math.max(lowerBound, standPat), beta, standPat, hashMove, quiescencePly);
    }

    private int searchMoves(StackEntry node, int lowerBound, int beta, int standPat, int hashMove, int quiescencePly) {
        int ply = node.ply;
        int alpha = lowerBound;
        int best = standPat;
        int bestMove = Move.NONE;
        boolean inCheck = node.generator.inCheck();
        boolean withDrops = quiescencePly == 0 && hasDrops();
        int number = 0;
        int quietEvasions = 0;
        boolean bareKing = tree.isBareKingAgainstPawns(position.sideToMove());
        int maxEvasions = bareKing ? Integer.MAX_VALUE : maxQuietEvasions;
        node.picker.startQuiescence(hashMove, withDrops, tree.pieceToBefore(ply, 1), tree.pieceToBefore(ply, 2));
        for (int move = node.picker.next(); move != Move.NONE; move = node.picker.next()) {
            number++;
            boolean quietEvasion = inCheck && !position.isCapture(move);
            quietEvasions += quietEvasion ? 1 : 0;
            boolean pruned = inCheck ? quietEvasion && quietEvasions > maxEvasions : isPruned(node, move, alpha);
            if (best > -Score.MATE_BOUND && pruned) {
                continue;
            }
            tree.enter(node, move);
            int score = -search(-beta, -alpha, ply + 1, quiescencePly + 1);
            tree.leave();
            if (tree.control.isStopped()) {
                return Score.DRAW;
            }
            if (score > best) {
                best = score;
                if (score > alpha) {
                    bestMove = move;
                    if (beta - lowerBound > 1) {
                        node.extendLine(move, tree.stack(ply + 1));
                    }
                    if (score >= beta) {
                        break;
                    }
                    alpha = score;
                }
            }
        }
        return number == 0 && inCheck ? Score.matedIn(ply) : store(node, bestMove, best, beta, withDrops);
    }

    private boolean hasDrops() {
        return tree.hasDrops && position.handSize(position.sideToMove()) > 0;
    }

    /** Whether a move, out of check, cannot reach alpha (delta pruning) or loses material. */
    private boolean isPruned(StackEntry node, int move, int alpha) {
        if (!Move.isDrop(move)
                && Move.promotionKind(move) == 0
                && (tree.hasDrops || !position.hasBareKing(position.sideToMove())) // its captures often draw
                && node.staticEval + exchange.captured(move) + delta <= alpha) {
            return true;
        }
        return !exchange.isAtLeast(move, exchangeThreshold);
    }

    private int store(StackEntry node, int bestMove, int best, int beta, boolean withDrops) {
        boolean all = withDrops || node.generator.inCheck() || !hasDrops();
        int depth = all ? 0 : TranspositionTable.WITHOUT_CHECKS;
        Bound bound = best >= beta ? Bound.LOWER : Bound.UPPER;
        tree.table.store(position.key(), bestMove, best, node.ply, node.storedEval, depth, bound);
        return best;
    }
}
