package parachute.cli.start;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import org.slf4j.LoggerFactory;
import parachute.io.OwnerOnly;
import parachute.io.UserException;

/**
 * Turns the log on or off, before the first logger is made. If it is off the logging library is not even loaded,
 * which halves the time to start; if it is on the library is configured by {@code logback.xml}, which writes to the
 * file given here and never to the console. Exceptions that end a thread are written to the log alone. Only the owner
 * may read a new file: what programs send to each other is private.
 */
public final class Logs {
    private static final String NO_LOGGING = "org.slf4j.helpers.NOP_FallbackServiceProvider";

    private Logs() {}

    /**
     * Sends the log to a file, or nowhere.
     *
     * @throws UserException if the file cannot be written
     */
    public static void configure(Optional<Path> file) {
        // By default a thread that fails prints its stack to standard error, which XBoard reads as protocol.
        Thread.setDefaultUncaughtExceptionHandler(
                (thread, fault) -> LoggerFactory.getLogger(Logs.class).error("{} failed", thread.getName(), fault));
        System.setProperty("slf4j.internal.verbosity", "ERROR");
        if (file.isEmpty()) {
            System.setProperty("slf4j.provider", NO_LOGGING);
            return;
        }
        try {
            Files.newByteChannel(
                            file.get(),
                            Set.of(StandardOpenOption.CREATE, StandardOpenOption.APPEND),
                            OwnerOnly.attributes(file.get()))
                    .close();
        } catch (IOException e) {
            throw new UserException("the log file cannot be written", e);
        }
        System.setProperty("parachute.log.file", file.get().toAbsolutePath().toString());
        System.setProperty("parachute.log.appender", "FILE");
        System.setProperty("parachute.log.level", "DEBUG");
    }
}
