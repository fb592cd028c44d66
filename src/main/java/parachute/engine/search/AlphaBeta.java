package parachute.engine.search;

import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.movegen.StaticExchange;

/**
 * The main search of one thread: principal-variation alpha-beta. Every number that it compares is a {@link Score} from
 * the view of the side to move.
 *
 * <p>The methods are kept small on purpose: the just-in-time compiler handles ten small methods sooner and better than
 * one large one.
 */
final class AlphaBeta {
    /** Deepest node, in plies left, at which each rule prunes. */
    private static final int REVERSE_FUTILITY_DEPTH = 7, RAZORING_DEPTH = 3, FUTILITY_DEPTH = 7, MOVE_COUNT_DEPTH = 8;

    private static final int EXCHANGE_DEPTH = 7;
    private static final int NULL_MOVE_DEPTH = 3;
    /** Shallowest node at which late moves are reduced. */
    private static final int REDUCTION_DEPTH = 3;
    /** Without a move to try first, a search this deep is cheaper one ply shallower. */
    private static final int REDUCTION_WITHOUT_HASH_MOVE_DEPTH = 4;

    private final Tree tree;
    private final Position position;
    private final Histories histories;
    private final StaticExchange exchange;
    private final Margins margins;
    private final Quiescence quiescence;
    private int rootDepth;

    AlphaBeta(Tree tree) {
        this.tree = tree;
        position = tree.position;
        histories = tree.histories;
        exchange = tree.exchange;
        margins = tree.margins;
        quiescence = new Quiescence(tree);
    }

    /** Prepares the root for an iteration; check extensions are bounded by its depth. */
    void startIteration(int depth) {
        rootDepth = depth;
        tree.startIteration();
        StackEntry root = tree.frame(0);
        root.generator.prepare();
        root.checks.prepare();
        tree.evaluate(root, 0);
    }

    // ---- root -----------------------------------------------------------------------------------------------------

    /** Searches one move of the root, the first of its iteration with the whole window, later ones as scouts. */
    int searchRootMove(int move, int alpha, int beta, int depth, int number) {
        StackEntry root = tree.frame(0);
        root.number = number;
        root.quiet = !position.isTactical(move);
        root.check = root.checks.givesCheck(move);
        int newDepth = depth - 1 + extension(root, move);
        int reduction = rootReduction(root, depth);
        tree.enter(root, move);
        int score = searchMove(root, alpha, beta, newDepth, reduction, true, false);
        position.unmake();
        root.extendLine(move, tree.frame(1));
        return score;
    }

    /** At the root a move is not reduced for its history, which says nothing about this very position. */
    private static int rootReduction(StackEntry root, int depth) {
        boolean late = root.quiet && !root.check && depth >= REDUCTION_DEPTH && root.number > 3;
        return late ? Reductions.plies(depth, root.number) - 1 : 0;
    }

    // ---- main search ----------------------------------------------------------------------------------------------

    private int search(int lowerBound, int upperBound, int depth, int ply, boolean cutNode) {
        if (depth <= 0) {
            return quiescence.search(lowerBound, upperBound, ply, 0);
        }
        StackEntry frame = tree.frame(ply);
        int settled = tree.visit(frame);
        if (settled != Score.NONE) {
            return settled;
        }
        // Mate-distance pruning: no line from here beats a mate already found nearer to the root.
        int alpha = Math.max(lowerBound, Score.matedIn(ply));
        int beta = Math.min(upperBound, Score.mateIn(ply + 1));
        if (alpha >= beta) {
            return alpha;
        }
        boolean pv = beta - alpha > 1;
        long entry = tree.table.probe(position.key());
        boolean deepEnough = entry != 0 && TranspositionTable.depth(entry) >= depth;
        if (deepEnough && !pv && tree.isCutoff(entry, ply, alpha, beta)) {
            return TranspositionTable.score(entry, ply);
        }
        int mate = tree.probeMate(frame, depth);
        if (mate != Score.NONE && mate > alpha) {
            return mate;
        }
        frame.generator.prepare();
        int hashMove = Tree.hashMove(entry, frame);
        tree.evaluate(frame, entry);
        frame.improving = isImproving(ply);
        if (!pv && !frame.generator.inCheck()) {
            int score = pruneNode(frame, alpha, beta, depth, cutNode);
            if (score != Score.NONE) {
                return score;
            }
        }
        int usedDepth = depth;
        if (hashMove == Move.NONE && depth >= REDUCTION_WITHOUT_HASH_MOVE_DEPTH && (pv || cutNode)) {
            usedDepth--; // internal iterative reduction
        }
        return searchMoves(frame, alpha, beta, usedDepth, hashMove, cutNode);
    }

    /** The rules that answer for a whole node without looking at its moves, or {@link Score#NONE}. */
    private int pruneNode(StackEntry frame, int alpha, int beta, int depth, boolean cutNode) {
        int eval = frame.staticEval;
        if (depth <= REVERSE_FUTILITY_DEPTH
                && eval - margins.reverseFutility() * (frame.improving ? depth - 1 : depth) >= beta
                && eval < Score.MATE_BOUND
                && beta > -Score.MATE_BOUND) {
            return eval;
        }
        if (depth <= RAZORING_DEPTH && eval + margins.razoring() * depth <= alpha) {
            int score = quiescence.search(alpha, alpha + 1, frame.ply, 0);
            if (score <= alpha) {
                return score;
            }
        }
        if (depth >= NULL_MOVE_DEPTH && eval >= beta && canPass(frame)) {
            return searchNullMove(frame, beta, depth, cutNode);
        }
        return Score.NONE;
    }

    /** A pass proves nothing in zugzwang, which only pawn endings without pieces in hand know. */
    private boolean canPass(StackEntry frame) {
        if (tree.frame(frame.ply - 1).plane == 0) {
            return false; // two passes in a row lead nowhere
        }
        int us = position.sideToMove();
        long pieces = position.occupiedBy(us) & ~position.pieces(us, Piece.PAWN) & ~position.pieces(us, Piece.KING);
        return pieces != 0 || position.handSize(us) > 0;
    }

    /** Null move: if even a pass leaves the opponent worse than beta, a real move would too. */
    private int searchNullMove(StackEntry frame, int beta, int depth, boolean cutNode) {
        int reduction = 3 + depth / 4 + Math.min(3, (frame.staticEval - beta) / margins.nullMove());
        frame.plane = 0;
        position.makeNull();
        int score = -search(-beta, -beta + 1, depth - reduction, frame.ply + 1, !cutNode);
        position.unmakeNull();
        if (tree.control.isStopped() || score < beta) {
            return Score.NONE;
        }
        return Math.min(score, Score.MATE_BOUND - 1); // a mate after a pass is not proved
    }

    private int searchMoves(StackEntry frame, int lowerBound, int beta, int depth, int hashMove, boolean cutNode) {
        int ply = frame.ply;
        int alpha = lowerBound;
        boolean pv = beta - alpha > 1;
        int best = -Score.INFINITE;
        int bestMove = Move.NONE;
        startMoves(frame, hashMove);
        for (int move = frame.picker.next(); move != Move.NONE; move = frame.picker.next()) {
            frame.number++;
            frame.quiet = !position.isTactical(move);
            frame.check = frame.checks.givesCheck(move);
            if (best > -Score.MATE_BOUND && isPruned(frame, move, depth, alpha)) {
                continue;
            }
            int newDepth = depth - 1 + extension(frame, move);
            int reduction = reduction(frame, move, depth, pv, cutNode);
            tree.enter(frame, move);
            int score = searchMove(frame, alpha, beta, newDepth, reduction, pv, cutNode);
            position.unmake();
            if (tree.control.isStopped()) {
                return Score.DRAW;
            }
            if (score > best) {
                best = score;
                if (score > alpha) {
                    bestMove = move;
                    if (pv) {
                        frame.extendLine(move, tree.frame(ply + 1));
                    }
                    if (score >= beta) {
                        tree.rewardCutoff(frame, move, depth);
                        break;
                    }
                    alpha = score;
                }
            }
            (frame.quiet ? frame.quietsTried : frame.capturesTried).add(move);
        }
        if (frame.number == 0) {
            return frame.generator.inCheck() ? Score.matedIn(ply) : Score.DRAW;
        }
        Bound bound = best >= beta ? Bound.LOWER : bestMove != Move.NONE && pv ? Bound.EXACT : Bound.UPPER;
        tree.table.store(position.key(), bestMove, best, ply, frame.storedEval, depth, bound);
        return best;
    }

    private void startMoves(StackEntry frame, int hashMove) {
        int ply = frame.ply;
        frame.number = 0;
        frame.quietsTried.clear();
        frame.capturesTried.clear();
        tree.frame(ply + 1).forgetKillers();
        frame.checks.prepare();
        frame.picker.start(
                hashMove, frame.firstKiller, frame.secondKiller, tree.planeBefore(ply, 1), tree.planeBefore(ply, 2));
    }

    /** Searches the move just made: the first with the full window, later ones as scouts that must earn it. */
    private int searchMove(
            StackEntry frame, int alpha, int beta, int newDepth, int reduction, boolean pv, boolean cutNode) {
        int ply = frame.ply;
        if (frame.number == 1) {
            return -search(-beta, -alpha, newDepth, ply + 1, !pv && !cutNode);
        }
        int reduced = Math.min(newDepth, Math.max(1, newDepth - reduction));
        int score = -search(-alpha - 1, -alpha, reduced, ply + 1, true);
        if (score > alpha && reduced < newDepth) {
            score = -search(-alpha - 1, -alpha, newDepth, ply + 1, !cutNode);
        }
        if (score > alpha && pv && score < beta) {
            score = -search(-beta, -alpha, newDepth, ply + 1, false);
        }
        return score;
    }

    /** Whether a move is so unlikely to reach alpha at this depth that it is not searched at all. */
    private boolean isPruned(StackEntry frame, int move, int depth, int alpha) {
        if (frame.generator.inCheck() && !tree.hasDrops) {
            return false;
        }
        if (!frame.quiet) {
            return depth <= EXCHANGE_DEPTH && !frame.check && !exchange.isAtLeast(move, -margins.captureLoss() * depth);
        }
        if (!frame.check && !frame.generator.inCheck()) {
            int limit = (3 + depth * depth) * margins.moveCountFactor() / (frame.improving ? 4 : 8);
            if (depth <= MOVE_COUNT_DEPTH && frame.number > limit) {
                frame.picker.keepOnlyChecks();
                return true;
            }
            int left = Math.max(0, depth - Reductions.plies(depth, frame.number));
            if (left <= FUTILITY_DEPTH
                    && frame.staticEval + margins.futilityBase() + margins.futility() * left <= alpha) {
                frame.picker.keepOnlyChecks();
                return true;
            }
        }
        return depth <= EXCHANGE_DEPTH && !exchange.isAtLeast(move, -margins.quietLoss() * depth);
    }

    /** A check that does not lose material deserves a deeper look; the bound keeps perpetual checks finite. */
    private int extension(StackEntry frame, int move) {
        return frame.check && frame.ply < 2 * rootDepth && exchange.isAtLeast(move, 0) ? 1 : 0;
    }

    /** Plies by which a late quiet move is searched less deeply at first. */
    private int reduction(StackEntry frame, int move, int depth, boolean pv, boolean cutNode) {
        if (depth < REDUCTION_DEPTH || frame.number < (pv ? 4 : 3) || !frame.quiet) {
            return 0;
        }
        int reduction = Reductions.plies(depth, frame.number);
        reduction += pv ? -1 : 0;
        reduction += frame.improving ? 0 : 1;
        reduction += cutNode ? 1 : 0;
        reduction -= frame.check || frame.generator.inCheck() ? 1 : 0;
        reduction -= Move.isDrop(move) ? Reductions.lessForDrop(position, move) : 0;
        int history = histories.quiet(position, move, tree.planeBefore(frame.ply, 1), tree.planeBefore(frame.ply, 2));
        return reduction - history / Histories.MAX;
    }

    /** Whether the side to move stands better than at its last move. */
    private boolean isImproving(int ply) {
        int now = tree.frame(ply).staticEval;
        if (now == Score.NONE) {
            return false;
        }
        int before = ply >= 2 ? tree.frame(ply - 2).staticEval : Score.NONE;
        return before == Score.NONE || now > before;
    }
}
