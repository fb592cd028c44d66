package parachute.cli.command;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Stack;
import java.util.function.Consumer;
import java.util.function.Function;
import parachute.tools.match.MatchHeader;
import parachute.tools.match.game.MatchEvent;
import parachute.tools.progress.WorkListener;
import parachute.tools.watch.WatchedWork;
import parachute.web.WebAddress;
import parachute.web.WebServer;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The option {@code --web} of commands that can be watched in a browser. */
final class WatchOption {
    /** If the option names none. */
    private static final String PORT = "8731";

    @Option(
            names = "--web",
            paramLabel = "PORT",
            arity = "0..1",
            fallbackValue = PORT,
            preprocessor = PortOrNothing.class,
            converter = BoundedNumber.Port.class,
            description = "Let a browser on this machine watch, on port PORT (" + PORT + "; 0 for any free port).")
    private Optional<Integer> port = Optional.empty();

    /** Returns whether the work can be watched. */
    boolean isGiven() {
        return port.isPresent();
    }

    /**
     * Checks the option before anything that takes long begins.
     *
     * @throws parachute.io.UserException if the libraries that serve pages are missing
     */
    void check() {
        if (isGiven()) {
            Libraries.WEB.check();
        }
    }

    /**
     * Serves a page on which the work can be watched, if the option is given.
     *
     * @param title what is being done
     * @param report the file of the page that the work writes, if there is one
     * @param addresses takes the address of the page
     * @throws parachute.io.UserException if the port is in use
     */
    Watched watch(String title, Optional<Path> report, Consumer<String> addresses) {
        if (port.isEmpty()) {
            return new Watched(Optional.empty(), () -> {});
        }
        WatchedWork watch = new WatchedWork(title, report);
        WebServer server = new WebServer(WebAddress.of(WebAddress.LOCAL_HOST, port.get(), Optional.empty()), watch);
        addresses.accept("Watch it at " + server.url());
        return new Watched(Optional.of(watch), server::close);
    }

    /** Work that may be watched. */
    static final class Watched implements AutoCloseable {
        private final Optional<WatchedWork> watch;
        private final Runnable end;

        private Watched(Optional<WatchedWork> watch, Runnable end) {
            this.watch = watch;
            this.end = end;
        }

        /** Returns the page of the work, if it can be watched. */
        Optional<WatchedWork> watch() {
            return watch;
        }

        /** Returns who watches a match of this work. */
        Function<MatchHeader, Consumer<MatchEvent>> matches() {
            return watch.<Function<MatchHeader, Consumer<MatchEvent>>>map(page -> page::match)
                    .orElse(header -> event -> {});
        }

        /** Returns a listener to this work that notifies the terminal and the page. */
        WorkListener and(WorkListener terminal) {
            return watch.map(terminal::and).orElse(terminal);
        }

        /** Shows the end of the work on the page, and closes it to new browsers. */
        @Override
        public void close() {
            watch.ifPresent(WatchedWork::end);
            end.run();
        }
    }

    /** Keeps the option from taking the next argument unless it is a number, as in {@code --web games.pgn}. */
    static final class PortOrNothing implements IParameterPreprocessor {
        @Override
        @SuppressWarnings("JdkObsolete") // the library's own choice
        public boolean preprocess(
                Stack<String> arguments, CommandSpec command, ArgSpec option, Map<String, Object> info) {
            boolean isAttached = !" ".equals(info.get("separator"));
            if (!isAttached && (arguments.isEmpty() || !arguments.peek().matches("\\d+"))) {
                arguments.push(PORT);
            }
            return false;
        }
    }
}
