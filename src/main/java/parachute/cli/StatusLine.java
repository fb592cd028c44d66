package parachute.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import parachute.match.Progress;

/** Shows how a match goes on: a line that is written over at a terminal, else a line now and then. */
final class StatusLine implements Progress {
    private static final long INTERVAL = TimeUnit.SECONDS.toNanos(10);

    /** Characters of the bar. */
    private static final int WIDTH = 12;

    private final PrintWriter err;
    private final boolean rewrites;
    private long start = System.nanoTime();
    private long lastShown = start;
    private int gamesHere;
    private boolean open;

    StatusLine(PrintWriter err, boolean atTerminal) {
        this.err = err;
        this.rewrites = atTerminal;
    }

    /** Says that another match begins. */
    void begin(String title) {
        onEvent(title);
        start = System.nanoTime();
        gamesHere = 0;
    }

    @Override
    public void onStatus(int played, int all, String line) {
        gamesHere++;
        String status = played + "/" + all + remaining(all - played) + " " + line;
        if (rewrites) {
            int filled = WIDTH * played / all;
            err.print("\r\u001B[K[" + "=".repeat(filled) + " ".repeat(WIDTH - filled) + "] " + status);
            open = true;
        } else if (System.nanoTime() - lastShown >= INTERVAL) {
            lastShown = System.nanoTime();
            err.println(status);
        }
        err.flush();
    }

    /** How long the games to come will take if they are like those that this run has seen. */
    private String remaining(int games) {
        long seconds = TimeUnit.NANOSECONDS.toSeconds((System.nanoTime() - start) / gamesHere * games);
        return String.format(Locale.ROOT, " (%d:%02d:%02d left)", seconds / 3600, seconds / 60 % 60, seconds % 60);
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
