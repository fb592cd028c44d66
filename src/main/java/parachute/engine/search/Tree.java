package parachute.engine.search;

import java.util.List;
import org.jspecify.annotations.Nullable;
import parachute.engine.eval.endings.FiftyMoveRule;
import parachute.engine.mate.MateSolver;
import parachute.engine.mate.MateSolver.MateResult;
import parachute.engine.variant.PieceValues;
import parachute.engine.variant.VariantProfile;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;
import parachute.rules.movegen.StaticExchange;

/**
 * The tree that one thread searches: its position, the stack with one {@link StackEntry} per ply, and what the main and
 * the quiescence search have in common.
 */
final class Tree {
    /** Maximum number of men on the board with which an evaluation is not corrected in chess. */
    private static final int ENDING_PIECES = 4;

    final Position position;
    final TranspositionTable table;
    final SearchControl control;
    final Histories histories;
    final Corrections corrections;
    final StaticExchange exchange;
    final boolean hasDrops;
    final boolean hasChessEndings;

    private final SearchParameters parameters;
    private final EvaluationCache evaluator;
    private final ThreadMemory memory;
    private final NodeCounter counter;
    private final MateSolver mateSolver;
    private final @Nullable StackEntry[] stack = new StackEntry[SearchLimits.MAX_PLY + 1];
    private final boolean hasFiftyMoveRule;
    private int selectiveDepth;

    /** Nodes spent on mates in the tree. */
    private long mateNodes;

    /** Only written: without it the compiler would remove the loads in {@link #enter}. */
    @SuppressWarnings("UnusedVariable")
    private long prefetched;

    /**
     * Creates the tree of a thread.
     *
     * @param position the thread's own, at the root
     * @param memory the thread's own
     * @param counter counts the thread's nodes
     */
    Tree(
            SearchContext context,
            Position position,
            EvaluationCache evaluator,
            ThreadMemory memory,
            NodeCounter counter) {
        this.position = position;
        this.evaluator = evaluator;
        this.memory = memory;
        this.counter = counter;
        parameters = context.parameters();
        table = context.table();
        control = context.control();
        histories = memory.histories();
        corrections = memory.corrections();
        mateSolver = memory.checksSolver();
        PieceValues values = VariantProfile.of(position.variant()).pieceValues();
        exchange = new StaticExchange(position, values.captured(), values.capturedPromoted());
        hasDrops = position.variant().hasDrops();
        hasChessEndings = VariantProfile.of(position.variant()).hasChessEndings();
        hasFiftyMoveRule = position.variant().hasFiftyMoveRule();
    }

    /** Returns the number of nodes visited so far. */
    long nodes() {
        return counter.nodes();
    }

    /** Returns the length in plies of the longest line visited since {@link #startIteration}. */
    int selectiveDepth() {
        return selectiveDepth;
    }

    void startIteration() {
        selectiveDepth = 0;
    }

    /**
     * Returns the stack entry of a ply, 0 for the root, created when first reached: few searches reach the maximum
     * depth.
     */
    StackEntry stack(int ply) {
        StackEntry entry = stack[ply];
        return entry != null ? entry : addEntry(ply);
    }

    private StackEntry addEntry(int ply) {
        StackEntry entry = new StackEntry(ply, position, exchange, histories, memory.buffers(ply), parameters);
        stack[ply] = entry;
        return entry;
    }

    // ---- nodes ----------------------------------------------------------------------------------------------------

    /**
     * Counts a node and returns its score if it needs no search: because the search has to end, the game is drawn, or
     * the line has the maximum length. Otherwise returns {@link Score#NONE}.
     */
    int visit(StackEntry node) {
        node.lineLength = 0;
        if (node.ply > selectiveDepth) {
            selectiveDepth = node.ply;
        }
        if (control.isStopped() || counter.count(1)) {
            return Score.DRAW; // ignored on the way back to the root
        }
        if (Outcome.draw(position, node.ply).isOver()) {
            return Score.DRAW;
        }
        return node.ply >= SearchLimits.MAX_PLY ? evaluateLastPly(node) : Score.NONE;
    }

    /**
     * Makes a move and records it in its stack entry. What the table and the cache of evaluations may have of the
     * new position is prefetched: it is loaded while the node is counted, without waiting.
     */
    void enter(StackEntry node, int move, boolean quiet) {
        node.pieceTo = Histories.pieceTo(position, move);
        node.quiet = quiet;
        node.butterfly = Histories.butterflyIndex(position.sideToMove(), move);
        position.make(move);
        long key = position.key();
        prefetched = table.peek(key) + evaluator.peek(key);
    }

    /** Takes back the move of the last {@link #enter}. */
    void leave() {
        position.unmake();
    }

    /** Makes a null move. */
    void enterNullMove(StackEntry node) {
        node.pieceTo = 0;
        node.quiet = false;
        position.makeNull();
    }

    /** Takes back the null move. */
    void leaveNullMove() {
        position.unmakeNull();
    }

    /**
     * Returns the {@linkplain Histories#pieceTo piece-to index} of the move {@code plies} before a ply; 0 if there was
     * none.
     */
    int pieceToBefore(int ply, int plies) {
        return ply >= plies ? stack(ply - plies).pieceTo : 0;
    }

    private void setContext(StackEntry node) {
        HistoryContext context = node.context;
        context.before = pieceToBefore(node.ply, 1);
        context.twoBefore = pieceToBefore(node.ply, 2);
        context.pawnKey = position.pawnKey();
    }

    /**
     * Returns whether a side has only its king and the other has pawns, in variants with the endings of chess. These
     * endings are full of zugzwang, and often a single move holds: pruning would misjudge them.
     */
    boolean isBareKingAgainstPawns(int side) {
        return hasChessEndings && position.hasBareKing(side) && position.pieces(side ^ 1, Piece.PAWN) != 0;
    }

    // ---- mates by checks ------------------------------------------------------------------------------------------

    /** Returns whether only a small share of all nodes has been spent on mates by checks. */
    boolean hasNodesForMates() {
        return mateNodes < counter.nodes() / parameters.mateTreeShare;
    }

    /**
     * Returns the score of a proved mate by checks alone of the side to move, {@link Score#NONE} if there is none, so
     * that no move walks into a mate that a full-width search would find late. A position of the solver costs about the
     * time of any other node, and counts as one.
     */
    int probeMate(StackEntry node, int depth) {
        long budget = Math.min(parameters.mateTreeNodes, counter.untilCheck());
        MateResult result = mateSolver.mates(position, parameters.mateMoves, budget);
        mateNodes += result.nodes();
        counter.count(result.nodes());
        if (!result.isProved()) {
            return Score.NONE;
        }
        List<Integer> line = result.line();
        if (isDrawnOnTheWay(line, node.ply)) {
            return Score.NONE;
        }
        int score = Score.mateIn(node.ply + line.size());
        node.setLine(line);
        node.storedEval = Score.NONE; // not known yet
        store(node, line.getFirst(), score, depth, Bound.LOWER);
        return score;
    }

    /** Returns whether a mate, proved without regard to earlier moves, comes too late or begins with a repetition. */
    boolean isDrawnOnTheWay(List<Integer> line, int ply) {
        if (hasFiftyMoveRule && position.halfmoveClock() + line.size() > Variant.FIFTY_MOVES_PLIES) {
            return true;
        }
        position.make(line.getFirst());
        boolean repeated = position.isRepeated(ply + 1);
        position.unmake();
        return repeated;
    }

    // ---- table and evaluation -------------------------------------------------------------------------------------

    /** Returns whether an entry of the table ends a node: its score is exact or a bound outside the window. */
    boolean isCutoff(long hit, int ply, int alpha, int beta) {
        if (isNearMoveCountDraw()) {
            return false;
        }
        int score = TranspositionTable.score(hit, ply);
        return switch (TranspositionTable.bound(hit)) {
            case EXACT -> true;
            case LOWER -> score >= beta;
            case UPPER -> score <= alpha;
        };
    }

    /**
     * Returns whether the game is so close to the fifty-move draw that the table, which does not know the count, must
     * not end nodes.
     */
    private boolean isNearMoveCountDraw() {
        return hasFiftyMoveRule && position.halfmoveClock() >= parameters.tableHalfmoveClock;
    }

    /** Stores the result of a search of a node, with its evaluation. */
    void store(StackEntry node, int move, int score, int depth, Bound bound) {
        table.store(position.key(), move, score, node.ply, node.storedEval, depth, bound, parameters);
    }

    /** Returns the legal move of a table entry, or {@code Move.NONE}. */
    static int hashMove(long hit, StackEntry node) {
        int move = hit == 0 ? Move.NONE : TranspositionTable.move(hit);
        return move != Move.NONE && node.generator.isLegal(move) ? move : Move.NONE;
    }

    /** Returns whether the table has a score or lower bound, not a mate, from a search of a minimum depth. */
    static boolean isLowerBound(long hit, int minDepth, int ply) {
        return hit != 0
                && TranspositionTable.bound(hit) != Bound.UPPER
                && TranspositionTable.depth(hit) >= minDepth
                && !Score.isMate(TranspositionTable.score(hit, ply));
    }

    /** Fills in the context of a node and its evaluations, the last of which may come from the table. */
    void evaluate(StackEntry node, long hit) {
        setContext(node);
        if (node.generator.inCheck()) {
            node.storedEval = Score.NONE;
            node.correctedEval = Score.NONE;
            node.staticEval = Score.NONE;
            return;
        }
        int eval = hit == 0 ? Score.NONE : TranspositionTable.eval(hit);
        if (eval == Score.NONE) {
            eval = evaluator.evaluate(position);
        }
        node.storedEval = eval;
        node.correctedEval = damped(corrected(node, eval));
        node.staticEval = node.correctedEval;
        if (hit != 0 && !isNearMoveCountDraw()) {
            int score = TranspositionTable.score(hit, node.ply);
            Bound bound = TranspositionTable.bound(hit);
            boolean better =
                    bound == Bound.EXACT || (bound == Bound.LOWER ? score > node.staticEval : score < node.staticEval);
            if (better && !Score.isMate(score)) {
                node.staticEval = score;
            }
        }
    }

    /**
     * Returns an evaluation corrected by earlier searches of similar positions. A known draw, of exactly 0, is
     * unchanged, and in the last endings of chess, where the way to mate is a small difference of evaluations, no
     * correction may hide it.
     */
    private int corrected(StackEntry node, int eval) {
        boolean ending = hasChessEndings && Long.bitCount(position.occupied()) <= ENDING_PIECES;
        if (eval == Score.DRAW || ending) {
            return eval;
        }
        int correction = corrections.of(position, node.context, parameters);
        return Math.clamp(eval + correction, 1 - Score.MATE_BOUND, Score.MATE_BOUND - 1);
    }

    /**
     * Lets the {@link Corrections} learn from the score of a node: not in check, nor if a capture or promotion reached
     * it, which no evaluation can foresee, nor from a bound on the same side as the evaluation.
     *
     * @param move the best move, {@code Move.NONE} if there is none
     */
    void learnCorrection(StackEntry node, int score, int move, Bound bound, int depth) {
        if (node.correctedEval == Score.NONE || move != Move.NONE && position.isTactical(move)) {
            return;
        }
        int error = score - node.correctedEval;
        boolean expected = bound == Bound.LOWER && error <= 0 || bound == Bound.UPPER && error >= 0;
        if (!expected) {
            corrections.learn(position, node.context, error, depth);
        }
    }

    /** Returns the score at the maximum depth: the evaluation, or a draw in check, where it is unreliable. */
    private int evaluateLastPly(StackEntry node) {
        node.generator.prepare();
        return node.generator.inCheck() ? Score.DRAW : damped(evaluator.evaluate(position));
    }

    /**
     * Returns an evaluation reduced by the fifty-move rule. The table stores it unreduced, since its key does not cover
     * the count of moves.
     */
    private int damped(int eval) {
        return FiftyMoveRule.damp(position, eval);
    }
}
