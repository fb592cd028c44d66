package parachute.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option of commands that speak to other programs. */
final class LogOption {
    @Option(names = "--log", paramLabel = "FILE", description = "Append a log of the conversation to FILE.")
    private Optional<Path> file = Optional.empty();

    /** The file for the log; without one there is no log. */
    Optional<Path> file() {
        return file;
    }
}
