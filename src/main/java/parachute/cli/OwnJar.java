package parachute.cli;

import java.net.URL;
import java.util.concurrent.FutureTask;

/** The file that the program's classes come from. */
final class OwnJar {
    private OwnJar() {}

    /**
     * Has the jar opened in the background. With the start-up cache the virtual machine would open it only for the
     * first class that is not in there, perhaps hours later, when a new build lies in its place or none at all. An open
     * file stays whole.
     */
    static void open() {
        // A task, so that nothing is printed if there is no jar any more.
        FutureTask<URL> lookUp = new FutureTask<>(() -> OwnJar.class.getResource("OwnJar.class"));
        Thread.ofPlatform().name("jar").daemon().start(lookUp);
    }
}
