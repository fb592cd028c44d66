package parachute.cli;

import java.net.URL;
import java.time.Duration;
import java.util.concurrent.FutureTask;

/** The file that the program's classes come from. */
final class ProgramJar {
    /** After the start, since opening takes 15 ms on a busy machine, mostly for the jar's list of contents. */
    private static final Duration DELAY = Duration.ofMillis(300);

    private ProgramJar() {}

    /**
     * Opens the jar in the background. With the start-up cache the virtual machine would open it only for the first
     * class that is not in the cache, perhaps hours later, when the jar has been replaced or removed. A file that is
     * open stays readable.
     */
    static void open() {
        // A task, so that nothing is printed if the jar has been removed.
        FutureTask<URL> lookUp = new FutureTask<>(() -> {
            Thread.sleep(DELAY);
            return ProgramJar.class.getResource("ProgramJar.class");
        });
        Thread.ofPlatform().name("jar").daemon().start(lookUp);
    }
}
