package parachute.engine.search;

import parachute.engine.eval.Evaluator;
import parachute.engine.eval.classical.PieceValues;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.movegen.Outcome;
import parachute.rules.movegen.StaticExchange;

/**
 * The tree that one thread searches: the position it walks about in, one {@link StackEntry} a ply, and what the main and the
 * quiescence search both ask of a node.
 */
final class Tree {
    /** Nodes between two looks at the clock. */
    private static final int CHECK_INTERVAL = 256;

    /** Plies without capture and pawn move from which the table, which does not count them, is not believed. */
    private static final int NEAR_MOVE_COUNT_DRAW = 90;

    private static final int[] NO_LINE = {};

    final Position position;
    final TranspositionTable table;
    final SearchControl control;
    final Histories histories;
    final StaticExchange exchange;
    final Margins margins;
    final boolean hasDrops;

    private final Worker worker;
    private final Evaluator evaluator;
    private final MateProbe mateProbe;
    private final StackEntry[] frames = new StackEntry[Worker.MAX_PLY + 1];
    private final boolean hasMoveCountDraws;
    private long nodes;
    private long nextCheck;
    private int selectiveDepth;

    /** Only written: without it the compiler would leave out the load in {@link #enter}. */
    @SuppressWarnings("UnusedVariable")
    private long prefetched;

    Tree(Worker worker, Position position, Evaluator evaluator, Histories histories, MateProbe mateProbe) {
        this.worker = worker;
        this.position = position;
        this.evaluator = evaluator;
        this.histories = histories;
        this.mateProbe = mateProbe;
        table = worker.table();
        control = worker.control();
        PieceValues values = PieceValues.of(position.variant());
        exchange = new StaticExchange(position, values.swing(), values.promotedSwing());
        margins = Margins.of(position.variant());
        hasDrops = position.variant().hasDrops();
        hasMoveCountDraws = position.variant().hasMaterialAndMoveCountDraws();
    }

    /** Nodes visited so far. */
    long nodes() {
        return nodes;
    }

    /** The longest line visited since {@link #startIteration}, in plies. */
    int selectiveDepth() {
        return selectiveDepth;
    }

    void startIteration() {
        selectiveDepth = 0;
    }

    /** The frame of a ply, 0 for the root. Made when it is first reached: a short search goes nowhere near them all. */
    StackEntry frame(int ply) {
        StackEntry frame = frames[ply];
        return frame != null ? frame : addFrame(ply);
    }

    private StackEntry addFrame(int ply) {
        frames[ply] = new StackEntry(ply, position, exchange, histories);
        return frames[ply];
    }

    /**
     * Counts a node, now and then looks at the clock, and answers the score of a node that needs no search: because the
     * search has to end, the game is drawn, or the line is as long as it may get. {@link Score#NONE} for all others.
     */
    int visit(StackEntry frame) {
        frame.lineLength = 0;
        if (frame.ply > selectiveDepth) {
            selectiveDepth = frame.ply;
        }
        if (control.isStopped() || count(1)) {
            return Score.DRAW; // on the way back to the root, where nothing counts any more
        }
        if (isDrawn(frame.ply)) {
            return Score.DRAW;
        }
        return frame.ply >= Worker.MAX_PLY ? evaluateLastPly(frame) : Score.NONE;
    }

    private boolean isDrawn(int ply) {
        if (position.isRepeated(ply)) {
            return true;
        }
        return hasMoveCountDraws
                && (position.halfmoveClock() >= Outcome.FIFTY_MOVES_PLIES && isNotMated()
                        || Outcome.isMaterialInsufficient(position));
    }

    /** Mate on the board comes before the fifty-move rule. */
    private boolean isNotMated() {
        Outcome outcome = Outcome.of(position);
        return outcome != Outcome.WHITE_MATES && outcome != Outcome.BLACK_MATES;
    }

    /** The score of a mate by checks alone that the side to move is proved to have, {@link Score#NONE} if none is. */
    int probeMate(StackEntry frame, int depth) {
        if (!mateProbe.isDue(frame.ply, depth, nodes)) {
            return Score.NONE;
        }
        boolean proved = mateProbe.probe(nodesToCheck());
        count(mateProbe.nodes());
        if (!proved) {
            return Score.NONE;
        }
        int[] line = mateProbe.line();
        if (isDrawnOnTheWay(line, frame.ply)) {
            return Score.NONE;
        }
        int score = Score.mateIn(frame.ply + line.length);
        frame.setLine(line);
        table.store(position.key(), line[0], score, frame.ply, Score.NONE, depth, Bound.LOWER);
        return score;
    }

    /** Spends the nodes until the next look at the clock on mates of the root; a new one to play, or an empty line. */
    int[] probeRoot() {
        boolean proved = mateProbe.probeRoot(nodesToCheck());
        count(mateProbe.nodes());
        int[] line = mateProbe.line();
        return proved && isDrawnOnTheWay(line, 0) ? NO_LINE : line;
    }

    /** Whether a mate, proved without a look at the game before, comes too late or begins with a repetition. */
    private boolean isDrawnOnTheWay(int[] line, int ply) {
        if (hasMoveCountDraws && position.halfmoveClock() + line.length > Outcome.FIFTY_MOVES_PLIES) {
            return true;
        }
        position.make(line[0]);
        boolean repeated = position.isRepeated(ply + 1);
        position.unmake();
        return repeated;
    }

    private long nodesToCheck() {
        return Math.max(1, nextCheck - nodes);
    }

    /** Counts nodes, now and then looks at the clock, and answers whether it says that the search has to end. */
    private boolean count(long visited) {
        nodes += visited;
        if (nodes < nextCheck) {
            return false;
        }
        nextCheck = worker.check(nodes, CHECK_INTERVAL);
        return control.isStopped();
    }

    /** Close to the fifty-move draw the table, which does not know the count, is not believed. */
    private boolean isNearMoveCountDraw() {
        return hasMoveCountDraws && position.halfmoveClock() >= NEAR_MOVE_COUNT_DRAW;
    }

    /** Whether an entry of the table settles a node: its score is exact or a bound outside the window. */
    boolean isCutoff(long entry, int ply, int alpha, int beta) {
        if (isNearMoveCountDraw()) {
            return false;
        }
        int score = TranspositionTable.score(entry, ply);
        return switch (TranspositionTable.bound(entry)) {
            case EXACT -> true;
            case LOWER -> score >= beta;
            case UPPER -> score <= alpha;
        };
    }

    /** The legal move that the table knows, or {@code Move.NONE}. */
    static int hashMove(long entry, StackEntry frame) {
        int move = entry == 0 ? Move.NONE : TranspositionTable.move(entry);
        return move != Move.NONE && frame.generator.isLegal(move) ? move : Move.NONE;
    }

    /** Fills in the static evaluation, by the table's better knowledge where there is some. */
    void evaluate(StackEntry frame, long entry) {
        if (frame.generator.inCheck()) {
            frame.storedEval = Score.NONE;
            frame.staticEval = Score.NONE;
            return;
        }
        int eval = entry == 0 ? Score.NONE : TranspositionTable.eval(entry);
        if (eval == Score.NONE) {
            eval = evaluate();
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

    private int evaluate() {
        return evaluator.evaluate(position);
    }

    /** At the greatest depth: the evaluation, or a draw in check, where it would not hold. */
    private int evaluateLastPly(StackEntry frame) {
        frame.generator.prepare();
        return frame.generator.inCheck() ? Score.DRAW : evaluate();
    }

    /** The {@link Histories#plane} of the move made {@code plies} before a ply; 0 if there was none. */
    int planeBefore(int ply, int plies) {
        return ply >= plies ? frames[ply - plies].plane : 0;
    }

    /**
     * Makes a move and notes it in its frame. The table's bucket of the new position is on its way into the cache while
     * the node is counted and looked at: nothing waits for the load. Worth a twentieth of the speed.
     */
    void enter(StackEntry frame, int move) {
        frame.plane = Histories.plane(position, move);
        position.make(move);
        prefetched = table.peek(position.key());
    }

    /** A move refuted this node: remember it, and that those tried before it did not. */
    void rewardCutoff(StackEntry frame, int move, int depth) {
        int bonus = Math.min(150 * depth - 50, 2000);
        if (frame.quiet) {
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

    private void updateQuiet(StackEntry frame, int move, int bonus) {
        histories.updateQuiet(position, move, planeBefore(frame.ply, 1), planeBefore(frame.ply, 2), bonus);
    }
}
