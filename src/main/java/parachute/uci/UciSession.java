package parachute.uci;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parachute.bench.Bench;
import parachute.bench.PerftDivide;
import parachute.board.Side;
import parachute.console.LineReader;
import parachute.console.LineWriter;
import parachute.console.Version;
import parachute.engine.Engine;
import parachute.search.SearchLimits;

/**
 * A conversation in the Universal Chess Interface. Commands are obeyed one after the other on the thread that calls
 * {@link #run}; the search runs in the engine's own, so that every command is heard while it thinks. A command that
 * needs the position to itself first ends the running search, which then still gives its {@code bestmove}.
 */
public final class UciSession {
    private static final Logger LOG = LoggerFactory.getLogger(UciSession.class);

    /** Milliseconds; a search notices a stop within a fraction of one. */
    private static final long PATIENCE = 5_000;

    private final Engine engine;
    private final LineReader in;
    private final LineWriter out;
    private final UciOptions options;
    private Optional<SearchPrinter> search = Optional.empty();
    private boolean debug;

    /** A session that drives {@code engine}, which the caller closes afterwards. */
    public UciSession(Engine engine, LineReader in, LineWriter out) {
        this.engine = engine;
        this.in = in;
        this.out = out;
        options = new UciOptions(engine);
        engine.newGame(options.variant());
    }

    /** Obeys commands until {@code quit}, the end of the input, or a client that no longer listens. */
    public void run() {
        Optional<String> line = in.readLine();
        while (line.isPresent() && !out.isBroken() && obey(line.get())) {
            line = in.readLine();
        }
        endSearch();
    }

    /** False for {@code quit}. Whatever goes wrong in one command, the next ones are heard. */
    private boolean obey(String line) {
        LOG.debug("> {}", line);
        Words words = new Words(line);
        String command = words.next();
        if (command.equals("quit")) {
            return false;
        }
        try {
            dispatch(command, words);
        } catch (UciException e) {
            complain(e.getMessage());
        } catch (RuntimeException e) {
            LOG.error("fault in: {}", line, e);
            complain("internal error in " + Words.quote(line));
        }
        return true;
    }

    private void dispatch(String command, Words words) {
        switch (command) {
            case "" -> {}
            case "uci" -> introduce();
            case "isready" -> say("readyok");
            case "debug" -> debug = words.take("on");
            case "setoption" -> setOption(words);
            case "register" -> say("registration ok");
            case "ucinewgame" -> newGame();
            case "position" -> setPosition(words);
            case "go" -> go(words);
            case "stop" -> engine.stop();
            case "ponderhit" -> engine.ponderHit();
            case "d" -> say(BoardPicture.draw(engine.position()));
            case "eval" -> say(evaluation());
            case "bench" -> bench(words);
            default -> complain("Unknown command: " + Words.quote(command));
        }
    }

    private void introduce() {
        say("id name " + Version.nameAndVersion());
        say("id author the Parachute authors");
        options.declarations().forEach(this::say);
        say("uciok");
    }

    private void setOption(Words words) {
        endSearch();
        options.set(words);
    }

    private void newGame() {
        endSearch();
        engine.newGame(options.variant());
    }

    private void setPosition(Words words) {
        endSearch();
        engine.setPosition(PositionCommand.parse(words, options.variant()));
    }

    private void go(Words words) {
        endSearch();
        GoCommand command = GoCommand.parse(words, engine.position(), this::complain);
        if (command.perftDepth().isPresent()) {
            perft(command.perftDepth().getAsInt());
            return;
        }
        SearchLimits limits = command.limits(options.multiPv());
        if (debug) {
            say("info string " + limits);
        }
        SearchPrinter printer = new SearchPrinter(this::say, engine.position().inCheck());
        search = Optional.of(printer);
        engine.start(limits, printer);
    }

    private void perft(int depth) {
        PerftDivide.Count count = new PerftDivide(engine.position()).run(depth, this::say);
        say("\nNodes searched: " + count.leaves() + "\n");
    }

    private void bench(Words words) {
        endSearch();
        new Bench(words.hasNext() ? depth(words.next()) : Bench.DEFAULT_DEPTH).run(this::say);
    }

    /** In pawns and for White, whoever is to move, as people read it. */
    private String evaluation() {
        OptionalInt centipawns = engine.evaluation();
        if (centipawns.isEmpty()) {
            return "Evaluation: none (in check)";
        }
        boolean white = engine.position().sideToMove() == Side.WHITE;
        double pawns = (white ? centipawns.getAsInt() : -centipawns.getAsInt()) / 100.0;
        return String.format(Locale.ROOT, "Evaluation: %+.2f (White's side)", pawns);
    }

    private static int depth(String text) {
        try {
            return Math.clamp(Long.parseLong(text), 1, SearchLimits.MAX_DEPTH);
        } catch (NumberFormatException e) {
            throw new UciException("bench: expected a depth, not " + Words.quote(text));
        }
    }

    /** Stops the search, if one runs, and waits for its {@code bestmove}. */
    private void endSearch() {
        if (search.isEmpty()) {
            return;
        }
        engine.stop();
        if (!search.get().awaitEnd(PATIENCE)) {
            LOG.warn("the search did not end within {} ms", PATIENCE);
            engine.abandon();
        }
        search = Optional.empty();
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
