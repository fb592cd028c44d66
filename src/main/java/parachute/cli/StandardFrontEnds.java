package parachute.cli;

import java.io.IOException;
import java.net.URL;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import parachute.cli.command.GameCommandLine;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.Logs;
import parachute.cli.start.Settings;
import parachute.cli.start.Signals;
import parachute.cli.start.SmallGame;
import parachute.cli.start.Streams;
import parachute.engine.Engine;
import parachute.engine.strength.Level;
import parachute.io.LineReader;
import parachute.io.LineWriter;
import parachute.protocol.cecp.CecpSession;
import parachute.protocol.uci.UciSession;
import parachute.protocol.unicode.OneShot;
import parachute.rules.notation.UnicodeBoardException;

/** The real front ends, on the program's own streams. */
final class StandardFrontEnds implements FrontEnds {
    /** Before the jar is opened: that takes 15 ms on a busy machine, mostly for its list of contents. */
    private static final Duration JAR_DELAY = Duration.ofMillis(300);

    private final Streams streams;

    StandardFrontEnds(Streams streams) {
        this.streams = streams;
    }

    @Override
    public int xboard(Settings settings) {
        try (Signals signals = new Signals()) {
            signals.setIgnored(Signals.INTERRUPT, true); // XBoard wakes engines by it
            signals.setIgnored(Signals.TERMINATION, false);
            Consumer<Boolean> ignoreTermination = ignored -> signals.setIgnored(Signals.TERMINATION, ignored);
            return runSession(
                    settings,
                    (engine, lines) -> new CecpSession(engine, lines, streams.out(), ignoreTermination).run());
        }
    }

    @Override
    public int uci(Settings settings) {
        try (Signals signals = new Signals()) {
            signals.setIgnored(Signals.INTERRUPT, false);
            signals.setIgnored(Signals.TERMINATION, false);
            return runSession(settings, (engine, lines) -> new UciSession(engine, lines, streams.writer()).run());
        }
    }

    private int runSession(Settings settings, BiConsumer<Engine, LineReader> session) {
        Logs.configure(settings.log());
        openJar();
        LineReader lines = streams.reader();
        try (Engine engine = new Engine()) {
            settings.hash().ifPresent(engine::setHash);
            settings.threads().ifPresent(engine::setThreads);
            settings.evaluation().ifPresent(engine::setEvaluation);
            settings.level().ifPresent(engine.strength()::setLevel);
            session.accept(engine, lines);
        }
        return lines.failureAtStart().map(this::unreadable).orElse(OK);
    }

    /**
     * Opens the jar of the program in the background. With the start-up cache the virtual machine would open it only for
     * the first class that is not in the cache, perhaps hours later, when the jar has been replaced or removed. A file
     * that is open stays readable.
     */
    private static void openJar() {
        // A task, so that nothing is printed if the jar has been removed.
        FutureTask<URL> lookUp = new FutureTask<>(() -> {
            Thread.sleep(JAR_DELAY);
            return StandardFrontEnds.class.getResource("StandardFrontEnds.class");
        });
        Thread.ofPlatform().name("jar").daemon().start(lookUp);
    }

    @Override
    public int unreadable(IOException reason) {
        complain("the input cannot be read: " + reason.getMessage());
        return USAGE;
    }

    @Override
    public int oneShot(Settings settings) {
        Logs.configure(settings.log());
        return answerBoard(false, settings.moveTime(), settings.level().map(Level::number));
    }

    @Override
    public int allSuccessors() {
        return answerBoard(true, Settings.DEFAULT_MOVE_TIME, Optional.empty());
    }

    private int answerBoard(boolean test, long moveTime, Optional<Integer> level) {
        try {
            String problem = OneShot.run(streams.in(), streams.out(), test, moveTime, level);
            if (!problem.isEmpty()) {
                complain(problem);
            }
            return OK;
        } catch (UnicodeBoardException e) {
            complain(e.getMessage());
            return USAGE;
        } catch (IOException e) {
            complain("the answer could not be written: " + e.getMessage());
            return FAILURE;
        }
    }

    @Override
    public int game(SmallGame game, List<String> arguments) {
        return GameCommandLine.run(game, arguments, streams);
    }

    private void complain(String message) {
        new LineWriter(streams.err()).writeLine("parachute: " + message);
    }
}
