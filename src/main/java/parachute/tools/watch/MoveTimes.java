package parachute.tools.watch;

import java.util.DoubleSummaryStatistics;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How long an engine thought about its first, second, … moves, over all its games. */
final class MoveTimes {
    /** Seconds as matches write them, here and in cutechess, or the elapsed move time of PGN's commands. */
    private static final Pattern SECONDS = Pattern.compile(
            "(?:^|\\s)(\\d{1,7}(?:\\.\\d{1,9})?)s\\b|\\[%emt\\s+(?:(\\d+):)?(?:(\\d+):)?(\\d+(?:\\.\\d+)?)]");

    private final SortedMap<Integer, DoubleSummaryStatistics> byNumber = new TreeMap<>();

    /** Returns the seconds that a move took according to its comment; empty if it does not say. */
    static Optional<Double> seconds(String comment) {
        Matcher found = SECONDS.matcher(comment);
        if (!found.find()) {
            return Optional.empty();
        }
        if (found.group(1) != null) {
            return Optional.of(Double.valueOf(found.group(1)));
        }
        double seconds = 0;
        for (int group = 2; group <= 4; group++) {
            if (found.group(group) != null) {
                seconds = 60 * seconds + Double.parseDouble(found.group(group));
            }
        }
        return Optional.of(seconds);
    }

    /**
     * Counts a move.
     *
     * @param number its number in the game, from 1
     */
    void add(int number, double seconds) {
        byNumber.computeIfAbsent(number, first -> new DoubleSummaryStatistics()).accept(seconds);
    }

    /**
     * Returns the mean seconds by the number of the move.
     *
     * @param rare numbers with fewer moves than this share of the most frequent one are left out
     */
    SortedMap<Integer, Double> means(int rare) {
        long max = byNumber.values().stream()
                .mapToLong(DoubleSummaryStatistics::getCount)
                .max()
                .orElse(0);
        SortedMap<Integer, Double> means = new TreeMap<>();
        byNumber.forEach((number, times) -> {
            if (times.getCount() * rare >= max) {
                means.put(number, times.getAverage());
            }
        });
        return means;
    }
}
