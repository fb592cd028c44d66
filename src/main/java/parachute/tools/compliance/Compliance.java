package parachute.tools.compliance;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parachute.io.ChildEndedException;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;

/** Checks of an engine that a program is to play with, one after the other in one process where it does not end. */
public abstract class Compliance {
    /** How long an engine may take to get ready. */
    static final Duration READY = Duration.ofSeconds(30);

    /** How long it may take for a short search, and to answer when it is told to. */
    static final Duration SHORT = Duration.ofSeconds(10);

    /** How much longer than it may an answer takes on a busy machine. */
    static final Duration DELAY = Duration.ofMillis(500);

    /** What most checks play, and what those play in which pieces are dropped. */
    static final Variant USUAL = Variant.CHESS, WITH_DROPS = Variant.CRAZYHOUSE;

    /** Black has a pawn to capture en passant, castling and a promotion behind it. */
    static final List<String> SPECIAL_MOVES = List.of(
            "e2e4", "g8f6", "g1f3", "f6g8", "f1c4", "g8f6", "e1g1", "f6g8", "e4e5", "d7d5", "e5d6", "g8f6", "d6c7",
            "f6g8", "c7b8q");

    /** White has to promote or to lose the pawn. */
    static final String FEN = "8/P1k5/8/8/8/8/5K2/8 w - - 0 1";

    /** White has a knight and a pawn to drop, Black a pawn. */
    static final String HANDS = "r1bqkbnr/pppp1ppp/8/8/4P3/5N2/PPP2PPP/RNBQKB1R[NPp] b KQkq - 0 4";

    private final List<String> command;
    private final Consumer<CheckResult> results;
    private EngineDialogue engine;
    private boolean isOver;

    /** What is done to check something: what is wrong, or nothing. */
    interface Check {
        Optional<String> problem() throws ChildEndedException, InterruptedException;
    }

    /**
     * Starts the engine.
     *
     * @param command the program and its arguments
     * @param results takes the result of each check as soon as it is known
     * @throws parachute.io.UserException if it cannot be started
     */
    Compliance(List<String> command, Consumer<CheckResult> results) {
        this.command = List.copyOf(command);
        this.results = results;
        this.engine = new EngineDialogue(command);
    }

    /** An engine of UCI. */
    public static Compliance uci(List<String> command, Consumer<CheckResult> results) {
        return new UciCompliance(command, results);
    }

    /** An engine of XBoard's protocol. */
    public static Compliance cecp(List<String> command, Consumer<CheckResult> results) {
        return new CecpCompliance(command, results);
    }

    /**
     * Makes all checks; where the engine cannot be spoken with at all, the others are left out.
     *
     * @throws InterruptedException if the thread is interrupted; the engine is then ended
     */
    public final void run() throws InterruptedException {
        try {
            checkAll();
        } finally {
            engine.close();
        }
    }

    abstract void checkAll() throws InterruptedException;

    /** Makes a newly started engine ready for the next check. */
    abstract void prepare() throws ChildEndedException, InterruptedException;

    EngineDialogue engine() {
        return engine;
    }

    /** Makes no further checks. */
    void end() {
        isOver = true;
    }

    /** A check without which no match can be played. */
    void need(String name, String rule, Check check) throws InterruptedException {
        check(name, rule, true, check);
    }

    /** A check of what a match can do without. */
    void wish(String name, String rule, Check check) throws InterruptedException {
        check(name, rule, false, check);
    }

    private void check(String name, String rule, boolean isNeeded, Check check) throws InterruptedException {
        if (isOver) {
            return;
        }
        engine.begin();
        Optional<String> problem;
        boolean hasEnded = false;
        try {
            problem = check.problem();
        } catch (ChildEndedException e) {
            problem = Optional.of("the engine " + e.getMessage()
                    + (e.errors().isEmpty() ? "" : ", having said: " + String.join(" | ", e.errors())));
            hasEnded = true;
        }
        results.accept(new CheckResult(name, rule, isNeeded || hasEnded, problem, engine.sent(), engine.came()));
        if (hasEnded) {
            restart();
        }
    }

    /** Starts the engine again after it has ended; if it does not even get ready there is nothing more to check. */
    private void restart() throws InterruptedException {
        engine.close();
        engine = new EngineDialogue(command);
        try {
            prepare();
        } catch (ChildEndedException e) {
            end();
        }
    }

    // ---- what comes back ------------------------------------------------------------------------------------------

    static Optional<String> missing(String what, Duration within) {
        return Optional.of("no " + what + " within " + within.toMillis() + " ms");
    }

    /** The position after moves from the start position, or from that of a FEN. */
    static Position position(Variant variant, Optional<String> fen, List<String> moves) {
        Position position = fen.map(text -> Fen.parse(text, variant)).orElseGet(() -> Position.start(variant));
        for (String move : moves) {
            position.make(MoveText.parse(position, move));
        }
        return position;
    }

    /** What is wrong with a move in a position. */
    static Optional<String> judge(Position position, String move) {
        return MoveText.parse(position, move) == Move.NONE
                ? Optional.of("\"" + move + "\" is no legal move in " + Fen.format(position))
                : Optional.empty();
    }

    /** The first words of a line of play that are no legal moves, if any. */
    static Optional<String> illegalMove(Position from, List<String> line) {
        Position position = from.copy();
        List<String> made = new ArrayList<>();
        for (String text : line) {
            int move = MoveText.parse(position, text);
            if (move == Move.NONE) {
                return Optional.of("\"" + text + "\" is no legal move after \"" + String.join(" ", made) + '"');
            }
            made.add(text);
            position.make(move);
        }
        return Optional.empty();
    }
}
