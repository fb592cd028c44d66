package parachute.protocol.cecp;

import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parachute.engine.Engine;
import parachute.engine.search.SearchStatus;
import parachute.io.LineReader;
import parachute.io.LineWriter;
import parachute.io.UserException;
import parachute.io.Version;
import parachute.rules.board.Move;
import parachute.rules.board.Side;
import parachute.rules.notation.MoveText;

/**
 * A session of XBoard's protocol. Input is read on its own thread and handled on the one that calls {@link #run},
 * together with the ends of searches, so that every command is read while the engine thinks.
 */
public final class CecpSession {
    private static final Logger LOG = LoggerFactory.getLogger(CecpSession.class);

    private final LineReader in;
    private final Consumer<Boolean> ignoreTermination;
    private final Duration inputEndTimeout;
    private final EventQueue events = new EventQueue();
    private final CecpOutput out;
    private final AtomicBoolean post = new AtomicBoolean();
    private final SearchRunner search;
    private final CecpOptions options;
    private final GameBoard board;
    private final CecpGame game;
    private final List<String> pings = new ArrayList<>();
    private Optional<EditMode> edit = Optional.empty();
    private boolean inputEnded;

    /**
     * Creates a session that drives {@code engine}, which the caller closes afterwards.
     *
     * @param in the client's lines, with or without the first, {@code xboard}
     * @param out the client's input; every line is flushed
     * @param ignoreTermination sets whether SIGTERM is ignored instead of ending the process: it is from the feature
     *     {@code sigterm=0} on, unless the client rejects it
     */
    public CecpSession(Engine engine, LineReader in, OutputStream out, Consumer<Boolean> ignoreTermination) {
        this(engine, in, out, ignoreTermination, Engine.INPUT_END_TIMEOUT);
    }

    /** Creates a session with another timeout of a search at the end of the input. */
    CecpSession(
            Engine engine,
            LineReader in,
            OutputStream out,
            Consumer<Boolean> ignoreTermination,
            Duration inputEndTimeout) {
        this.in = in;
        this.ignoreTermination = ignoreTermination;
        this.inputEndTimeout = inputEndTimeout;
        this.out = new CecpOutput(new LineWriter(out, () -> events.post(new CecpEvent.ClientGone())), LOG);
        engine.setWarnings(this.out::comment);
        search = new SearchRunner(engine, events, this.out, post::get);
        board = new GameBoard(engine, this.out);
        options = new CecpOptions(engine, search::change, board::showEvaluation);
        game = new CecpGame(engine, search, this.out, options, board);
    }

    /**
     * Carries out commands until {@code quit}, until the client no longer reads, or until the end of the input and the
     * replies to all that was read.
     */
    public void run() {
        Thread reader = new Thread(this::read, "cecp-input");
        reader.setDaemon(true);
        reader.start();
        try {
            boolean running = true;
            while (running) {
                running = handle(events.take());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            search.abandon();
            reader.interrupt(); // in case it waits for a search that has ended
        }
    }

    private void read() {
        for (Optional<String> line = in.readLine(); line.isPresent(); line = in.readLine()) {
            String kept = events.postLine(line.get());
            if (isQuit(Command.parse(kept))) {
                return; // The virtual machine waits 0.3 s for a thread that is still reading.
            }
        }
        events.post(new CecpEvent.InputEnded(true));
        try {
            Thread.sleep(inputEndTimeout);
            events.post(new CecpEvent.InputEnded(false));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Handles an event; returns false at the end of the session. */
    private boolean handle(CecpEvent event) {
        boolean goesOn = switch (event) {
            case CecpEvent.ClientLine line -> handle(line.text());
            case CecpEvent.SearchEnded ended -> {
                guarded("end of search", () -> game.searchEnded(ended));
                yield true;
            }
            case CecpEvent.InputEnded end -> {
                inputEnded = true;
                guarded("end of input", () -> game.finish(end.awaitSearch()));
                yield true;
            }
            case CecpEvent.ClientGone gone -> false;
        };
        if (goesOn) {
            guarded("settings", search::applyChanges);
            replyToPings();
        }
        return goesOn && !(inputEnded && !owesReply());
    }

    private static boolean isQuit(Command command) {
        return command.word().equals("quit");
    }

    /** Carries out a line of the client; returns false for {@code quit}. */
    private boolean handle(String line) {
        LOG.debug("> {}", line);
        Command command = Command.parse(line);
        if (isQuit(command)) {
            return false;
        }
        if (!command.isEmpty()) {
            guarded(command.line(), () -> carryOut(command));
        }
        return true;
    }

    /** Runs an action; whatever goes wrong in it, the session continues. */
    private void guarded(String command, Runnable action) {
        try {
            action.run();
        } catch (UserException e) {
            out.error(e.getMessage(), command);
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            LOG.error("fault in: {}", command, e);
            out.error("internal", command);
        }
    }

    /** Carries out a command. In edit mode any other command except {@code ping} ends that mode first. */
    private void carryOut(Command command) {
        if (edit.isPresent() && edit.get().accept(command.line())) {
            return;
        }
        Runnable action = action(command);
        if (edit.isPresent() && !command.word().equals("ping")) {
            EditMode edited = edit.get();
            edit = Optional.empty();
            game.endEdit(edited);
        }
        action.run();
    }

    /** Returns the action of a command; throws a UserException if the command is unknown. */
    private Runnable action(Command command) {
        String argument = command.argument();
        return switch (command.word()) {
            case "protover" -> this::tellFeatures;
            case "rejected" -> () -> rejectFeature(argument);
            case "ping" -> () -> pings.add(argument);

            case "new" -> game::newGame;
            case "variant" -> () -> game.variant(argument);
            case "setboard" -> () -> game.setBoard(argument);
            case "edit" -> () -> edit = Optional.of(game.edit());
            case "usermove" -> () -> game.userMove(argument);
            case "undo" -> () -> game.takeBack(1);
            case "remove" -> () -> game.takeBack(2);
            case "force" -> game::force;
            case "go" -> game::go;
            case "playother" -> game::playOther;
            case "white" -> () -> game.sideToMove(Side.WHITE);
            case "black" -> () -> game.sideToMove(Side.BLACK);
            case "result" -> game::result;
            case "draw" -> game::drawOffered;

            case "?" -> search::moveNow;
            case "." -> edit.isPresent() ? () -> {} : this::tellStatus;
            case "analyze" -> game::analyse;
            case "exit" -> game::exitAnalysis;
            case "exclude" -> () -> game.analysis().exclude(argument);
            case "include" -> () -> game.analysis().include(argument);
            case "hint" -> game.pondering()::hint;
            case "bk" -> board::showBook;
            case "hard" -> game.pondering()::allow;
            case "easy" -> game.pondering()::forbid;
            case "post" -> () -> post.set(true);
            case "nopost" -> () -> post.set(false);
            case "pause" -> search::pause;
            case "resume" -> search::resume;

            case "level" -> () -> game.time().level(argument, board.position().ply());
            case "st" -> () -> game.time().secondsPerMove(argument);
            case "sd" -> () -> game.time().depth(argument);
            case "nps" -> () -> game.time().nodesPerSecond(argument);
            case "time" -> () -> game.time().ownClock(argument);
            case "memory", "cores" -> () -> setOption(() -> options.set(command.word(), argument));
            case "option" -> () -> setOption(() -> options.set(argument));

            // Commands without meaning for this engine.
            case "xboard", "accepted", "random", "computer", "name", "rating", "ics", "otim", "egtpath" -> () -> {};
            case "lift", "put", "hover", "holding", "partner", "ptell" -> () -> {};

            default -> {
                if (edit.isPresent() || !MoveText.isMove(command.line())) {
                    throw new UserException("unknown command");
                }
                yield () -> game.userMove(command.line());
            }
        };
    }

    private void tellFeatures() {
        // Before the features are written, since the client may send the signal as soon as it has read them.
        ignoreTermination.accept(true);
        out.lines(CecpFeatures.lines(Version.nameAndVersion(), options.declarations()));
    }

    private void rejectFeature(String feature) {
        if (feature.equals("sigterm")) {
            ignoreTermination.accept(false);
        }
    }

    private void setOption(Runnable setting) {
        setting.run();
        game.analysis().resume();
    }

    private void tellStatus() {
        if (search.activity() == Activity.IDLE && !game.analysis().isOn()) {
            return;
        }
        SearchStatus status = search.status();
        String move = status.currentMove() == Move.NONE ? "" : " " + board.text(status.currentMove());
        out.line("stat01: " + status.milliseconds() / 10 + " " + status.nodes() + " " + status.depth() + " "
                + status.movesLeft() + " " + status.movesTotal() + move);
    }

    /** Returns whether a search for a move or a hint of the client is running. */
    private boolean owesReply() {
        return search.activity() == Activity.THINKING || game.pondering().owesHint();
    }

    /** Replies to pings, unless a move or a hint is being searched for. */
    private void replyToPings() {
        if (!owesReply()) {
            pings.forEach(number -> out.line(number.isEmpty() ? "pong" : "pong " + CecpOutput.echo(number)));
            pings.clear();
        }
    }
}
