package parachute.protocol.cecp;

import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parachute.engine.Engine;
import parachute.engine.search.SearchStatus;
import parachute.io.LineReader;
import parachute.io.LineWriter;
import parachute.io.Version;
import parachute.rules.board.Move;
import parachute.rules.board.Side;
import parachute.rules.notation.CoordinateMove;

/**
 * A conversation in XBoard's protocol. Input is read on a thread of its own and carried out on the one that calls
 * {@link #run}, together with the ends of searches, so that every command is heard while the engine thinks.
 */
public final class CecpSession {
    private static final Logger LOG = LoggerFactory.getLogger(CecpSession.class);

    private final Engine engine;
    private final LineReader in;
    private final TerminationSignal termination;
    private final EventQueue events = new EventQueue();
    private final CecpOutput out;
    private final AtomicBoolean post = new AtomicBoolean();
    private final SearchRunner search;
    private final CecpOptions options;
    private final CecpGame game;
    private final Map<String, Consumer<String>> commands = new HashMap<>();
    private final List<String> pings = new ArrayList<>();
    private Optional<EditMode> edit = Optional.empty();

    /**
     * A session that drives {@code engine}, which the caller closes afterwards.
     *
     * @param in the client's lines; the first, {@code xboard}, may have been read from it already or not
     * @param out what the client reads; every line is flushed
     * @param termination ignored from the feature {@code sigterm=0} on, unless the client rejects that
     */
    public CecpSession(Engine engine, LineReader in, OutputStream out, TerminationSignal termination) {
        this.engine = engine;
        this.in = in;
        this.termination = termination;
        this.out = new CecpOutput(new LineWriter(out, () -> events.post(new Event.ClientGone())), LOG);
        engine.setWarnings(this.out::comment);
        search = new SearchRunner(engine, events, this.out, post::get);
        options = new CecpOptions(engine, () -> search.change(engine::clearHash), this::showEvaluation);
        game = new CecpGame(engine, search, this.out, options);
        addGameCommands();
        addSearchCommands();
        addSettings();
        addSilentCommands();
    }

    /** Obeys commands until {@code quit}, the end of the input, or a client that no longer listens. */
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
        }
    }

    private void read() {
        for (Optional<String> line = in.readLine(); line.isPresent(); line = in.readLine()) {
            events.postLine(line.get());
        }
        events.post(new Event.ClientGone());
    }

    /** False when the conversation is over. */
    private boolean handle(Event event) {
        if (event instanceof Event.SearchEnded end) {
            guarded("end of search", () -> game.searchEnded(end));
        } else if (event instanceof Event.Line line) {
            LOG.debug("> {}", line.text());
            Command command = Command.parse(line.text());
            if (command.word().equals("quit")) {
                return false;
            }
            if (!command.isEmpty()) {
                guarded(command.line(), () -> obey(command));
            }
        } else {
            return false;
        }
        guarded("settings", search::applyChanges);
        answerPings();
        return true;
    }

    /** Whatever goes wrong in one command, the next ones are heard. */
    private void guarded(String command, Runnable action) {
        try {
            action.run();
        } catch (CommandException e) {
            out.error(e.getMessage(), command);
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            LOG.error("fault in: {}", command, e);
            out.error("internal", command);
        }
    }

    private void obey(Command command) {
        if (edit.isPresent() && obeyInEdit(command)) {
            return;
        }
        Consumer<String> action = commands.get(command.word());
        if (action != null) {
            action.accept(command.argument());
        } else if (looksLikeMove(command.line()) || game.isMove(command.line())) {
            game.userMove(command.line());
        } else {
            out.error("unknown command", command.line());
        }
    }

    /** In edit mode a command that is none of its own ends it, except {@code ping}; false if it is still to be obeyed. */
    private boolean obeyInEdit(Command command) {
        EditMode mode = edit.orElseThrow();
        if (mode.accept(command.line())) {
            return true;
        }
        boolean ends = command.line().equals(".");
        boolean known = commands.containsKey(command.word());
        if (ends || known && !command.word().equals("ping")) {
            edit = Optional.empty();
            game.endEdit(mode);
        } else if (!known) {
            out.error("unknown command", command.line());
        }
        return ends || !known;
    }

    private static boolean looksLikeMove(String text) {
        return CoordinateMove.parse(text) != Move.NONE;
    }

    /** A command with an argument. */
    private void with(String word, Consumer<String> action) {
        commands.put(word, action);
    }

    /** A command without. */
    private void on(String word, Runnable action) {
        commands.put(word, argument -> action.run());
    }

    private void addGameCommands() {
        on("new", game::newGame);
        with("variant", game::variant);
        with("setboard", game::setBoard);
        on("edit", () -> edit = Optional.of(game.edit()));
        with("usermove", game::userMove);
        on("undo", () -> game.takeBack(1));
        on("remove", () -> game.takeBack(2));
        on("force", game::force);
        on("go", game::go);
        on("playother", game::playOther);
        on("white", () -> game.sideToMove(Side.WHITE));
        on("black", () -> game.sideToMove(Side.BLACK));
        on("result", game::result);
        on("draw", game::drawOffered);
    }

    private void addSearchCommands() {
        on("?", search::moveNow);
        on("analyze", game::analyse);
        on("exit", game::exitAnalysis);
        on(".", this::tellStatus);
        with("exclude", game::exclude);
        with("include", game::include);
        on("hint", game::hint);
        on("bk", () -> out.lines(List.of("\tThis engine plays without an opening book.", "")));
        on("pause", search::pause);
        on("resume", search::resume);
        on("hard", game.pondering()::allow);
        on("easy", game.pondering()::forbid);
        on("post", () -> post.set(true));
        on("nopost", () -> post.set(false));
        with("ping", pings::add);
    }

    private void addSettings() {
        on("protover", this::tellFeatures);
        with("rejected", this::featureRejected);
        with("level", argument -> game.time().level(argument, game.ply()));
        with("st", game.time()::secondsPerMove);
        with("sd", game.time()::depth);
        with("nps", game.time()::nodesPerSecond);
        with("time", game.time()::ownClock);
        with("memory", this::setMemory);
        with("cores", this::setCores);
        with("option", this::setOption);
    }

    /** Commands that tell what this engine need not know. */
    private void addSilentCommands() {
        List.of(
                        "xboard",
                        "accepted",
                        "random",
                        "computer",
                        "name",
                        "rating",
                        "ics",
                        "otim",
                        "egtpath",
                        "lift",
                        "put",
                        "hover",
                        "holding",
                        "partner",
                        "ptell")
                .forEach(word -> on(word, () -> {}));
    }

    private void tellFeatures() {
        // Before the words: the client may send the signal as soon as it has read that it may.
        termination.setIgnored(true);
        out.lines(CecpFeatures.lines(Version.nameAndVersion(), options.declarations()));
    }

    private void featureRejected(String feature) {
        if (feature.equals("sigterm")) {
            termination.setIgnored(false);
        }
    }

    private void setMemory(String argument) {
        int megabytes = Numbers.clamped(argument, 1, Integer.MAX_VALUE);
        search.change(() -> engine.setHash(megabytes));
        game.resumeAnalysis();
    }

    private void setCores(String argument) {
        int threads = Numbers.clamped(argument, 1, Engine.MAX_THREADS);
        search.change(() -> engine.setThreads(threads));
        game.resumeAnalysis();
    }

    private void setOption(String argument) {
        options.set(argument);
        game.resumeAnalysis();
    }

    private void showEvaluation() {
        game.showEvaluation();
    }

    private void tellStatus() {
        if (search.activity() == Activity.IDLE && !game.isAnalysing()) {
            return;
        }
        SearchStatus status = search.status();
        String move = status.currentMove() == Move.NONE ? "" : " " + CoordinateMove.format(status.currentMove());
        out.line("stat01: " + status.milliseconds() / 10 + " " + status.nodes() + " " + status.depth() + " "
                + status.movesLeft() + " " + status.movesTotal() + move);
    }

    /** Pings wait for a move or a hint that is owed. */
    private void answerPings() {
        if (search.activity() != Activity.THINKING && !game.pondering().owesHint()) {
            pings.forEach(number -> out.line(number.isEmpty() ? "pong" : "pong " + Echo.of(number)));
            pings.clear();
        }
    }
}
