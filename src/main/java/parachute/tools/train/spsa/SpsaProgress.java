package parachute.tools.train.spsa;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import parachute.io.RemainingTime;
import parachute.tools.progress.ProgressPart;
import parachute.tools.progress.WorkListener;

/**
 * Reports the progress of a tuning run: a line every ten seconds, the values every ten minutes, and both every second
 * on the page.
 */
final class SpsaProgress {
    private static final long INTERVAL = TimeUnit.SECONDS.toNanos(10),
            TABLE_INTERVAL = TimeUnit.MINUTES.toNanos(10),
            PART_INTERVAL = TimeUnit.SECONDS.toNanos(1);

    private static final List<String> HEADINGS = List.of("parameter", "start", "value", "rounded", "range");

    private final SpsaSettings settings;
    private final int firstIteration;
    private final WorkListener listener;
    private final RemainingTime remaining = new RemainingTime();
    private long lastLine = System.nanoTime();
    private long lastTable = lastLine;
    private long lastPart = lastLine - PART_INTERVAL;

    /** Creates the progress of a run from a state on. */
    SpsaProgress(SpsaSettings settings, SpsaState start, WorkListener listener) {
        this.settings = settings;
        this.listener = listener;
        firstIteration = start.iteration();
    }

    /** Reports what is due. */
    void update(SpsaState state) {
        long now = System.nanoTime();
        if (now - lastLine >= INTERVAL) {
            lastLine = now;
            listener.accept(line(state));
        }
        if (now - lastTable >= TABLE_INTERVAL) {
            lastTable = now;
            table(settings, state).forEach(listener::accept);
        }
        if (now - lastPart >= PART_INTERVAL) {
            show(state);
        }
    }

    void end(SpsaState state) {
        listener.accept(line(state));
        table(settings, state).forEach(listener::accept);
        show(state);
    }

    private void show(SpsaState state) {
        lastPart = System.nanoTime();
        listener.show("Iterations", new ProgressPart.Bar(state.iteration(), settings.iterations(), line(state)));
        listener.show("Values", new ProgressPart.Table(HEADINGS, rows(settings, state)));
    }

    private String line(SpsaState state) {
        return String.format(
                Locale.ROOT,
                "iteration %d of %d, %d games, plus side +%d =%d -%d, %s",
                state.iteration(),
                settings.iterations(),
                state.games(),
                state.wins(),
                state.draws(),
                state.losses(),
                remaining.text(state.iteration() - firstIteration, settings.iterations() - state.iteration()));
    }

    /** Returns the values as lines of a table, exact and as whole numbers for the search. */
    static List<String> table(SpsaSettings settings, SpsaState state) {
        return Stream.concat(Stream.of(HEADINGS), rows(settings, state).stream())
                .map(SpsaProgress::format)
                .toList();
    }

    /** A row of the table as text. */
    static String format(List<String> row) {
        return String.format("%-30s %8s %11s %8s  %s", row.toArray());
    }

    private static List<List<String>> rows(SpsaSettings settings, SpsaState state) {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < settings.parameters().size(); i++) {
            TunedParameter tuned = settings.parameters().get(i);
            double value = state.values().get(i);
            rows.add(List.of(
                    tuned.parameter().toString(),
                    Integer.toString(tuned.start()),
                    String.format(Locale.ROOT, "%.2f", value),
                    Long.toString(Math.round(value)),
                    tuned.parameter().min() + " to " + tuned.parameter().max()));
        }
        return rows;
    }
}
