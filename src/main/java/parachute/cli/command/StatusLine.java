package parachute.cli.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import parachute.io.RemainingTime;
import parachute.tools.match.game.MatchEvent;
import parachute.tools.match.game.MatchEvent.GameFinished;
import parachute.tools.match.game.MatchEvent.Message;
import parachute.tools.match.game.MatchEvent.ScoreChanged;
import parachute.tools.report.measure.Measurements;

/**
 * Shows the progress of long work: a line that is overwritten at a terminal, else a line every half minute
 * at most. No colours and no escape sequences, only carriage returns, and these only at a terminal.
 */
final class StatusLine implements Consumer<MatchEvent>, Measurements.MeasurementListener, AutoCloseable {
    /** Nanoseconds between lines where they cannot be overwritten. */
    private static final long INTERVAL = TimeUnit.SECONDS.toNanos(30);

    /** Characters of the bar. */
    private static final int BAR = 12;

    private final PrintWriter err;
    private final Supplier<OptionalInt> columns;
    private RemainingTime remaining = new RemainingTime();
    private long lastShown = System.nanoTime();
    private int gamesHere;
    private Supplier<List<String>> workers = List::of;

    /** The text at the terminal that is to be overwritten. */
    private String shown = "";

    /**
     * Creates a line on a stream.
     *
     * @param columns those of the terminal at the other end, if there is one
     */
    StatusLine(PrintWriter err, Supplier<OptionalInt> columns) {
        this.err = err;
        this.columns = columns;
    }

    /** Begins another match or measurement, in a line of its own. */
    @Override
    public void begin(String title) {
        close();
        onEvent(title);
        remaining = new RemainingTime();
        gamesHere = 0;
    }

    /** Shows who does the work at the end of the line, in short parts. */
    void showWorkers(Supplier<List<String>> workers) {
        this.workers = workers;
    }

    @Override
    public void accept(MatchEvent event) {
        switch (event) {
            case GameFinished game -> onEvent(game.describe());
            case ScoreChanged score -> onStatus(score.played(), score.all(), score.score());
            case Message message -> onEvent(message.line());
            default -> {}
        }
    }

    /**
     * Shows how many games, or other steps, are done.
     *
     * @param score the results so far, in parts; the last ones may be left out where the line is short
     */
    void onStatus(int played, int all, List<String> score) {
        gamesHere++;
        List<String> parts = new ArrayList<>();
        parts.add(bar(played, all));
        parts.add(played + "/" + all);
        parts.addAll(score);
        parts.add("(" + remaining.text(gamesHere, all - played) + ")");
        parts.addAll(workers.get());
        OptionalInt width = width();
        if (width.isPresent()) {
            overwrite(fitting(parts, width.getAsInt()), width.getAsInt());
        } else if (System.nanoTime() - lastShown >= INTERVAL) {
            lastShown = System.nanoTime();
            err.println(String.join(" ", parts.subList(1, parts.size())));
            err.flush();
        }
    }

    private static String bar(int played, int all) {
        int filled = BAR * played / all;
        return "[" + "=".repeat(filled) + " ".repeat(BAR - filled) + "]";
    }

    /** Returns the parts that fit into a width, in their order; the first one, the bar, is the first to be left out. */
    private static String fitting(List<String> parts, int width) {
        String whole = String.join(" ", parts);
        if (whole.length() <= width) {
            return whole;
        }
        StringBuilder fitting = new StringBuilder();
        for (String part : parts.subList(1, parts.size())) {
            int space = fitting.isEmpty() ? 0 : 1;
            if (fitting.length() + space + part.length() <= width) {
                fitting.append(" ".repeat(space)).append(part);
            }
        }
        return fitting.toString();
    }

    @Override
    public void onSteps(int done, int all) {
        onStatus(done, all, List.of());
    }

    /** Shows a text instead of the last one, as much of it as fits, if there is a terminal. */
    void show(String text) {
        width().ifPresent(width -> overwrite(text.substring(0, Math.min(width, text.length())), width));
    }

    /**
     * Returns the characters that fit. The last column is left free: some terminals begin a new row as soon as it is
     * filled.
     */
    private OptionalInt width() {
        return columns.get().stream().map(width -> Math.max(0, width - 1)).findFirst();
    }

    private void overwrite(String text, int width) {
        err.print('\r' + text + " ".repeat(Math.clamp(shown.length() - text.length(), 0, width - text.length())));
        err.flush();
        shown = text;
    }

    /** Removes the line. */
    void clear() {
        if (!shown.isEmpty()) {
            overwrite("", shown.length());
            err.print('\r');
            err.flush();
        }
    }

    /** Writes another line above this one. */
    void onEvent(String event) {
        String line = shown;
        clear();
        err.println(event);
        if (!line.isEmpty()) {
            overwrite(line, line.length());
        }
        err.flush();
    }

    /** Leaves the line as it is, so that the next output is below it. */
    @Override
    public void close() {
        if (!shown.isEmpty()) {
            err.println();
            err.flush();
            shown = "";
        }
    }
}
