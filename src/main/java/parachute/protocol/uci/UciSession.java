package parachute.protocol.uci;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
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
 * A session of the Universal Chess Interface. Commands are carried out one after the other on the thread that calls
 * {@link #run}; a search, a perft and a bench run on threads of their own, so that every command is read meanwhile. A
 * command that needs the position or the processor to itself first ends what runs; a search still prints its
 * {@code bestmove}.
 */
public final class UciSession {
    private static final Logger LOG = LoggerFactory.getLogger(UciSession.class);

    private static final Set<String> COMMANDS = Set.of(
            "uci",
            "isready",
            "debug",
            "setoption",
            "register",
            "ucinewgame",
            "position",
            "go",
            "stop",
            "ponderhit",
            "quit",
            "d",
            "eval",
            "bench");

    private static final String NO_POSITION = "no position: the last one was refused";

    private final Engine engine;
    private final LineReader in;
    private final LineWriter out;
    private final Duration patience;
    private final UciOptions options;
    /** Done when the last search has ended and its {@code bestmove} is written. */
    private CompletableFuture<Void> search = CompletableFuture.completedFuture(null);

    private Optional<Measurement> measurement = Optional.empty();
    /** Whether the last position was refused, so that there is none to search. */
    private boolean positionRefused;

    private boolean debug;

    /** A session that drives {@code engine}, which the caller closes afterwards. */
    public UciSession(Engine engine, LineReader in, LineWriter out) {
        this(engine, in, out, Engine.PATIENCE);
    }

    /** The same with another bound on what is waited for at the end of the input. */
    UciSession(Engine engine, LineReader in, LineWriter out, Duration patience) {
        this.engine = engine;
        this.in = in;
        this.out = out;
        this.patience = patience;
        options = new UciOptions(engine, this::newGame);
        engine.setWarnings(this::complain);
        engine.newGame(options.variant());
    }

    /**
     * Carries out commands until {@code quit}, a client that no longer reads, or the end of the input and the answer to all
     * that was read.
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

    /** Carries out a command; false for {@code quit}. Whatever goes wrong in it, the next ones are carried out. */
    private boolean handle(String line) {
        LOG.debug("> {}", line);
        UciWords words = new UciWords(line);
        String command = command(words);
        if (command.equals("quit")) {
            return false;
        }
        guarded(line, () -> dispatch(line, command, words));
        return true;
    }

    /** The first word that is a command: the protocol wants others before it to be skipped. The first word if none is. */
    private static String command(UciWords words) {
        String first = words.next();
        String command = first;
        while (!COMMANDS.contains(command) && words.hasNext()) {
            command = words.next();
        }
        return COMMANDS.contains(command) ? command : first;
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

    private void dispatch(String line, String command, UciWords words) {
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
            default -> complain("Unknown command: " + UciWords.quote(command));
        }
    }

    private void introduce() {
        say("id name " + Version.nameAndVersion());
        say("id author the Parachute authors");
        options.declarations().forEach(this::say);
        say("uciok");
    }

    /** Allocates the tables, for the clock runs from the next {@code go} on. What runs already has its own. */
    private void ready() {
        try {
            if (!engine.isSearching() && !isMeasuring()) {
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

    /** The position to search; UserException if the last one was refused. */
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
            say("info string " + limits);
        }
        SearchPrinter printer = new SearchPrinter(this::say, engine.position(), notation(), options.showsChances());
        search = engine.start(limits, printer).thenAccept(end -> printer.printBestMove(end.result()));
    }

    private IntFunction<String> notation() {
        return CoordinateMove.notation(engine.position(), options.isChess960());
    }

    private void count(PerftDivide perft, int depth, IntFunction<String> notation) {
        PerftDivide.Count count = perft.run(depth, notation, this::say);
        say("\nNodes searched: " + count.leaves() + "\n");
    }

    private void bench(String line, UciWords words) {
        endRunning();
        Bench bench = new Bench(words.hasNext() ? depth(words.next()) : Bench.DEFAULT_DEPTH, engine.evaluation());
        measure(line, () -> bench.run(this::say));
    }

    /** Runs in the background what a line of the client asks for. */
    private void measure(String line, Runnable work) {
        measurement = Optional.of(new Measurement(() -> guarded(line, work)));
    }

    private boolean isMeasuring() {
        return measurement.isPresent() && measurement.get().isRunning();
    }

    private void stop() {
        engine.stop();
        measurement.ifPresent(Measurement::stop);
    }

    private static int depth(String text) {
        try {
            return Math.clamp(Long.parseLong(text), 1, SearchLimits.MAX_DEPTH);
        } catch (NumberFormatException e) {
            throw new UserException("bench: expected a depth, not " + UciWords.quote(text));
        }
    }

    /** Waits for what ends by itself, but not for ever. */
    private void awaitRunning() {
        measurement.ifPresent(running -> running.await(patience));
        if (engine.endsByItself()) {
            search.copy()
                    .completeOnTimeout(null, patience.toMillis(), TimeUnit.MILLISECONDS)
                    .exceptionally(failure -> null)
                    .join();
        }
    }

    /** Stops what runs and waits for its end: of a search, for its {@code bestmove}. */
    private void endRunning() {
        measurement.ifPresent(Measurement::end);
        measurement = Optional.empty();
        engine.stop();
        search.exceptionally(failure -> null).join(); // also when it failed
    }

    /** Also called by the search, from its own thread. */
    private void say(String text) {
        LOG.debug("< {}", text);
        out.writeLine(text);
    }

    private void complain(String reason) {
        say("info string " + reason);
    }
}
