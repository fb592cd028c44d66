package parachute.cli.option;

import java.nio.file.Path;
import java.util.Optional;
import parachute.cli.start.Logs;
import picocli.CommandLine.Option;

/** The option {@code --log} of commands that communicate with other programs. */
public final class LogOption {
    @Option(names = "--log", paramLabel = "FILE", description = "Append a log of what is sent and received to FILE.")
    private Optional<Path> file = Optional.empty();

    /** Returns the file for the log; empty if nothing is logged. */
    public Optional<Path> file() {
        return file;
    }

    /**
     * Starts the log, or turns it off.
     *
     * @param otherwise the file if this option was not given
     * @throws parachute.io.UserException if the file cannot be written
     */
    public void start(Optional<Path> otherwise) {
        Logs.configure(file.or(() -> otherwise));
    }
}
