package parachute.cli.command;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import parachute.games.tours.TourCount;

/**
 * Counts tours. If that takes long it announces the time beforehand, and shows its progress at a terminal in a line
 * that is overwritten.
 */
final class CountProgress {
    /** Steps of the knight between two checks of the clock: a fraction of a second. */
    private static final long STEPS = 500_000;

    /** The maximum of seconds that need not be announced. */
    private static final double SHORT = 10;

    /** The maximum of years that is shown. */
    private static final double MAX_YEARS = 1e6;

    private static final double NANOS = 1e9;

    private static final List<ChronoUnit> UNITS =
            List.of(ChronoUnit.SECONDS, ChronoUnit.MINUTES, ChronoUnit.HOURS, ChronoUnit.DAYS, ChronoUnit.YEARS);

    private final TourCount count;
    private final StatusLine status;
    private final long interval;

    /** Time spent counting. */
    private long nanos;

    /**
     * Creates the progress of a count.
     *
     * @param interval the time after which a count is not quick any more, for the estimate, and between lines at a
     *     terminal
     */
    CountProgress(TourCount count, StatusLine status, Duration interval) {
        this.count = count;
        this.status = status;
        this.interval = interval.toNanos();
    }

    /** Counts to the end and returns the number of tours. */
    long finish() {
        if (advance()) {
            double estimate = count.estimateSteps(interval);
            if (secondsLeft(estimate) > SHORT) {
                status.onEvent("The count takes about " + duration(secondsLeft(estimate)) + ".");
            }
            do {
                show(estimate);
            } while (advance());
            status.clear();
        }
        return count.tours();
    }

    /** Counts until the interval has passed, and returns whether there is more to count. */
    private boolean advance() {
        long begin = System.nanoTime();
        boolean more = true;
        for (long spent = -1; more && spent < interval; spent = System.nanoTime() - begin) {
            more = count.advance(STEPS);
        }
        nanos += System.nanoTime() - begin;
        return more;
    }

    private double secondsLeft(double estimate) {
        return nanos / NANOS / count.steps() * Math.max(0, estimate - count.steps());
    }

    private void show(double estimate) {
        // The estimate may be too low.
        double percent = Math.min(99.9, 100 * count.steps() / estimate);
        String left = duration(secondsLeft(estimate));
        String form = percent < 1 ? "%.4f %%, %s left, %d tours so far" : "%.1f %%, %s left, %d tours so far";
        status.show(String.format(Locale.ROOT, form, percent, left, count.tours()));
    }

    /** Returns a time in the largest unit of which it has two or more, such as {@code 36 hours}. */
    static String duration(double seconds) {
        if (seconds < 1.5) {
            return "a second";
        }
        ChronoUnit largest = ChronoUnit.SECONDS;
        for (ChronoUnit unit : UNITS) {
            largest = seconds >= 2 * unit.getDuration().toSeconds() ? unit : largest;
        }
        double number = seconds / largest.getDuration().toSeconds();
        return number > MAX_YEARS && largest == ChronoUnit.YEARS
                ? "a million years or more"
                : String.format(Locale.ROOT, "%.0f %s", number, largest).toLowerCase(Locale.ROOT);
    }
}
