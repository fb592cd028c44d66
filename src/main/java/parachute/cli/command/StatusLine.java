package parachute.cli.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import parachute.tools.match.Progress;

/**
 * Shows how a match goes on: a line that is written over at a terminal, else a line now and then. No colours and no
 * sequences of control characters, only carriage returns, and these only at a terminal.
 */
final class StatusLine implements Progress {
    /** Nanoseconds between lines where they stay. */
    private static final long INTERVAL = TimeUnit.SECONDS.toNanos(30);

    /** Characters of the bar. */
    private static final int BAR = 12;

    private final PrintWriter err;
    private final Supplier<OptionalInt> columns;
    private long start = System.nanoTime();
    private long lastShown = start;
    private int gamesHere;

    /** What stands on the line that is to be written over. */
    private String shown = "";

    /**
     * A line on a stream.
     *
     * @param columns those of the terminal at the other end, if there is one
     */
    StatusLine(PrintWriter err, Supplier<OptionalInt> columns) {
        this.err = err;
        this.columns = columns;
    }

    /** Says that another match begins. */
    void begin(String title) {
        onEvent(title);
        start = System.nanoTime();
        gamesHere = 0;
    }

    @Override
    public void onStatus(int played, int all, List<String> score) {
        gamesHere++;
        List<String> parts = new ArrayList<>();
        parts.add(bar(played, all));
        parts.add(played + "/" + all);
        parts.add(remaining(all - played));
        parts.addAll(score);
        OptionalInt width = columns.get();
        if (width.isPresent()) {
            // The last column stays free: some terminals begin a new row as soon as it is filled.
            writeOver(fitting(parts, width.getAsInt() - 1), width.getAsInt() - 1);
        } else if (System.nanoTime() - lastShown >= INTERVAL) {
            lastShown = System.nanoTime();
            err.println(String.join(" ", parts.subList(1, parts.size())));
        }
        err.flush();
    }

    private static String bar(int played, int all) {
        int filled = BAR * played / all;
        return "[" + "=".repeat(filled) + " ".repeat(BAR - filled) + "]";
    }

    /** How long the games to come will take if they are like those that this run has seen. */
    private String remaining(int games) {
        long seconds = TimeUnit.NANOSECONDS.toSeconds((System.nanoTime() - start) / gamesHere * games);
        return String.format(Locale.ROOT, "(%d:%02d:%02d left)", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }

    /** As many of the parts as a width has room for, in their order; the first is only a picture of the second. */
    private static String fitting(List<String> parts, int width) {
        String whole = String.join(" ", parts);
        if (whole.length() <= width) {
            return whole;
        }
        StringBuilder line = new StringBuilder();
        for (String part : parts.subList(1, parts.size())) {
            int blank = line.isEmpty() ? 0 : 1;
            if (line.length() + blank + part.length() <= width) {
                line.append(" ".repeat(blank)).append(part);
            }
        }
        return line.toString();
    }

    private void writeOver(String line, int width) {
        int rest = Math.clamp(shown.length() - line.length(), 0, Math.max(0, width - line.length()));
        err.print("\r" + line + " ".repeat(rest));
        shown = line;
    }

    @Override
    public void onEvent(String line) {
        String status = shown;
        if (!status.isEmpty()) {
            writeOver("", status.length());
            err.print('\r');
        }
        err.println(line);
        if (!status.isEmpty()) {
            writeOver(status, status.length());
        }
        err.flush();
    }

    /** Leaves the line as it is, so that what comes next stands below it. */
    void close() {
        if (!shown.isEmpty()) {
            err.println();
            err.flush();
            shown = "";
        }
    }
}
