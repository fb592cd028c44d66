package parachute.tools.compliance;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import parachute.io.ChildEndedException;
import parachute.io.ChildProcess;
import parachute.io.UserException;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;

/**
 * Checks of an engine that a program is to play with, one after the other in one process. After a check that has found
 * something the engine is started again, so that no check depends on how another one ended.
 */
public abstract class Compliance {
    /** How long an engine may take to get ready. */
    static final Duration READY = Duration.ofSeconds(30);

    /** How long it may take for a short search, and to answer when it is told to. */
    static final Duration SHORT = Duration.ofSeconds(10);

    /** How much longer than it may an answer takes on a busy machine, and how long nothing has to come. */
    static final Duration DELAY = Duration.ofMillis(500);

    /** What most checks play, and what those play in which pieces are dropped. */
    static final Variant USUAL = Variant.CHESS, WITH_DROPS = Variant.CRAZYHOUSE;

    /** Black has a pawn to capture en passant, castling and a promotion behind it. */
    static final List<String> SPECIAL_MOVES = List.of(
            "e2e4", "g8f6", "g1f3", "f6g8", "f1c4", "g8f6", "e1g1", "f6g8", "e4e5", "d7d5", "e5d6", "g8f6", "d6c7",
            "f6g8", "c7b8q");

    /** White has to promote or to lose the pawn. */
    static final String PROMOTION = "8/P1k5/8/8/8/8/5K2/8 w - - 0 1";

    /** White mates with its rook. */
    static final String MATE_IN_ONE = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";

    /** Black is mated by the next move, whatever it does. */
    static final String MATED_IN_ONE = "7k/R7/2p5/8/8/8/8/1R4K1 b - - 0 1";

    private final Supplier<ChildProcess> start;
    private final Predicate<String> wanted;
    private final Consumer<CheckResult> results;
    private EngineDialogue engine;
    private boolean isFirst = true;
    private boolean isOver;

    /** Whether the engine has ended, or is in a state that the next check does not expect. */
    private boolean mustStartAgain;

    /** What is done to check something. */
    interface Check {
        /** Finds a problem or returns. */
        void make() throws ChildEndedException, InterruptedException;
    }

    /**
     * Starts the engine.
     *
     * @param start starts the process; more than once
     * @param wanted the names of the checks to make; the first check is made in any case
     * @param results takes the result of each check as soon as it is known
     * @throws UserException if it cannot be started
     */
    Compliance(Supplier<ChildProcess> start, Predicate<String> wanted, Consumer<CheckResult> results) {
        this.start = start;
        this.wanted = wanted;
        this.results = results;
        this.engine = new EngineDialogue(start.get());
    }

    /**
     * An engine of UCI.
     *
     * @param command the program and its arguments
     * @param wanted the names of the checks to make; the first check is made in any case
     * @param results takes the result of each check as soon as it is known
     * @throws UserException if it cannot be started
     */
    public static Compliance uci(List<String> command, Predicate<String> wanted, Consumer<CheckResult> results) {
        return new UciCompliance(process(command), wanted, results);
    }

    /** An engine of XBoard's protocol, in the same way. */
    public static Compliance cecp(List<String> command, Predicate<String> wanted, Consumer<CheckResult> results) {
        return new CecpCompliance(process(command), wanted, results);
    }

    private static Supplier<ChildProcess> process(List<String> command) {
        return () -> {
            try {
                return new ChildProcess(command.getFirst(), command, Optional.empty(), line -> false);
            } catch (IOException e) {
                throw new UserException(command.getFirst() + " cannot be started: " + e.getMessage());
            }
        };
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

    /** Makes the checks in their order. */
    abstract void checkAll() throws InterruptedException;

    /** Brings an engine that has been started again so far that it can be checked. */
    abstract void prepare() throws ChildEndedException, InterruptedException;

    /** Takes the lines that a check has brought. */
    void heard(List<String> lines) {}

    final EngineDialogue engine() {
        return engine;
    }

    /** Makes no further checks. */
    final void end() {
        isOver = true;
    }

    /** A check without which no match can be played. */
    final void need(String name, String rule, Check check) throws InterruptedException {
        check(name, rule, true, check);
    }

    /** A check of what a match can do without. */
    final void wish(String name, String rule, Check check) throws InterruptedException {
        check(name, rule, false, check);
    }

    private void check(String name, String rule, boolean isNeeded, Check check) throws InterruptedException {
        if (isOver || !isFirst && !wanted.test(name)) {
            return;
        }
        isFirst = false;
        if (mustStartAgain) {
            restart();
        }
        if (isOver) {
            return;
        }
        settle();
        engine.begin();
        Optional<String> problem = Optional.empty();
        boolean hasEnded = false;
        try {
            check.make();
        } catch (ProblemException e) {
            problem = Optional.of(e.getMessage());
        } catch (ChildEndedException e) {
            problem = Optional.of("the engine " + e.getMessage()
                    + (e.errors().isEmpty() ? "" : ", having said: " + String.join(" | ", e.errors())));
            hasEnded = true;
        }
        mustStartAgain |= engine.process().hasEnded()
                || problem.isPresent() && !engine.sent().isEmpty();
        results.accept(new CheckResult(name, rule, isNeeded || hasEnded, problem, engine.sent(), engine.lastLines()));
    }

    /** Takes what has come since the last check began. */
    private void settle() throws InterruptedException {
        engine.end(Duration.ZERO);
        heard(engine.came());
    }

    /** Starts the engine again; if it does not even get ready there is nothing more to check. */
    private void restart() throws InterruptedException {
        try {
            startAgain();
            prepare();
            mustStartAgain = false;
        } catch (ProblemException | ChildEndedException e) {
            end();
        }
    }

    /** Starts the engine again, says nothing to it, and keeps it for this check alone. */
    final void startAgain() throws InterruptedException {
        settle();
        engine.close();
        engine = new EngineDialogue(start.get());
        mustStartAgain = true;
    }

    // ---- checks of any engine -------------------------------------------------------------------------------------

    /** That the engine ends, with status 0, once it is told to while it does something, or has nobody to talk to. */
    final void checkEnds(String doing, String rule, String... commands) throws InterruptedException {
        wish("quit" + doing, rule, () -> {
            engine.send(commands);
            engine.listen(DELAY.dividedBy(2));
            engine.send("quit");
            expectEnd();
        });
        wish("end of input" + doing, "without this an engine whose client has crashed runs on for ever", () -> {
            engine.send(commands);
            engine.listen(DELAY.dividedBy(2));
            engine.process().closeInput();
            expectEnd();
        });
    }

    private void expectEnd() throws InterruptedException {
        String how = engine.end(allowed(Duration.ofSeconds(1)))
                .orElseThrow(() -> new ProblemException("it goes on for more than a second"));
        require(how.endsWith("status 0"), "it " + how);
    }

    /** That the engine, whatever it has done before, soon needs less than a twentieth of a processor. */
    final void expectIdle() throws ChildEndedException, InterruptedException {
        Duration used = Duration.ofDays(1);
        // Compilers of virtual machines may still be at work for a while.
        for (int second = 0; second < 8 && used.toMillis() > 50; second++) {
            Duration before = engine.process().processorTime();
            engine.listen(Duration.ofSeconds(1));
            used = engine.process().processorTime().minus(before);
        }
        require(used.toMillis() <= 50, used.toMillis() + " ms of processor time in a second");
    }

    /** That nothing has come on standard error since the engine was started last. */
    final void checkErrors(String rule) throws InterruptedException {
        wish("standard error", rule, () -> {
            List<String> errors = engine.process().errors();
            require(errors.isEmpty(), String.join(" | ", errors));
        });
    }

    // ---- what comes back ------------------------------------------------------------------------------------------

    /** Finds a problem unless something holds. */
    static void require(boolean holds, String problem) {
        require(holds, () -> problem);
    }

    /** Finds a problem, which can be told only then, unless something holds. */
    static void require(boolean holds, Supplier<String> problem) {
        if (!holds) {
            throw new ProblemException(problem.get());
        }
    }

    /** A limit with what a busy machine adds to it: by the threads that want to run for each processor. */
    static Duration allowed(Duration limit) {
        OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();
        double load = Math.max(1, system.getSystemLoadAverage() / system.getAvailableProcessors());
        return limit.plusMillis(Math.round(DELAY.toMillis() * load));
    }

    /** Finds a problem if something took longer than it may. */
    static void requireWithin(Duration limit, Duration taken) {
        require(
                taken.compareTo(allowed(limit)) <= 0,
                "it took " + taken.toMillis() + " ms instead of " + limit.toMillis());
    }

    /** The position after moves from that of a FEN, or from the start position if it is empty. */
    static Position position(Variant variant, String fen, List<String> moves) {
        Position position = fen.isEmpty() ? Position.start(variant) : Fen.parse(fen, variant);
        moves.forEach(move -> position.make(MoveText.parse(position, move)));
        return position;
    }

    /** A move in coordinates; a problem if it is not legal in a position. */
    static String legal(Position position, String move) {
        int parsed = MoveText.parse(position, move);
        require(parsed != Move.NONE, "\"" + move + "\" is no legal move in " + Fen.format(position));
        return CoordinateMove.format(parsed);
    }

    /** Finds a problem unless the moves of a line of play are legal one after the other. */
    static void requireLegal(Position from, List<String> line) {
        Position position = from.copy();
        List<String> made = new ArrayList<>();
        for (String text : line) {
            int move = MoveText.parse(position, text);
            require(
                    move != Move.NONE,
                    () -> "\"" + text + "\" is no legal move after \"" + String.join(" ", made) + "\" in "
                            + Fen.format(from));
            made.add(text);
            position.make(move);
        }
    }
}
