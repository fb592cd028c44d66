package parachute.cli.start;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.slf4j.LoggerFactory;
import parachute.io.FileProblem;

/**
 * Turns the log on or off, before anything asks for a logger. Off means that the logging library is not even loaded,
 * which saves half of the start of the program; on means its one configuration file, {@code logback.xml}, which writes
 * to the file given here and never to the console. What goes wrong in a thread is for the log alone.
 */
public final class Logs {
    private static final String NO_LOGGING = "org.slf4j.helpers.NOP_FallbackServiceProvider";

    private Logs() {}

    /**
     * Sends the log to a file, or nowhere.
     *
     * @throws IOException if the file cannot be written; the message says so and why
     */
    public static void configure(Optional<Path> file) throws IOException {
        // Otherwise a thread that fails would print its stack where XBoard reads the protocol.
        Thread.setDefaultUncaughtExceptionHandler(
                (thread, fault) -> LoggerFactory.getLogger(Logs.class).error("{} failed", thread.getName(), fault));
        System.setProperty("slf4j.internal.verbosity", "ERROR");
        if (file.isEmpty()) {
            System.setProperty("slf4j.provider", NO_LOGGING);
            return;
        }
        try {
            Files.newOutputStream(file.get(), StandardOpenOption.CREATE, StandardOpenOption.APPEND)
                    .close();
        } catch (IOException e) {
            throw new IOException("the log file cannot be written: " + FileProblem.describe(e), e);
        }
        System.setProperty("parachute.log.file", file.get().toAbsolutePath().toString());
        System.setProperty("parachute.log.appender", "FILE");
        System.setProperty("parachute.log.level", "DEBUG");
    }
}
