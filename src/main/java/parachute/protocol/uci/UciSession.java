package parachute.protocol.uci;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parachute.engine.Engine;
import parachute.engine.bench.Bench;
import parachute.engine.bench.PerftDivide;
import parachute.engine.search.SearchLimits;
import parachute.io.LineReader;
import parachute.io.LineWriter;
import parachute.io.UserException;
import parachute.io.Version;
import parachute.rules.board.Position;
import parachute.rules.notation.BoardDiagram;
import parachute.rules.notation.CoordinateMove;

/**
 * A session of the Universal Chess Interface. Commands are carried out in sequence on the thread that calls {@link
 * #run}; a search, a perft and a bench run on their own threads, so that every command is read meanwhile. A command
 * that needs the position or the processor first ends what is running; a search still prints its {@code bestmove}.
 */
public final class UciSession {
    private static final Logger LOG = LoggerFactory.getLogger(UciSession.class);

    private static final String NO_POSITION = "no position: the last one was refused";

    private final Engine engine;
    private final LineReader in;
    private final LineWriter out;
    private final Duration inputEndTimeout;
    private final UciOptions options;
    /** Completed when the last search has ended and its {@code bestmove} has been written. */
    private CompletableFuture<Void> search = CompletableFuture.completedFuture(null);

    /** The thread of a perft or a bench, which ends early when it is interrupted. */
    private Optional<Thread> measurement = Optional.empty();
    /** Whether the last position was refused, so that none can be searched. */
    private boolean positionRefused;

    private boolean debug;
    private boolean quitting;

    /** Creates a session that drives {@code engine}, which the caller closes afterwards. */
    public UciSession(Engine engine, LineReader in, LineWriter out) {
        this(engine, in, out, Engine.INPUT_END_TIMEOUT);
    }

    /** Creates a session with another timeout at the end of the input. */
    UciSession(Engine engine, LineReader in, LineWriter out, Duration inputEndTimeout) {
        this.engine = engine;
        this.in = in;
        this.out = out;
        this.inputEndTimeout = inputEndTimeout;
        options = new UciOptions(engine, this::newGame);
        engine.setWarnings(this::complain);
        engine.newGame(options.variant());
    }

    /**
     * Carries out commands until {@code quit}, until the client no longer reads, or until the end of the input and the
     * replies to all that was read.
     */
    public void run() {
        Optional<String> line = in.readLine();
        while (line.isPresent() && !out.isBroken() && handle(line.get())) {
            line = in.readLine();
        }
        if (line.isEmpty()) {
            awaitRunning();
        }
        endRunning();
    }

    /** Carries out a line; returns false after {@code quit}. Whatever goes wrong in it, the session continues. */
    private boolean handle(String line) {
        LOG.debug("> {}", line);
        guarded(line, () -> carryOut(line, new UciWords(line)));
        return !quitting;
    }

    /** Carries out the first command of a line: the protocol requires skipping unknown words. */
    private void carryOut(String line, UciWords words) {
        String first = words.next();
        String word = first;
        while (!dispatch(line, word, words)) {
            if (!words.hasNext()) {
                throw new UserException("Unknown command: " + UciWords.quote(first));
            }
            word = words.next();
        }
    }

    private void guarded(String line, Runnable action) {
        try {
            action.run();
        } catch (UserException e) {
            complain(e.getMessage());
        } catch (CancellationException e) {
            complain("stopped: " + UciWords.printable(line.strip()));
        } catch (OutOfMemoryError e) {
            LOG.error("no memory for: {}", line, e);
            complain("out of memory in " + UciWords.quote(line));
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error("fault in: {}", line, e);
            complain("internal error in " + UciWords.quote(line));
        }
    }

    /** Carries out a command; returns false if there is no such command. */
    private boolean dispatch(String line, String command, UciWords words) {
        switch (command) {
            case "" -> {}
            case "uci" -> introduce();
            case "isready" -> ready();
            case "debug" -> debug = words.take("on");
            case "setoption" -> setOption(words);
            case "register" -> say("registration ok");
            case "ucinewgame" -> {
                newGame();
                engine.prepare();
            }
            case "position" -> setPosition(words);
            case "go" -> go(line, words);
            case "stop" -> stop();
            case "ponderhit" -> engine.ponderHit();
            case "d" -> say(BoardDiagram.draw(position(), options.isChess960()));
            case "eval" -> say(String.join("\n", engine.evaluation().report(position())));
            case "bench" -> bench(line, words);
            case "quit" -> quitting = true;
            default -> {
                return false;
            }
        }
        return true;
    }

    private void introduce() {
        say("id name " + Version.nameAndVersion());
        say("id author the Parachute authors");
        options.declarations().forEach(this::say);
        say("uciok");
    }

    /** Allocates the tables before the clock starts at the next {@code go}; a running search already has them. */
    private void ready() {
        try {
            if (!engine.isSearching() && measurement.filter(Thread::isAlive).isEmpty()) {
                engine.prepare();
            }
        } finally {
            say("readyok");
        }
    }

    private void setOption(UciWords words) {
        endRunning();
        options.set(words);
    }

    private void newGame() {
        endRunning();
        engine.newGame(options.variant());
        positionRefused = false;
    }

    private void setPosition(UciWords words) {
        endRunning();
        positionRefused = true;
        engine.setPosition(PositionCommand.parse(words, options.game(), this::complain));
        positionRefused = false;
        if (LOG.isDebugEnabled()) {
            LOG.debug("the board: {}", BoardDiagram.drawWithCheck(engine.position(), options.isChess960()));
        }
    }

    /** Returns the position to search; throws a UserException if the last one was refused. */
    private Position position() {
        if (positionRefused) {
            throw new UserException(NO_POSITION);
        }
        return engine.position();
    }

    private void go(String line, UciWords words) {
        endRunning();
        GoCommand command = GoCommand.parse(words, engine.position(), this::complain);
        if (command.perftDepth().isPresent()) {
            PerftDivide perft = new PerftDivide(position());
            IntFunction<String> notation = notation();
            measure(line, () -> count(perft, command.perftDepth().getAsInt(), notation));
            return;
        }
        if (positionRefused) {
            complain(NO_POSITION);
            say("bestmove (none)");
            return;
        }
        SearchLimits limits = command.limits(engine.multiPv());
        if (debug) {
            say("info string limits: " + limits);
        }
        SearchPrinter printer = new SearchPrinter(this::say, engine.position(), notation(), options.showsChances());
        search = engine.start(limits, printer).thenAccept(end -> printer.printBestMove(end.result()));
    }

    private IntFunction<String> notation() {
        return CoordinateMove.notation(engine.position(), options.isChess960());
    }

    private void count(PerftDivide perft, int depth, IntFunction<String> notation) {
        PerftDivide.PerftCount count = perft.run(depth, notation, this::say);
        say("\nNodes searched: " + count.leaves() + "\n");
    }

    private void bench(String line, UciWords words) {
        endRunning();
        Bench bench = new Bench(words.hasNext() ? depth(words.next()) : Bench.DEFAULT_DEPTH, engine.evaluation());
        measure(line, () -> bench.run(this::say));
    }

    /** Runs a measurement in the background, for a line of the client. */
    private void measure(String line, Runnable work) {
        measurement =
                Optional.of(Thread.ofPlatform().name("measurement").daemon().start(() -> guarded(line, work)));
    }

    private void stop() {
        engine.stop();
        measurement.ifPresent(Thread::interrupt);
    }

    private static int depth(String text) {
        try {
            return Math.clamp(Long.parseLong(text), 1, SearchLimits.MAX_DEPTH);
        } catch (NumberFormatException e) {
            throw new UserException("bench: expected a depth, not " + UciWords.quote(text));
        }
    }

    /** Waits for a search or measurement that ends by itself, up to the timeout. */
    private void awaitRunning() {
        awaitMeasurement(inputEndTimeout);
        if (engine.endsByItself()) {
            search.copy()
                    .completeOnTimeout(null, inputEndTimeout.toMillis(), TimeUnit.MILLISECONDS)
                    .exceptionally(failure -> null)
                    .join();
        }
    }

    private void awaitMeasurement(Duration timeout) {
        if (measurement.isPresent()) {
            try {
                measurement.get().join(timeout);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Stops a running search or measurement and waits for its end, including {@code bestmove}. */
    private void endRunning() {
        stop();
        awaitMeasurement(ChronoUnit.FOREVER.getDuration());
        search.exceptionally(failure -> null).join(); // even if it failed
    }

    /** Writes a line; also called on the thread of the search. */
    private void say(String text) {
        LOG.debug("< {}", text);
        out.writeLine(text);
    }

    private void complain(String reason) {
        say("info string " + reason);
    }
}
