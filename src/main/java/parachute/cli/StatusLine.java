package parachute.cli;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import parachute.match.Progress;

/** Shows how a match goes on: a line that is written over at a terminal, else a line now and then. */
final class StatusLine implements Progress {
    private static final long INTERVAL = TimeUnit.SECONDS.toNanos(10);

    private final PrintWriter err;
    private final boolean rewrites;
    private long lastShown = System.nanoTime();
    private boolean open;

    StatusLine(PrintWriter err, boolean atTerminal) {
        this.err = err;
        this.rewrites = atTerminal;
    }

    @Override
    public void onStatus(String line) {
        if (rewrites) {
            err.print("\r\u001B[K" + line);
            open = true;
        } else if (System.nanoTime() - lastShown >= INTERVAL) {
            lastShown = System.nanoTime();
            err.println(line);
        }
        err.flush();
    }

    @Override
    public void onEvent(String line) {
        close();
        err.println(line);
        err.flush();
    }

    /** Ends a line that would be written over. */
    void close() {
        if (open) {
            err.println();
            err.flush();
            open = false;
        }
    }
}
