package parachute.tools.match.player;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import parachute.io.ChildEndedException;
import parachute.io.ChildProcess;
import parachute.io.Excerpt;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.match.game.EngineFailure;
import parachute.tools.match.game.Fault;
import parachute.tools.match.game.LiveGame;
import parachute.tools.match.game.Player;
import parachute.tools.match.game.Reply;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Protocol;

/**
 * An engine in its own process, with any protocol; plays any number of games. Times are nanoseconds, and deadlines
 * are values of {@link System#nanoTime}.
 */
abstract class EnginePlayer implements Player, AutoCloseable {
    /** The time for a reply after an engine has run out of time and been ordered to move. */
    static final long MOVE_NOW_TIMEOUT = TimeUnit.SECONDS.toNanos(3);

    private final EngineSpec spec;
    private final ChildProcess process;

    /** The maximum time of a search without a time limit. */
    private final long stallTime;

    /**
     * Starts the process; nothing is sent to it yet.
     *
     * @param stallTime the maximum time of a search without a time limit
     * @throws UserException if the program cannot be started
     */
    EnginePlayer(EngineSpec spec, long stallTime) {
        this.spec = spec;
        this.stallTime = stallTime;
        try {
            process = new ChildProcess(spec.name(), spec.command(), spec.directory(), this::isSearchInfo);
        } catch (IOException e) {
            throw new UserException(spec.name() + " cannot be started: " + e.getMessage());
        }
    }

    /**
     * Starts an engine and waits until it is ready to play a variant.
     *
     * @param stallTime the maximum time of a search without a time limit
     * @throws UserException if it cannot be started or does not support the variant or the options
     * @throws EngineFailure if it ends or does not reply
     */
    static EnginePlayer start(EngineSpec spec, Variant variant, long stallTime)
            throws EngineFailure, InterruptedException {
        EnginePlayer player =
                spec.protocol() == Protocol.UCI ? new UciPlayer(spec, stallTime) : new CecpPlayer(spec, stallTime);
        player.prepare(variant);
        return player;
    }

    /** Waits until the engine is ready to play a variant, and ends it if it is not. */
    final void prepare(Variant variant) throws EngineFailure, InterruptedException {
        try {
            for (String line : spec.initStrings()) {
                send(line);
            }
            initialise(variant);
            process.recordDescendants();
        } catch (EngineFailure | InterruptedException | RuntimeException e) {
            process.kill();
            throw e;
        }
    }

    @Override
    public EngineSpec spec() {
        return spec;
    }

    /** Returns the maximum time of a search without a time limit. */
    long stallTime() {
        return stallTime;
    }

    // ---- what depends on the protocol ----------------------------------------------------------------------------

    /** Returns whether a line only reports on the search; called on the reading thread for every line. */
    abstract boolean isSearchInfo(String line);

    /**
     * Exchanges names, features and options.
     *
     * @throws UserException if the engine does not support the variant or an option
     */
    abstract void initialise(Variant variant) throws EngineFailure, InterruptedException;

    /** Clears the report of the last search and sends the commands that precede the start of the clock. */
    abstract void prepareToThink(LiveGame game) throws EngineFailure, InterruptedException;

    /** Returns the lines that set the position and start the search. */
    abstract String[] orderToThink(LiveGame game);

    /**
     * Returns the reply in a line; empty if there is none.
     *
     * @param start the start time of the search
     */
    abstract Optional<Reply> reply(ChildProcess.OutputLine line, long start) throws EngineFailure;

    /** Returns the line that ends a search. */
    abstract String orderToMoveNow();

    /** Returns whether the engine can play another game without being started again. */
    boolean isReusable() {
        return !process.hasEnded() && !spec.handling().restart();
    }

    // ---- what all protocols have in common -----------------------------------------------------------------------

    /** Sends lines together. */
    void send(String... lines) throws EngineFailure {
        try {
            process.send(lines);
        } catch (ChildEndedException e) {
            throw crash(e);
        }
    }

    /** Drops the lines that have been read already. */
    void discardPending() {
        process.discardPending();
    }

    /**
     * Checks that the engine has not moved without being told to: the move would be taken for its next one.
     *
     * @throws EngineFailure if one of the lines that have been read is a move
     */
    void refuseMoves() throws EngineFailure {
        for (ChildProcess.OutputLine line : process.takePending()) {
            refuseMove(line.text().strip());
        }
    }

    private void refuseMove(String line) throws EngineFailure {
        if (isMove(line)) {
            throw new EngineFailure(
                    Fault.ILLEGAL_MOVE, "a move although it was not told to move: " + Excerpt.quote(line));
        }
    }

    /** Returns whether a line is a move. */
    abstract boolean isMove(String line);

    /** Returns the time that is some milliseconds from now. */
    static long deadline(long millis) {
        return System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    }

    /** Returns the next line before a deadline; empty when that has passed. */
    Optional<ChildProcess.OutputLine> next(long deadline) throws EngineFailure, InterruptedException {
        try {
            return process.next(deadline);
        } catch (ChildEndedException e) {
            throw crash(e);
        }
    }

    private static EngineFailure crash(ChildEndedException end) {
        return new EngineFailure(Fault.CRASH, end.getMessage(), String.join(" | ", end.errors()));
    }

    /**
     * Lets the engine move. Its time is measured from just before the command is written until just after the first
     * line of its reply is read.
     *
     * @throws EngineFailure if it ends, does not reply, or replies too late
     */
    @Override
    public Reply think(LiveGame game) throws EngineFailure, InterruptedException {
        prepareToThink(game);
        String[] order = orderToThink(game);
        Optional<Long> allowance = game.allowance();
        long limit = allowance
                .map(nanos ->
                        nanos + TimeUnit.MILLISECONDS.toNanos(spec.handling().margin()))
                .orElse(stallTime);
        long start = System.nanoTime();
        send(order);
        Optional<Reply> reply = awaitReply(start, start + limit);
        if (reply.isEmpty()) {
            send(orderToMoveNow());
            reply = awaitReply(start, System.nanoTime() + MOVE_NOW_TIMEOUT);
        }
        // The time counts at which the line was read, not at which this thread received it.
        if (reply.isPresent() && reply.get().nanos() <= limit) {
            return reply.get();
        }
        long allowed = TimeUnit.NANOSECONDS.toMillis(allowance.orElse(stallTime));
        if (reply.isEmpty()) {
            throw new EngineFailure(Fault.STALL, "no move after " + allowed + " ms and an order to move");
        }
        long taken = TimeUnit.NANOSECONDS.toMillis(reply.get().nanos());
        throw new EngineFailure(Fault.TIME_LOSS, "a move after " + taken + " ms with only " + allowed + " ms left");
    }

    /** Returns the reply to a search; empty when a deadline has passed. */
    Optional<Reply> awaitReply(long start, long deadline) throws EngineFailure, InterruptedException {
        for (Optional<ChildProcess.OutputLine> line = next(deadline); line.isPresent(); line = next(deadline)) {
            Optional<Reply> reply = reply(line.get(), start);
            if (reply.isPresent()) {
                return reply;
            }
        }
        return Optional.empty();
    }

    /** Waits for a line that ends the preparations of a game; earlier lines are dropped. */
    void await(String answer) throws EngineFailure, InterruptedException {
        await(answer, spec.handling().pingMillis());
    }

    /** Does the same within some milliseconds. */
    void await(String answer, long millis) throws EngineFailure, InterruptedException {
        await(answer, millis, false);
    }

    /** Waits for a line before the engine is told to move; none of the earlier lines may be a move. */
    void awaitWithoutMove(String answer) throws EngineFailure, InterruptedException {
        await(answer, spec.handling().pingMillis(), true);
    }

    private void await(String answer, long millis, boolean refusesMoves) throws EngineFailure, InterruptedException {
        long deadline = deadline(millis);
        for (Optional<ChildProcess.OutputLine> line = next(deadline); line.isPresent(); line = next(deadline)) {
            String text = line.get().text().strip();
            if (text.equals(answer)) {
                return;
            }
            if (refusesMoves) {
                refuseMove(text);
            }
        }
        throw new EngineFailure(
                Fault.STALL, "no " + answer + " within " + TimeUnit.MILLISECONDS.toSeconds(millis) + " s");
    }

    @Override
    public void kill() {
        process.kill();
    }

    /** Ends the engine: asks it to quit, and kills it if it does not. */
    @Override
    public void close() {
        process.recordDescendants();
        try {
            send("quit");
        } catch (EngineFailure e) {
            process.kill(); // it has already ended; only its children are left
            return;
        }
        process.close();
    }
}
