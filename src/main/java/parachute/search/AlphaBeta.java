package parachute.search;

import parachute.board.Move;
import parachute.board.Piece;
import parachute.board.Position;
import parachute.board.Side;
import parachute.board.Square;
import parachute.eval.Evaluator;
import parachute.eval.PieceValues;
import parachute.movegen.Outcome;
import parachute.movegen.StaticExchange;

/**
 * The tree search of one thread: principal-variation alpha-beta with a quiescence search at its leaves. Every number
 * that it compares is a {@link Score} from the view of the side to move.
 *
 * <p>The methods are kept small on purpose: the just-in-time compiler handles ten small methods sooner and better than
 * one large one.
 */
final class AlphaBeta {
    private static final int MAX_PLY = Worker.MAX_PLY;
    /** Deepest node, in plies left, at which each rule prunes. */
    private static final int REVERSE_FUTILITY_DEPTH = 7, RAZORING_DEPTH = 3, FUTILITY_DEPTH = 7, MOVE_COUNT_DEPTH = 8;

    private static final int EXCHANGE_DEPTH = 7;
    private static final int NULL_MOVE_DEPTH = 3;
    /** Without a move to try first, a search this deep is cheaper one ply shallower. */
    private static final int REDUCTION_WITHOUT_HASH_MOVE_DEPTH = 4;

    private static final int CHECK_INTERVAL = 256;

    private final Position position;
    private final Evaluator evaluator;
    private final TranspositionTable table;
    private final SearchControl control;
    private final Worker worker;
    private final Histories histories;
    private final StaticExchange exchange;
    private final Margins margins;
    private final Frame[] frames;
    private final boolean hasDrops;
    private final boolean hasMoveCountDraws;
    private long nodes;
    private long nextCheck;
    private int selectiveDepth;
    private int rootDepth;

    AlphaBeta(Worker worker, Position position, Evaluator evaluator, Histories histories) {
        this.worker = worker;
        this.position = position;
        this.evaluator = evaluator;
        this.histories = histories;
        table = worker.table();
        control = worker.control();
        PieceValues values = PieceValues.of(position.variant());
        exchange = new StaticExchange(position, values.swing(), values.promotedSwing());
        margins = Margins.of(position.variant());
        hasDrops = position.variant().hasDrops();
        hasMoveCountDraws = position.variant().hasMaterialAndMoveCountDraws();
        frames = new Frame[MAX_PLY + 1];
        for (int ply = 0; ply <= MAX_PLY; ply++) {
            frames[ply] = new Frame(ply, position, exchange, histories);
        }
    }

    long nodes() {
        return nodes;
    }

    int selectiveDepth() {
        return selectiveDepth;
    }

    Frame root() {
        return frames[0];
    }

    /** Tells how deep the coming iteration is; check extensions are bounded by it. */
    void startIteration(int depth) {
        rootDepth = depth;
        selectiveDepth = 0;
    }

    // ---- root -----------------------------------------------------------------------------------------------------

    /** Searches one move of the root with a window; {@code reduction} plies less at first if it is to be a scout. */
    int searchRootMove(int move, int alpha, int beta, int depth, int number, boolean scout) {
        Frame root = frames[0];
        root.generator.prepare();
        root.checks.prepare();
        boolean check = root.checks.givesCheck(move);
        boolean quiet = !position.isCapture(move) && Move.promotionKind(move) == 0;
        int newDepth = depth - 1 + (check && exchange.isAtLeast(move, 0) ? 1 : 0);
        root.staticEval = Score.NONE;
        enter(root, move);
        int score;
        if (scout) {
            int reduction = quiet && !check && depth >= 3 && number > 3 ? Reductions.plies(depth, number) - 1 : 0;
            score = -search(-alpha - 1, -alpha, newDepth - Math.max(0, reduction), 1, true);
            if (score > alpha && reduction > 0) {
                score = -search(-alpha - 1, -alpha, newDepth, 1, true);
            }
            if (score > alpha) {
                score = -search(-beta, -alpha, newDepth, 1, false);
            }
        } else {
            score = -search(-beta, -alpha, newDepth, 1, false);
        }
        position.unmake();
        root.extendLine(move, frames[1]);
        return score;
    }

    // ---- main search ----------------------------------------------------------------------------------------------

    private int search(int lowerBound, int upperBound, int depth, int ply, boolean cutNode) {
        if (depth <= 0) {
            return quiescence(lowerBound, upperBound, ply, 0);
        }
        Frame frame = frames[ply];
        if (countNode(frame)) {
            return Score.DRAW;
        }
        if (isDrawn(ply)) {
            return Score.DRAW;
        }
        if (ply >= MAX_PLY) {
            return evaluateQuietly(frame);
        }
        // Mate-distance pruning: no line from here beats a mate already found nearer to the root.
        int alpha = Math.max(lowerBound, Score.matedIn(ply));
        int beta = Math.min(upperBound, Score.mateIn(ply + 1));
        if (alpha >= beta) {
            return alpha;
        }
        boolean pv = beta - alpha > 1;
        long entry = table.probe(position.key());
        if (entry != 0 && !pv && TranspositionTable.depth(entry) >= depth && !isNearMoveCountDraw()) {
            int score = TranspositionTable.score(entry, ply);
            if (isCutoff(TranspositionTable.bound(entry), score, alpha, beta)) {
                return score;
            }
        }
        frame.generator.prepare();
        int hashMove = hashMove(entry, frame);
        evaluate(frame, entry);
        boolean improving = isImproving(ply);
        if (!pv && !frame.generator.inCheck()) {
            int score = pruneNode(frame, alpha, beta, depth, improving, cutNode);
            if (score != Score.NONE) {
                return score;
            }
        }
        int usedDepth = depth;
        if (hashMove == Move.NONE && depth >= REDUCTION_WITHOUT_HASH_MOVE_DEPTH && (pv || cutNode)) {
            usedDepth--; // internal iterative reduction
        }
        return searchMoves(frame, alpha, beta, usedDepth, hashMove, improving, cutNode);
    }

    /** The rules that answer for a whole node without looking at its moves, or {@link Score#NONE}. */
    private int pruneNode(Frame frame, int alpha, int beta, int depth, boolean improving, boolean cutNode) {
        int eval = frame.staticEval;
        if (depth <= REVERSE_FUTILITY_DEPTH
                && eval - margins.reverseFutility() * (improving ? depth - 1 : depth) >= beta
                && eval < Score.MATE_BOUND
                && beta > -Score.MATE_BOUND) {
            return eval;
        }
        if (depth <= RAZORING_DEPTH && eval + margins.razoring() * depth <= alpha) {
            int score = quiescence(alpha, alpha + 1, frame.ply, 0);
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
    private boolean canPass(Frame frame) {
        if (frames[frame.ply - 1].plane == 0) {
            return false; // two passes in a row lead nowhere
        }
        int us = position.sideToMove();
        long pieces = position.occupiedBy(us) & ~position.pieces(us, Piece.PAWN) & ~position.pieces(us, Piece.KING);
        return pieces != 0 || position.handSize(us) > 0;
    }

    /** Null move: if even a pass leaves the opponent worse than beta, a real move would too. */
    private int searchNullMove(Frame frame, int beta, int depth, boolean cutNode) {
        int reduction = 3 + depth / 4 + Math.min(3, (frame.staticEval - beta) / margins.razoring());
        frame.move = Move.NONE;
        frame.plane = 0;
        position.makeNull();
        int score = -search(-beta, -beta + 1, depth - reduction, frame.ply + 1, !cutNode);
        position.unmakeNull();
        if (control.isStopped() || score < beta) {
            return Score.NONE;
        }
        return Math.min(score, Score.MATE_BOUND - 1); // a mate after a pass is not proved
    }

    private int searchMoves(
            Frame frame, int lowerBound, int beta, int depth, int hashMove, boolean improving, boolean cutNode) {
        int ply = frame.ply;
        int alpha = lowerBound;
        boolean pv = beta - alpha > 1;
        boolean inCheck = frame.generator.inCheck();
        int best = -Score.INFINITE;
        int bestMove = Move.NONE;
        int number = 0;
        frame.quietsTried.clear();
        frame.capturesTried.clear();
        frames[ply + 1].forgetKillers();
        frame.checks.prepare();
        frame.picker.start(hashMove, frame.firstKiller, frame.secondKiller, planeBefore(ply, 1), planeBefore(ply, 2));
        for (int move = frame.picker.next(); move != Move.NONE; move = frame.picker.next()) {
            number++;
            boolean quiet = !position.isCapture(move) && Move.promotionKind(move) == 0;
            boolean check = frame.checks.givesCheck(move);
            if (best > -Score.MATE_BOUND && isPruned(frame, move, quiet, check, depth, number, alpha, improving)) {
                continue;
            }
            int newDepth = depth - 1 + extension(frame, move, check);
            int reduction = reduction(frame, move, quiet, check, depth, number, pv, improving, cutNode);
            enter(frame, move);
            int score = searchMove(alpha, beta, newDepth, reduction, number, ply, pv, cutNode);
            position.unmake();
            if (control.isStopped()) {
                return Score.DRAW;
            }
            if (score > best) {
                best = score;
                if (score > alpha) {
                    bestMove = move;
                    if (pv) {
                        frame.extendLine(move, frames[ply + 1]);
                    }
                    if (score >= beta) {
                        rewardCutoff(frame, move, quiet, depth);
                        break;
                    }
                    alpha = score;
                }
            }
            (quiet ? frame.quietsTried : frame.capturesTried).add(move);
        }
        if (number == 0) {
            return inCheck ? Score.matedIn(ply) : Score.DRAW;
        }
        Bound bound = best >= beta ? Bound.LOWER : bestMove != Move.NONE && pv ? Bound.EXACT : Bound.UPPER;
        table.store(position.key(), bestMove, best, ply, frame.storedEval, depth, bound);
        return best;
    }

    /** Searches the move just made: the first with the full window, later ones as scouts that must earn it. */
    private int searchMove(
            int alpha, int beta, int newDepth, int reduction, int number, int ply, boolean pv, boolean cutNode) {
        int score;
        if (number == 1) {
            return -search(-beta, -alpha, newDepth, ply + 1, !pv && !cutNode);
        }
        int reduced = Math.clamp((long) newDepth - reduction, 1, Math.max(1, newDepth));
        score = -search(-alpha - 1, -alpha, reduced, ply + 1, true);
        if (score > alpha && reduced < newDepth) {
            score = -search(-alpha - 1, -alpha, newDepth, ply + 1, !cutNode);
        }
        if (score > alpha && pv && score < beta) {
            score = -search(-beta, -alpha, newDepth, ply + 1, false);
        }
        return score;
    }

    /** Whether a move is so unlikely to reach alpha at this depth that it is not searched at all. */
    private boolean isPruned(
            Frame frame, int move, boolean quiet, boolean check, int depth, int number, int alpha, boolean improving) {
        if (frame.generator.inCheck() && !hasDrops) {
            return false;
        }
        if (!quiet) {
            return depth <= EXCHANGE_DEPTH && !check && !exchange.isAtLeast(move, -margins.captureLoss() * depth);
        }
        if (!check && !frame.generator.inCheck()) {
            int limit = (3 + depth * depth) * margins.moveCountFactor() / (improving ? 4 : 8);
            if (depth <= MOVE_COUNT_DEPTH && number > limit) {
                frame.picker.skipQuiets();
                return true;
            }
            int left = Math.max(0, depth - Reductions.plies(depth, number));
            if (left <= FUTILITY_DEPTH
                    && frame.staticEval + margins.futilityBase() + margins.futility() * left <= alpha) {
                frame.picker.skipQuiets();
                return true;
            }
        }
        return depth <= EXCHANGE_DEPTH && !exchange.isAtLeast(move, -margins.quietLoss() * depth);
    }

    /** A check that does not lose material deserves a deeper look; the bound keeps perpetual checks finite. */
    private int extension(Frame frame, int move, boolean check) {
        return check && frame.ply < 2 * rootDepth && exchange.isAtLeast(move, 0) ? 1 : 0;
    }

    private int reduction(
            Frame frame,
            int move,
            boolean quiet,
            boolean check,
            int depth,
            int number,
            boolean pv,
            boolean improving,
            boolean cutNode) {
        if (depth < 3 || number < (pv ? 4 : 3) || !quiet) {
            return 0;
        }
        int reduction = Reductions.plies(depth, number);
        reduction += pv ? -1 : 0;
        reduction += improving ? 0 : 1;
        reduction += cutNode ? 1 : 0;
        reduction -= check || frame.generator.inCheck() ? 1 : 0;
        reduction -= Move.isDrop(move) && isNearEnemyKing(move) ? 1 : 0;
        int side = position.sideToMove();
        int plane = Histories.plane(position, move);
        int history = histories.quiet(side, move)
                + histories.continuation(planeBefore(frame.ply, 1), plane)
                + histories.continuation(planeBefore(frame.ply, 2), plane);
        return reduction - history / Histories.MAX;
    }

    /** A piece dropped next to the enemy king is where crazyhouse attacks come from. */
    private boolean isNearEnemyKing(int move) {
        return Square.distance(Move.to(move), position.kingSquare(Side.opposite(position.sideToMove()))) <= 2;
    }

    /** A move refuted this node: remember it, and that those tried before it did not. */
    private void rewardCutoff(Frame frame, int move, boolean quiet, int depth) {
        int bonus = Math.min(150 * depth - 50, 2000);
        if (quiet) {
            frame.addKiller(move);
            updateQuiet(frame, move, bonus);
            for (int i = 0; i < frame.quietsTried.size(); i++) {
                updateQuiet(frame, frame.quietsTried.get(i), -bonus);
            }
        } else {
            histories.updateCapture(position, move, bonus);
        }
        for (int i = 0; i < frame.capturesTried.size(); i++) {
            histories.updateCapture(position, frame.capturesTried.get(i), -bonus);
        }
    }

    private void updateQuiet(Frame frame, int move, int bonus) {
        int plane = Histories.plane(position, move);
        histories.updateQuiet(position.sideToMove(), move, bonus);
        histories.updateContinuation(planeBefore(frame.ply, 1), plane, bonus);
        histories.updateContinuation(planeBefore(frame.ply, 2), plane, bonus);
    }

    // ---- quiescence -----------------------------------------------------------------------------------------------

    /**
     * Plays out captures and promotions, and at its first ply the drops that give check, until the position is quiet
     * enough to be judged. In check every evasion counts, so that a mate by a drop is seen.
     */
    private int quiescence(int lowerBound, int beta, int ply, int quiescencePly) {
        Frame frame = frames[ply];
        if (countNode(frame)) {
            return Score.DRAW;
        }
        if (isDrawn(ply)) {
            return Score.DRAW;
        }
        if (ply >= MAX_PLY) {
            return evaluateQuietly(frame);
        }
        long entry = table.probe(position.key());
        if (entry != 0 && beta - lowerBound == 1) {
            int score = TranspositionTable.score(entry, ply);
            if (isCutoff(TranspositionTable.bound(entry), score, lowerBound, beta)) {
                return score;
            }
        }
        frame.generator.prepare();
        evaluate(frame, entry);
        boolean inCheck = frame.generator.inCheck();
        int best = inCheck ? -Score.INFINITE : frame.staticEval;
        if (best >= beta) {
            return best;
        }
        int hashMove = hashMove(entry, frame);
        if (!inCheck && hashMove != Move.NONE && !position.isCapture(hashMove)) {
            hashMove = Move.NONE;
        }
        return quiescenceMoves(frame, Math.max(lowerBound, best), beta, best, hashMove, quiescencePly);
    }

    private int quiescenceMoves(Frame frame, int lowerBound, int beta, int standPat, int hashMove, int quiescencePly) {
        int ply = frame.ply;
        int alpha = lowerBound;
        int best = standPat;
        int bestMove = Move.NONE;
        boolean inCheck = frame.generator.inCheck();
        boolean withChecks = hasDrops && quiescencePly == 0 && position.handSize(position.sideToMove()) > 0;
        int number = 0;
        frame.picker.startQuiescence(hashMove, withChecks, planeBefore(ply, 1), planeBefore(ply, 2));
        for (int move = frame.picker.next(); move != Move.NONE; move = frame.picker.next()) {
            number++;
            if (best > -Score.MATE_BOUND && isPrunedInQuiescence(frame, move, inCheck, number, alpha)) {
                continue;
            }
            enter(frame, move);
            int score = -quiescence(-beta, -alpha, ply + 1, quiescencePly + 1);
            position.unmake();
            if (control.isStopped()) {
                return Score.DRAW;
            }
            if (score > best) {
                best = score;
                if (score > alpha) {
                    bestMove = move;
                    if (beta - lowerBound > 1) {
                        frame.extendLine(move, frames[ply + 1]);
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
        table.store(position.key(), bestMove, best, ply, frame.storedEval, 0, bound);
        return best;
    }

    private boolean isPrunedInQuiescence(Frame frame, int move, boolean inCheck, int number, int alpha) {
        if (inCheck) {
            return number > 3 && !position.isCapture(move); // a few good evasions are enough to refute the check
        }
        if (Move.isDrop(move)) {
            return !exchange.isAtLeast(move, 0);
        }
        if (Move.promotionKind(move) == 0 && frame.staticEval + exchange.captured(move) + margins.delta() <= alpha) {
            return true;
        }
        return !exchange.isAtLeast(move, 0);
    }

    // ---- what a node needs to know --------------------------------------------------------------------------------

    /** Counts a node and now and then looks at the clock; true when the search has to end. */
    private boolean countNode(Frame frame) {
        frame.lineLength = 0;
        if (frame.ply > selectiveDepth) {
            selectiveDepth = frame.ply;
        }
        if (++nodes >= nextCheck) {
            nextCheck = worker.check(nodes, CHECK_INTERVAL);
        }
        return control.isStopped();
    }

    private boolean isDrawn(int ply) {
        if (position.isRepeated(ply)) {
            return true;
        }
        return hasMoveCountDraws
                && (position.halfmoveClock() >= 100 && isNotMated() || Outcome.isMaterialInsufficient(position));
    }

    /** Mate on the board comes before the fifty-move rule. */
    private boolean isNotMated() {
        return Outcome.of(position) != Outcome.WHITE_MATES && Outcome.of(position) != Outcome.BLACK_MATES;
    }

    /** Close to the fifty-move draw the table, which does not know the count, is not believed. */
    private boolean isNearMoveCountDraw() {
        return hasMoveCountDraws && position.halfmoveClock() >= 90;
    }

    private static boolean isCutoff(Bound bound, int score, int alpha, int beta) {
        return bound == Bound.EXACT || (bound == Bound.LOWER ? score >= beta : score <= alpha);
    }

    private static int hashMove(long entry, Frame frame) {
        int move = entry == 0 ? Move.NONE : TranspositionTable.move(entry);
        return move != Move.NONE && frame.generator.isLegal(move) ? move : Move.NONE;
    }

    /** Fills in the static evaluation, by the table's better knowledge where there is some. */
    private void evaluate(Frame frame, long entry) {
        if (frame.generator.inCheck()) {
            frame.storedEval = Score.NONE;
            frame.staticEval = Score.NONE;
            return;
        }
        int eval = entry == 0 ? Score.NONE : TranspositionTable.eval(entry);
        if (eval == Score.NONE) {
            eval = evaluator.evaluate(position);
        }
        frame.storedEval = eval;
        frame.staticEval = eval;
        if (entry != 0) {
            int score = TranspositionTable.score(entry, frame.ply);
            Bound bound = TranspositionTable.bound(entry);
            boolean better = bound == Bound.EXACT || (bound == Bound.LOWER ? score > eval : score < eval);
            if (better && !Score.isMate(score)) {
                frame.staticEval = score;
            }
        }
    }

    /** At the greatest depth: the evaluation, or a draw where it would not hold. */
    private int evaluateQuietly(Frame frame) {
        frame.generator.prepare();
        return frame.generator.inCheck() ? Score.DRAW : evaluator.evaluate(position);
    }

    /** Whether the side to move stands better than at its last move. */
    private boolean isImproving(int ply) {
        int now = frames[ply].staticEval;
        if (now == Score.NONE) {
            return false;
        }
        int before = ply >= 2 ? frames[ply - 2].staticEval : Score.NONE;
        return before == Score.NONE || now > before;
    }

    private int planeBefore(int ply, int plies) {
        return ply >= plies ? frames[ply - plies].plane : 0;
    }

    private void enter(Frame frame, int move) {
        frame.move = move;
        frame.plane = Histories.plane(position, move);
        position.make(move);
    }
}
