package parachute.cli;

import java.net.URL;
import java.time.Duration;
import java.util.concurrent.FutureTask;

/** The file that the program's classes come from. */
final class OwnJar {
    /** Starting does not pay for it: 15 ms on a busy machine, mostly for the jar's list of contents. */
    private static final Duration DELAY = Duration.ofMillis(300);

    private OwnJar() {}

    /**
     * Has the jar opened in the background, soon. With the start-up cache the virtual machine would open it only for the
     * first class that is not in there, perhaps hours later, when a new build lies in its place or none at all. An open
     * file stays whole.
     */
    static void open() {
        // A task, so that nothing is printed if there is no jar any more.
        FutureTask<URL> lookUp = new FutureTask<>(() -> {
            Thread.sleep(DELAY);
            return OwnJar.class.getResource("OwnJar.class");
        });
        Thread.ofPlatform().name("jar").daemon().start(lookUp);
    }
}
