package parachute.cli.option;

import java.util.Optional;
import java.util.function.Consumer;
import parachute.web.WebAddress;
import parachute.web.WebLibraries;
import parachute.web.WebServer;
import parachute.web.watch.MatchWatch;
import picocli.CommandLine.Option;

/** The option of commands that can be watched in a browser. */
public final class WatchOption {
    /** If the option names none. */
    private static final String PORT = "8731";

    @Option(
            names = "--web",
            paramLabel = "PORT",
            arity = "0..1",
            fallbackValue = PORT,
            converter = BoundedNumber.Port.class,
            description = "Let a browser on this machine watch, at http://127.0.0.1:PORT/ (" + PORT + "; 0 for any port"
                    + " that is free).")
    private Optional<Integer> port = Optional.empty();

    /** What can be watched. */
    @FunctionalInterface
    public interface Watched {
        /** Shows its end to all who watch, and lets nobody in any more. */
        void close();
    }

    /** Whether somebody may watch. */
    public boolean isGiven() {
        return port.isPresent();
    }

    /**
     * Checks what can be said before anything that takes long.
     *
     * @throws parachute.io.UserException if the libraries that serve pages are missing
     */
    public void check() {
        if (isGiven()) {
            WebLibraries.check();
        }
    }

    /**
     * Lets a match be watched, if the option says so.
     *
     * @param report takes the address of the page
     * @throws parachute.io.UserException if the port is in use
     */
    public Watched watch(MatchWatch match, Consumer<String> report) {
        if (port.isEmpty()) {
            return () -> {};
        }
        WebServer server = new WebServer(WebAddress.of(WebAddress.LOCAL_HOST, port.get(), Optional.empty()), match);
        report.accept("Watch it at " + server.url());
        return () -> {
            match.end();
            server.close();
        };
    }
}
