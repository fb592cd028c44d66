package parachute.tools.match.player;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import parachute.io.ChildEndedException;
import parachute.io.ChildProcess;
import parachute.rules.board.Variant;
import parachute.tools.match.MatchSetupException;
import parachute.tools.match.game.EngineFailure;
import parachute.tools.match.game.Fault;
import parachute.tools.match.game.Game;
import parachute.tools.match.game.Reply;

/** An engine that plays game after game, whatever protocol it speaks. Used by one thread at a time. */
public abstract class EnginePlayer implements AutoCloseable {
    /** How long an engine may take to start and to get ready, in nanoseconds; slow disks and large tables included. */
    static final long START_TIME = TimeUnit.SECONDS.toNanos(30);

    /** How long an engine may take to obey when its time is over and it is told to move, in nanoseconds. */
    private static final long GRACE = TimeUnit.SECONDS.toNanos(3);

    private final EngineSpec spec;
    private final ChildProcess process;

    /** The longest that a search without a limit in time may take, in nanoseconds. */
    private final long patience;

    /**
     * Starts the process and says nothing yet.
     *
     * @throws MatchSetupException if the program cannot be started
     */
    EnginePlayer(EngineSpec spec, long patience) {
        this.spec = spec;
        this.patience = patience;
        try {
            process = new ChildProcess(spec.name(), spec.command(), spec.directory(), this::isNews);
        } catch (IOException e) {
            throw new MatchSetupException(spec.name() + " cannot be started: " + e.getMessage());
        }
    }

    /**
     * Starts an engine and waits until it is ready to play a variant.
     *
     * @throws MatchSetupException if it cannot be started or cannot play what is asked for
     * @throws EngineFailure if it ends or says nothing
     */
    static EnginePlayer start(EngineSpec spec, Variant variant, long patience)
            throws EngineFailure, InterruptedException {
        EnginePlayer player =
                spec.protocol() == Protocol.UCI ? new UciPlayer(spec, patience) : new CecpPlayer(spec, patience);
        try {
            for (String line : spec.initStrings()) {
                player.send(line);
            }
            player.introduce(variant);
            player.process.recordDescendants();
            return player;
        } catch (EngineFailure | InterruptedException | RuntimeException e) {
            player.process.kill();
            throw e;
        }
    }

    public EngineSpec spec() {
        return spec;
    }

    /** The longest that a search without a limit in time may take, in nanoseconds. */
    long patience() {
        return patience;
    }

    // ---- what the protocols say differently -----------------------------------------------------------------------

    /** Whether a line is only news of the thinking; called on the reader's thread for every line. */
    abstract boolean isNews(String line);

    /** Exchanges names, features and options. */
    abstract void introduce(Variant variant) throws EngineFailure, InterruptedException;

    /** Prepares for a game in which the engine has one of the colours, and waits until it is ready. */
    public abstract void newGame(Game game, int side) throws EngineFailure, InterruptedException;

    /** Forgets the news of the last search and says what has to be said before the clock of the next one runs. */
    abstract void prepareToThink(Game game) throws EngineFailure;

    /** The lines that tell of the position and start the search. */
    abstract String[] orderToThink(Game game);

    /** What a line says about the move; empty if it says nothing. */
    abstract Optional<Reply> reply(ChildProcess.Line line, long start) throws EngineFailure;

    /** The line that ends a search. */
    abstract String orderToMoveNow();

    /** Tells the engine how the game ended. */
    public abstract void gameOver(String result, String reason) throws EngineFailure;

    /** Whether the engine can play another game without being started anew. */
    boolean isReusable() {
        return !process.hasEnded();
    }

    // ---- what they have in common ---------------------------------------------------------------------------------

    void send(String... lines) throws EngineFailure {
        try {
            process.send(lines);
        } catch (ChildEndedException e) {
            throw crash(e);
        }
    }

    void discardPending() {
        process.discardPending();
    }

    /** The next line before a deadline; empty when that has passed. */
    Optional<ChildProcess.Line> next(long deadline) throws EngineFailure, InterruptedException {
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
     * Lets the engine move. Its time runs from the moment before the order is written to the moment after the first
     * line of its answer is read.
     *
     * @throws EngineFailure if it ends, does not answer, or answers too late
     */
    public Reply think(Game game) throws EngineFailure, InterruptedException {
        prepareToThink(game);
        String[] order = orderToThink(game);
        Optional<Long> allowance = game.allowance();
        long limit = allowance
                .map(nanos -> nanos + TimeUnit.MILLISECONDS.toNanos(spec.margin()))
                .orElse(patience);
        long start = System.nanoTime();
        send(order);
        Optional<Reply> reply = awaitReply(start, start + limit);
        if (reply.isEmpty()) {
            send(orderToMoveNow());
            reply = awaitReply(start, System.nanoTime() + GRACE);
        }
        // What counts is when it was read, not when it came through to here.
        if (reply.isPresent() && reply.get().nanos() <= limit) {
            return reply.get();
        }
        long allowed = TimeUnit.NANOSECONDS.toMillis(allowance.orElse(patience));
        if (reply.isEmpty()) {
            throw new EngineFailure(Fault.STALL, "no move when " + allowed + " ms were over and it was told to move");
        }
        long taken = TimeUnit.NANOSECONDS.toMillis(reply.get().nanos());
        throw new EngineFailure(
                Fault.TIME_LOSS, "a move after " + taken + " ms, but only " + allowed + " ms were left");
    }

    private Optional<Reply> awaitReply(long start, long deadline) throws EngineFailure, InterruptedException {
        Optional<ChildProcess.Line> line = next(deadline);
        while (line.isPresent()) {
            Optional<Reply> reply = reply(line.get(), start);
            if (reply.isPresent()) {
                return reply;
            }
            line = next(deadline);
        }
        return Optional.empty();
    }

    /** Waits for a line that ends a dialogue before the game; what comes before it is dropped. */
    void await(String answer) throws EngineFailure, InterruptedException {
        long deadline = System.nanoTime() + START_TIME;
        Optional<ChildProcess.Line> line = next(deadline);
        while (line.isPresent()) {
            if (line.get().text().strip().equals(answer)) {
                return;
            }
            line = next(deadline);
        }
        throw new EngineFailure(
                Fault.STALL, "no " + answer + " within " + TimeUnit.NANOSECONDS.toSeconds(START_TIME) + " s");
    }

    /** Ends the engine without a word. */
    public void kill() {
        process.kill();
    }

    /** Ends the engine. */
    @Override
    public void close() {
        process.recordDescendants();
        try {
            send("quit");
        } catch (EngineFailure e) {
            process.kill(); // it has gone before: nothing is left but its children
            return;
        }
        process.close();
    }
}
