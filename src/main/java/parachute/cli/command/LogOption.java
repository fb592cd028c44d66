package parachute.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import parachute.cli.start.Logs;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The option {@code --log} of commands that communicate with other programs. */
final class LogOption {
    @Option(names = "--log", paramLabel = "FILE", description = "Append a log of what is sent and received to FILE.")
    private Optional<Path> file = Optional.empty();

    /** The file for the log; without one there is no log. */
    Optional<Path> file() {
        return file;
    }

    /**
     * Starts the log, or turns it off.
     *
     * @param otherwise the file if this option was not given
     * @throws ParameterException if the file cannot be written
     */
    void start(Optional<Path> otherwise, CommandLine line) {
        try {
            Logs.configure(file.or(() -> otherwise));
        } catch (IOException e) {
            throw new ParameterException(line, e.getMessage());
        }
    }
}
