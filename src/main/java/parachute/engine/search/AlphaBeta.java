package parachute.engine.search;

import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;

/**
 * The main search of one thread: principal variation search (chessprogramming wiki). Every number that it compares is a
 * {@link Score} from the view of the side to move.
 *
 * <p>The methods are kept small on purpose: the just-in-time compiler handles ten small methods sooner and better than
 * one large one.
 */
final class AlphaBeta {
    private final Tree tree;
    private final Position position;
    private final Quiescence quiescence;
    private final MovePruning pruning;
    private final Reductions reductions;
    private final Extensions extensions;
    private final HistoryUpdates updates;
    private final int reverseFutilityDepth;
    private final int reverseFutilityMargin;
    private final int razoringDepth;
    private final int razoringMargin;
    private final int nullMoveDepth;
    private final int nullMoveReduction;
    private final int nullMoveDepthDivisor;
    private final int nullMoveEvalDivisor;
    private final int nullMoveMaxEvalReduction;
    private final int iirDepth;

    AlphaBeta(Tree tree, SearchParameters parameters) {
        this.tree = tree;
        position = tree.position;
        quiescence = new Quiescence(tree, parameters);
        pruning = new MovePruning(tree, parameters);
        reductions = new Reductions(tree, parameters);
        extensions = new Extensions(tree, parameters);
        updates = new HistoryUpdates(tree, parameters);
        reverseFutilityDepth = parameters.get(SearchParameter.REVERSE_FUTILITY_DEPTH);
        reverseFutilityMargin = parameters.get(SearchParameter.REVERSE_FUTILITY_MARGIN);
        razoringDepth = parameters.get(SearchParameter.RAZORING_DEPTH);
        razoringMargin = parameters.get(SearchParameter.RAZORING_MARGIN);
        nullMoveDepth = parameters.get(SearchParameter.NULL_MOVE_DEPTH);
        nullMoveReduction = parameters.get(SearchParameter.NULL_MOVE_REDUCTION);
        nullMoveDepthDivisor = parameters.get(SearchParameter.NULL_MOVE_DEPTH_DIVISOR);
        nullMoveEvalDivisor = parameters.get(SearchParameter.NULL_MOVE_EVAL_DIVISOR);
        nullMoveMaxEvalReduction = parameters.get(SearchParameter.NULL_MOVE_MAX_EVAL_REDUCTION);
        iirDepth = parameters.get(SearchParameter.IIR_DEPTH);
    }

    /** Prepares the root for an iteration of this depth. */
    void startIteration(int depth) {
        extensions.startIteration(depth);
        tree.startIteration();
        StackEntry root = tree.stack(0);
        root.generator.prepare();
        root.checks.prepare();
        tree.evaluate(root, 0);
    }

    // ---- root -----------------------------------------------------------------------------------------------------

    /** Searches one move of the root, the first of its iteration with the whole window, later ones as scouts. */
    int searchRootMove(int move, int alpha, int beta, int depth, int number) {
        StackEntry root = tree.stack(0);
        root.number = number;
        root.best = alpha;
        root.quiet = !position.isTactical(move);
        root.check = root.checks.givesCheck(move);
        int newDepth = depth - 1 + extensions.ofCheck(root, move);
        int reduction = reductions.ofRootMove(root, depth);
        tree.enter(root, move);
        int score = searchChild(root, alpha, beta, newDepth, reduction, true, false);
        tree.leave();
        root.extendLine(move, tree.stack(1));
        return score;
    }

    // ---- nodes ----------------------------------------------------------------------------------------------------

    private int search(int lowerBound, int upperBound, int depth, int ply, boolean cutNode) {
        if (depth <= 0) {
            return quiescence.search(lowerBound, upperBound, ply, 0);
        }
        StackEntry node = tree.stack(ply);
        int early = tree.visit(node);
        if (early != Score.NONE) {
            return early;
        }
        // Mate-distance pruning: no line from here beats a mate already found nearer to the root.
        int alpha = Math.max(lowerBound, Score.matedIn(ply));
        int beta = Math.min(upperBound, Score.mateIn(ply + 1));
        if (alpha >= beta) {
            return alpha;
        }
        boolean pv = beta - alpha > 1;
        long hit = tree.table.probe(position.key());
        boolean deepEnough = hit != 0 && TranspositionTable.depth(hit) >= depth;
        if (deepEnough && !pv && tree.isCutoff(hit, ply, alpha, beta)) {
            return TranspositionTable.score(hit, ply);
        }
        int mate = tree.probeMate(node, depth);
        if (mate != Score.NONE && mate > alpha) {
            return mate;
        }
        node.generator.prepare();
        int hashMove = Tree.hashMove(hit, node);
        tree.evaluate(node, hit);
        node.improving = isImproving(ply);
        updates.rewardGain(node);
        if (!pv && !node.generator.inCheck()) {
            int score = pruneNode(node, alpha, beta, depth, cutNode);
            if (score != Score.NONE) {
                return score;
            }
        }
        // Internal iterative reduction: without a move to try first, a search this deep is cheaper a ply shallower.
        boolean reduced = hashMove == Move.NONE && depth >= iirDepth && (pv || cutNode);
        node.extension = 0;
        if (extensions.mayBeSingular(node, hit, hashMove, depth)) {
            int score = searchOtherMoves(node, TranspositionTable.score(hit, ply), hashMove, beta, depth, pv, cutNode);
            if (score != Score.NONE) {
                return score;
            }
        }
        return searchMoves(node, alpha, beta, reduced ? depth - 1 : depth, hashMove, Move.NONE, cutNode);
    }

    /**
     * Searches all moves but the hash move, less deeply, and notes by how many plies the hash move is to be extended:
     * it is singular if they stay well below its score. If they reach beta, too, so will one of the node's moves
     * (multi-cut, chessprogramming wiki).
     *
     * @return the score of the node, or {@link Score#NONE} if it has to be searched
     */
    private int searchOtherMoves(
            StackEntry node, int hashScore, int hashMove, int beta, int depth, boolean pv, boolean cutNode) {
        int bound = extensions.singularBound(hashScore, depth);
        int score = searchMoves(node, bound - 1, bound, extensions.singularDepth(depth), Move.NONE, hashMove, cutNode);
        node.lineLength = 0;
        if (tree.control.isStopped()) {
            return Score.DRAW;
        }
        if (score < bound) {
            node.extension = extensions.ofSingular(score, bound, pv);
        } else if (bound >= beta && !pv) {
            return bound;
        } else if (hashScore >= beta) {
            node.extension = -1; // another move is likely to do as well
        }
        return Score.NONE;
    }

    /** Whether the side to move stands better than at its last move. */
    private boolean isImproving(int ply) {
        int now = tree.stack(ply).staticEval;
        if (now == Score.NONE) {
            return false;
        }
        int before = ply >= 2 ? tree.stack(ply - 2).staticEval : Score.NONE;
        return before == Score.NONE || now > before;
    }

    /**
     * The rules that answer for a whole node without looking at its moves: reverse futility pruning, razoring and null
     * move pruning (chessprogramming wiki). {@link Score#NONE} if none applies.
     */
    private int pruneNode(StackEntry node, int alpha, int beta, int depth, boolean cutNode) {
        int eval = node.staticEval;
        if (depth <= reverseFutilityDepth
                && eval - reverseFutilityMargin * (node.improving ? depth - 1 : depth) >= beta
                && eval < Score.MATE_BOUND
                && beta > -Score.MATE_BOUND) {
            return eval;
        }
        if (depth <= razoringDepth && eval + razoringMargin * depth <= alpha) {
            int score = quiescence.search(alpha, alpha + 1, node.ply, 0);
            if (score <= alpha) {
                return score;
            }
        }
        if (depth >= nullMoveDepth && eval >= beta && mayPass(node)) {
            return searchNullMove(node, beta, depth, cutNode);
        }
        return Score.NONE;
    }

    /**
     * A pass proves nothing in zugzwang, which is frequent only where a side has no pieces on the board and in hand: its
     * own pass is then too good, and so is, in chess, one against a bare king with pawns on the board.
     */
    private boolean mayPass(StackEntry node) {
        if (tree.pieceToBefore(node.ply, 1) == 0) {
            return false; // two passes in a row lead nowhere
        }
        int us = position.sideToMove();
        if (tree.isBareKingAgainstPawns(us ^ 1)) {
            return false;
        }
        long pieces = position.occupiedBy(us) & ~position.pieces(us, Piece.PAWN) & ~position.pieces(us, Piece.KING);
        return pieces != 0 || position.handSize(us) > 0;
    }

    /** Null move pruning: if even a pass leaves the opponent worse than beta, a real move would too. */
    private int searchNullMove(StackEntry node, int beta, int depth, boolean cutNode) {
        int forEval = Math.min(nullMoveMaxEvalReduction, (node.staticEval - beta) / nullMoveEvalDivisor);
        int reduction = nullMoveReduction + depth / nullMoveDepthDivisor + forEval;
        tree.enterNullMove(node);
        int score = -search(-beta, -beta + 1, depth - reduction, node.ply + 1, !cutNode);
        tree.leaveNullMove();
        if (tree.control.isStopped() || score < beta) {
            return Score.NONE;
        }
        return Math.min(score, Score.MATE_BOUND - 1); // a mate after a pass is not proved
    }

    // ---- moves ----------------------------------------------------------------------------------------------------

    private int searchMoves(
            StackEntry node, int lowerBound, int beta, int depth, int hashMove, int excluded, boolean cutNode) {
        int alpha = lowerBound;
        boolean pv = beta - alpha > 1;
        int best = -Score.INFINITE;
        int bestMove = Move.NONE;
        startMoves(node, hashMove);
        for (int move = node.picker.next(); move != Move.NONE; move = node.picker.next()) {
            if (move == excluded) {
                continue;
            }
            node.number++;
            node.quiet = !position.isTactical(move);
            node.check = node.checks.givesCheck(move);
            if (best > -Score.MATE_BOUND && pruning.isPruned(node, move, depth, alpha)) {
                continue;
            }
            node.best = best;
            int score = searchMove(node, move, alpha, beta, depth, pv, cutNode);
            if (tree.control.isStopped()) {
                return Score.DRAW;
            }
            if (score > best) {
                best = score;
                if (score > alpha) {
                    bestMove = move;
                    if (pv) {
                        node.extendLine(move, tree.stack(node.ply + 1));
                    }
                    if (score >= beta) {
                        node.cutoffs++;
                        updates.rewardCutoff(node, move, depth);
                        break;
                    }
                    alpha = score;
                }
            }
            (node.quiet ? node.quietsTried : node.capturesTried).add(move);
        }
        if (excluded != Move.NONE) {
            return node.number == 0 ? lowerBound : best;
        }
        if (node.number == 0) {
            return node.generator.inCheck() ? Score.matedIn(node.ply) : Score.DRAW;
        }
        if (best <= lowerBound) {
            updates.rewardLastMove(node, depth);
        }
        Bound bound = best >= beta ? Bound.LOWER : bestMove != Move.NONE && pv ? Bound.EXACT : Bound.UPPER;
        tree.table.store(position.key(), bestMove, best, node.ply, node.storedEval, depth, bound);
        return best;
    }

    private void startMoves(StackEntry node, int hashMove) {
        int ply = node.ply;
        node.number = 0;
        node.hashMoveTactical = hashMove != Move.NONE && position.isTactical(hashMove);
        node.quietsTried.clear();
        node.capturesTried.clear();
        tree.stack(ply + 1).clearKillers();
        tree.stack(Math.min(ply + 2, SearchLimits.MAX_PLY)).cutoffs = 0;
        node.checks.prepare();
        node.picker.start(
                hashMove, node.firstKiller, node.secondKiller, tree.pieceToBefore(ply, 1), tree.pieceToBefore(ply, 2));
    }

    private int searchMove(StackEntry node, int move, int alpha, int beta, int depth, boolean pv, boolean cutNode) {
        int newDepth = depth - 1 + extension(node, move);
        int reduction = reductions.of(node, move, depth, pv, cutNode);
        tree.enter(node, move);
        int score = searchChild(node, alpha, beta, newDepth, reduction, pv, cutNode);
        tree.leave();
        return score;
    }

    private int extension(StackEntry node, int move) {
        boolean singularityKnown = node.number == 1 && node.extension != 0;
        return singularityKnown ? node.extension : extensions.ofCheck(node, move);
    }

    /**
     * Searches the position after the move at hand: after the first one with the full window, after later ones with a
     * null window and less depth, and again where that fails high.
     */
    private int searchChild(
            StackEntry node, int alpha, int beta, int newDepth, int reduction, boolean pv, boolean cutNode) {
        int ply = node.ply;
        if (node.number == 1) {
            return -search(-beta, -alpha, newDepth, ply + 1, !pv && !cutNode);
        }
        int reduced = Math.min(newDepth, Math.max(1, newDepth - reduction));
        int score = -search(-alpha - 1, -alpha, reduced, ply + 1, true);
        int again = newDepth;
        if (score > alpha && reduced < newDepth) {
            again += extensions.ofSecondSearch(node, score);
            if (again > reduced) {
                score = -search(-alpha - 1, -alpha, again, ply + 1, !cutNode);
            }
        }
        if (score > alpha && pv && score < beta) {
            score = -search(-beta, -alpha, again, ply + 1, false);
        }
        return score;
    }
}
