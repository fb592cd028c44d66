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
import java.util.stream.Stream;
import parachute.io.ChildEndedException;
import parachute.io.ChildProcess;
import parachute.io.Excerpt;
import parachute.io.UserException;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;

/**
 * Checks of an engine for use in matches, one after the other in one process. After a check with a problem the engine
 * is restarted, so that no check depends on how another one ended.
 */
public abstract class Compliance {
    /** The time in which an engine has to get ready. */
    static final Duration READY = Duration.ofSeconds(30);

    /** The time for a short search, and for a reply. */
    static final Duration SHORT = Duration.ofSeconds(10);

    /** The extra time for a reply on a busy machine, and the time in which nothing must come. */
    static final Duration DELAY = Duration.ofMillis(500);

    /** The variant of most checks, and that of those in which pieces are dropped. */
    static final Variant USUAL = Variant.CHESS, WITH_DROPS = Variant.CRAZYHOUSE;

    /** Black has made a capture en passant, castling and a promotion. */
    static final List<String> SPECIAL_MOVES = List.of(
            "e2e4", "g8f6", "g1f3", "f6g8", "f1c4", "g8f6", "e1g1", "f6g8", "e4e5", "d7d5", "e5d6", "g8f6", "d6c7",
            "f6g8", "c7b8q");

    /** White has to promote or to lose the pawn. */
    static final String PROMOTION = "8/P1k5/8/8/8/8/5K2/8 w - - 0 1";

    /** White mates with its rook. */
    static final String MATE_IN_ONE = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";

    /** Black is mated by the next move, whatever it does. */
    static final String MATED_IN_ONE = "7k/R7/2p5/8/8/8/8/1R4K1 b - - 0 1";

    /** The maximum number of lines shown of a reply, and at each end of a long list of commands. */
    private static final int MAX_LINES = 5;

    private final Supplier<ChildProcess> start;
    private final Predicate<String> wanted;
    private final Consumer<CheckResult> results;
    private final List<String> sent = new ArrayList<>();
    private final List<String> came = new ArrayList<>();
    private ChildProcess process;
    private boolean isFirst = true;
    private boolean isOver;

    /** Whether the engine has ended, or is in a state that the next check does not expect. */
    private boolean mustRestart;

    /** The actions of a check. */
    interface ComplianceCheck {
        /** Runs the check. */
        void make() throws ChildEndedException, InterruptedException;
    }

    /**
     * Starts the engine.
     *
     * @param start starts the process; called more than once
     * @param wanted selects checks by their names; the first check always runs
     * @param results takes the result of each check as soon as it is known
     * @throws UserException if it cannot be started
     */
    Compliance(Supplier<ChildProcess> start, Predicate<String> wanted, Consumer<CheckResult> results) {
        this.start = start;
        this.wanted = wanted;
        this.results = results;
        this.process = start.get();
    }

    /**
     * Checks an engine of UCI.
     *
     * @param command the program and its arguments
     * @param wanted selects checks by their names; the first check always runs
     * @param results takes the result of each check as soon as it is known
     * @throws UserException if it cannot be started
     */
    public static Compliance uci(List<String> command, Predicate<String> wanted, Consumer<CheckResult> results) {
        return new UciCompliance(process(command), wanted, results);
    }

    /** Checks an engine of XBoard's protocol, in the same way. */
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
     * Runs all checks; if the engine does not reply at all, the other checks are left out.
     *
     * @throws InterruptedException if the thread is interrupted; the engine is then ended
     */
    public final void run() throws InterruptedException {
        try {
            checkAll();
        } finally {
            process.close();
        }
    }

    /** Runs the checks in their order. */
    abstract void checkAll() throws InterruptedException;

    /** Prepares an engine that has been restarted for further checks. */
    abstract void prepare() throws ChildEndedException, InterruptedException;

    /** Takes the lines that a check has received. */
    void received(List<String> lines) {}

    /** Skips all further checks. */
    final void end() {
        isOver = true;
    }

    /** Runs a check that a match requires. */
    final void required(String name, String rule, ComplianceCheck check) throws InterruptedException {
        check(true, name, rule, check);
    }

    /** Runs a check of something that is recommended, but not required for a match. */
    final void recommended(String name, String rule, ComplianceCheck check) throws InterruptedException {
        check(false, name, rule, check);
    }

    /** Runs a check that a match requires or that is only recommended. */
    final void check(boolean isRequired, String name, String rule, ComplianceCheck check) throws InterruptedException {
        if (isOver || !isFirst && !wanted.test(name)) {
            return;
        }
        isFirst = false;
        if (mustRestart) {
            restart();
        }
        if (isOver) {
            return;
        }
        settle();
        begin();
        Optional<String> problem = Optional.empty();
        boolean hasEnded = false;
        try {
            check.make();
        } catch (ProblemException e) {
            problem = Optional.of(e.getMessage());
        } catch (ChildEndedException e) {
            problem = Optional.of("the engine " + e.getMessage()
                    + (e.errors().isEmpty() ? "" : "; standard error: " + String.join(" | ", e.errors())));
            hasEnded = true;
        }
        mustRestart |= process.hasEnded() || problem.isPresent() && !sent.isEmpty();
        results.accept(new CheckResult(name, rule, isRequired || hasEnded, problem, shownSent(), lastLines()));
    }

    /** Takes the lines that have come since the last check began. */
    private void settle() throws InterruptedException {
        awaitEnd(Duration.ZERO);
        received(came);
    }

    /** Restarts the engine; if it does not get ready, all further checks are skipped. */
    private void restart() throws InterruptedException {
        try {
            restartForCheck();
            prepare();
            mustRestart = false;
        } catch (ProblemException | ChildEndedException e) {
            end();
        }
    }

    /** Restarts the engine for this check alone, without sending anything to it. */
    final void restartForCheck() throws InterruptedException {
        settle();
        process.close();
        process = start.get();
        sent.clear();
        came.clear();
        mustRestart = true;
    }

    // ---- lines to and from the engine -----------------------------------------------------------------------------

    /** Forgets the lines so far and drops those that have not been read. */
    private void begin() {
        process.discardPending();
        sent.clear();
        came.clear();
    }

    /** Sends lines in one write. */
    final void send(String... lines) throws ChildEndedException {
        sendRaw(String.join("\n", lines) + "\n");
    }

    /** Sends a text unchanged, which may be part of a line. */
    final void sendRaw(String text) throws ChildEndedException {
        text.lines().forEach(sent::add);
        process.sendRaw(text);
    }

    /** Waits for the next line that matches; empty if none comes in time. */
    final Optional<ChildProcess.OutputLine> await(Predicate<String> wanted, Duration atMost)
            throws ChildEndedException, InterruptedException {
        long deadline = System.nanoTime() + atMost.toNanos();
        Optional<ChildProcess.OutputLine> line = process.next(deadline);
        while (line.isPresent()) {
            String text = line.get().text();
            came.add(text);
            if (wanted.test(text.strip())) {
                return Optional.of(
                        new ChildProcess.OutputLine(text.strip(), line.get().nanos()));
            }
            line = process.next(deadline);
        }
        return Optional.empty();
    }

    /**
     * Waits for the next line that matches.
     *
     * @param what the name of the line in the problem
     * @throws ProblemException if none comes in time
     */
    final ChildProcess.OutputLine expect(String what, Predicate<String> wanted, Duration atMost)
            throws ChildEndedException, InterruptedException {
        return await(wanted, atMost)
                .orElseThrow(() -> new ProblemException("no " + what + " within " + atMost.toMillis() + " ms"));
    }

    /** Waits for a time and reads the lines that come meanwhile. */
    final void listen(Duration time) throws ChildEndedException, InterruptedException {
        await(line -> false, time);
    }

    /** Waits for the end of the engine and returns how it ended; empty if it is still running. */
    private Optional<String> awaitEnd(Duration atMost) throws InterruptedException {
        try {
            listen(atMost);
            return Optional.empty();
        } catch (ChildEndedException e) {
            return Optional.of(e.getMessage());
        }
    }

    /** Returns the lines sent; of a long list the first and the last ones. */
    private List<String> shownSent() {
        return sent.size() <= 3 * MAX_LINES
                ? List.copyOf(sent)
                : Stream.of(
                                sent.subList(0, MAX_LINES),
                                List.of("..."),
                                sent.subList(sent.size() - MAX_LINES, sent.size()))
                        .flatMap(List::stream)
                        .toList();
    }

    /** Returns whether a line was sent, with or without a word before it. */
    final boolean hasSent(String word, String line) {
        return sent.contains(line) || sent.contains(word + line);
    }

    /** Returns the last lines received, as they are shown. */
    private List<String> lastLines() {
        return came.subList(Math.max(0, came.size() - MAX_LINES), came.size()).stream()
                .map(Excerpt::quote)
                .toList();
    }

    /** Returns all lines that have been read since the check began. */
    final List<String> came() {
        return came;
    }

    // ---- checks of any engine -------------------------------------------------------------------------------------

    /**
     * Checks that the engine ends with status 0 on request while it is doing something, and at the end of its input.
     */
    final void checkEnds(String doing, String rule, String... commands) throws InterruptedException {
        recommended("quit" + doing, rule, () -> {
            send(commands);
            listen(DELAY.dividedBy(2));
            send("quit");
            expectEnd();
        });
        recommended("end of input" + doing, "otherwise an engine whose client has crashed runs for ever", () -> {
            send(commands);
            listen(DELAY.dividedBy(2));
            process.closeInput();
            expectEnd();
        });
    }

    private void expectEnd() throws InterruptedException {
        String how = awaitEnd(allowed(Duration.ofSeconds(1)))
                .orElseThrow(() -> new ProblemException("it runs for more than another second"));
        require(how.endsWith("status 0"), "it " + how);
    }

    /** Checks that the engine, whatever it has done before, soon needs less than a twentieth of a processor. */
    final void expectIdle() throws ChildEndedException, InterruptedException {
        Duration used = Duration.ofDays(1);
        // Compilers of virtual machines may still be at work for a while.
        for (int second = 0; second < 8 && used.toMillis() > 50; second++) {
            Duration before = process.processorTime();
            listen(Duration.ofSeconds(1));
            used = process.processorTime().minus(before);
        }
        require(used.toMillis() <= 50, used.toMillis() + " ms of processor time in a second");
    }

    /** Checks that nothing has been written to standard error since the engine was started last. */
    final void checkErrors(String rule) throws InterruptedException {
        recommended("standard error", rule, () -> {
            List<String> errors = process.errors();
            require(errors.isEmpty(), String.join(" | ", errors));
        });
    }

    // ---- what comes back ------------------------------------------------------------------------------------------

    /** Reports a problem unless a condition holds. */
    static void require(boolean holds, String problem) {
        require(holds, () -> problem);
    }

    /** Reports a problem, whose text is computed only then, unless a condition holds. */
    static void require(boolean holds, Supplier<String> problem) {
        if (!holds) {
            throw new ProblemException(problem.get());
        }
    }

    /** Returns a limit plus an allowance for a busy machine, by the load of each processor. */
    static Duration allowed(Duration limit) {
        return limit.plus(onThisMachine(DELAY));
    }

    /** Returns how long what takes a time on an idle machine may take on this one, by the load of each processor. */
    static Duration onThisMachine(Duration time) {
        OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();
        double load = Math.max(1, system.getSystemLoadAverage() / system.getAvailableProcessors());
        return Duration.ofMillis(Math.round(time.toMillis() * load));
    }

    /** Reports a problem if something took longer than its limit. */
    static void requireWithin(Duration limit, Duration taken) {
        require(
                taken.compareTo(allowed(limit)) <= 0,
                "it took " + taken.toMillis() + " ms instead of " + limit.toMillis());
    }

    /** Returns the position after moves from that of a FEN, or from the start position if it is empty. */
    static Position position(Variant variant, String fen, List<String> moves) {
        Position position = fen.isEmpty() ? Position.start(variant) : Fen.parse(fen, variant);
        moves.forEach(move -> position.make(MoveText.parse(position, move)));
        return position;
    }

    /** Parses a move in coordinates; reports a problem if it is not legal in a position. */
    static String legal(Position position, String move) {
        int parsed = MoveText.parse(position, move);
        require(parsed != Move.NONE, "\"" + move + "\" is not a legal move in " + Fen.format(position));
        return CoordinateMove.format(parsed);
    }

    /** Reports a problem unless the moves of a line of play are legal one after the other. */
    static void requireLegal(Position from, List<String> line) {
        Position position = from.copy();
        List<String> made = new ArrayList<>();
        for (String text : line) {
            int move = MoveText.parse(position, text);
            require(
                    move != Move.NONE,
                    () -> "\"" + text + "\" is not a legal move after \"" + String.join(" ", made) + "\" in "
                            + Fen.format(from));
            made.add(text);
            position.make(move);
        }
    }
}
