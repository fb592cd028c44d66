package parachute.engine.search;

import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.movegen.StaticExchange;

/**
 * The quiescence search (chessprogramming wiki) at the leaves of the main search: captures, promotions, and at its
 * first ply a few drops that give check, until the position is quiet enough to be evaluated. In check it tries evasions
 * until one escapes, so that mates by drops are found, and a few more.
 */
final class Quiescence {
    private final Tree tree;
    private final Position position;
    private final StaticExchange exchange;
    private final SearchParameters parameters;

    Quiescence(Tree tree, SearchParameters parameters) {
        this.parameters = parameters;
        this.tree = tree;
        position = tree.position;
        exchange = tree.exchange;
    }

    /**
     * Returns the score of the position, for the side to move.
     *
     * @param ply plies from the root
     * @param quiescencePly plies of the quiescence search, 0 at its first
     */
    int search(int lowerBound, int beta, int ply, int quiescencePly) {
        // Step 1. Count the node. The search may have to end, the game may be drawn, the stack full.
        StackEntry node = tree.stack(ply);
        int early = tree.visit(node);
        if (early != Score.NONE) {
            return early;
        }

        // Step 2. Transposition table; the depth of an entry shows whether checks were tried, as at the first ply
        // (crazyhouse: +14 ± 18, together with step 5 +67 ± 46).
        long hit = tree.table.probe(position.key());
        boolean deepEnough = hit != 0 && (quiescencePly > 0 || TranspositionTable.depth(hit) >= 0);
        if (deepEnough && beta - lowerBound == 1 && tree.isCutoff(hit, ply, lowerBound, beta)) {
            return TranspositionTable.score(hit, ply);
        }

        // Step 3. Stand pat: when not in check, the side to move need not capture.
        node.generator.prepare();
        tree.evaluate(node, hit);
        int standPat = node.generator.inCheck() ? -Score.INFINITE : node.staticEval;
        if (standPat >= beta) {
            return standPat;
        }

        return searchMoves(node, Math.max(lowerBound, standPat), beta, standPat, hashMove(node, hit), quiescencePly);
    }

    /** Returns the hash move; when not in check only if a quiescence search may try it. */
    private int hashMove(StackEntry node, long hit) {
        int move = Tree.hashMove(hit, node);
        boolean quiet = move != Move.NONE && !position.isTactical(move);
        return quiet && !node.generator.inCheck() ? Move.NONE : move;
    }

    private int searchMoves(StackEntry node, int lowerBound, int beta, int standPat, int hashMove, int quiescencePly) {
        int ply = node.ply;
        int alpha = lowerBound;
        int best = standPat;
        int bestMove = Move.NONE;
        int number = 0;
        int quietEvasions = 0;
        int checkingDrops = 0;
        boolean inCheck = node.generator.inCheck();
        boolean withDrops = quiescencePly == 0 && hasDrops();
        int us = position.sideToMove();
        // A bare king may have a single move that holds, and its captures often draw in chess.
        boolean bareKing = tree.hasChessEndings && position.hasBareKing(us);
        int maxEvasions = tree.isBareKingAgainstPawns(us) ? Integer.MAX_VALUE : parameters.quiescenceQuietEvasions;

        // Step 4. Captures and promotions, at the first ply drops that give check; in check all evasions.
        node.picker.startQuiescence(hashMove, withDrops);
        for (int move = node.picker.next(); move != Move.NONE; move = node.picker.next()) {
            number++;
            boolean quiet = !position.isTactical(move);

            // Step 5. Pruning, once one move avoids mate.
            if (inCheck) {
                // Quiet evasions after the first few (in addition to all captures: crazyhouse +25 ± 31).
                if (!position.isCapture(move) && ++quietEvasions > maxEvasions && best > -Score.MATE_BOUND) {
                    continue;
                }
            } else {
                // Drops after the first few: only drops are left.
                if (quiet && ++checkingDrops > parameters.quiescenceCheckingDrops) {
                    break;
                }
                // Delta pruning: captures that win too little to reach alpha.
                if (!quiet
                        && Move.promotionKind(move) == 0
                        && !bareKing
                        && node.staticEval + exchange.captured(move) + parameters.quiescenceDelta <= alpha
                        && best > -Score.MATE_BOUND) {
                    continue;
                }
                // Static exchange: losses of material.
                if (!exchange.isAtLeast(move, parameters.quiescenceExchange) && best > -Score.MATE_BOUND) {
                    continue;
                }
            }

            // Step 6. As steps 19 and 20 of AlphaBeta: a better move raises alpha, and one that reaches beta ends the
            // node.
            tree.enter(node, move, quiet);
            int score = -search(-beta, -alpha, ply + 1, quiescencePly + 1);
            tree.leave();
            if (tree.control.isStopped()) {
                return Score.DRAW;
            }
            best = Math.max(best, score);
            if (score > alpha) {
                alpha = score;
                bestMove = move;
                if (beta - lowerBound > 1) {
                    node.extendLine(move, tree.stack(ply + 1));
                }
                if (score >= beta) {
                    break;
                }
            }
        }

        // Step 7. Mate, or the result goes into the transposition table. Stalemate is not detected.
        return number == 0 && inCheck ? Score.matedIn(ply) : store(node, bestMove, best, beta, withDrops);
    }

    private boolean hasDrops() {
        return tree.hasDrops && position.handSize(position.sideToMove()) > 0;
    }

    private int store(StackEntry node, int bestMove, int best, int beta, boolean withDrops) {
        boolean all = withDrops || node.generator.inCheck() || !hasDrops();
        int depth = all ? 0 : TranspositionTable.WITHOUT_CHECKS;
        Bound bound = best >= beta ? Bound.LOWER : Bound.UPPER;
        tree.store(node, bestMove, best, depth, bound);
        return best;
    }
}
