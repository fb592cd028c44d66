package parachute.tools.match.report;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How long an engine thought about its first, second, … moves, over all its games. */
final class MoveTimes {
    /** Seconds as matches write them, here and in cutechess, or the elapsed move time of PGN's commands. */
    private static final Pattern SECONDS = Pattern.compile(
            "(?:^|\\s)(\\d{1,7}(?:\\.\\d{1,9})?)s\\b|\\[%emt\\s+(?:(\\d+):)?(?:(\\d+):)?(\\d+(?:\\.\\d+)?)]");

    private double[] sums = new double[0];
    private int[] counts = new int[0];

    /** The seconds that the comment of a move says it took; empty if it does not. */
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
        if (number > sums.length) {
            int length = Math.max(2 * sums.length, number);
            sums = Arrays.copyOf(sums, length);
            counts = Arrays.copyOf(counts, length);
        }
        sums[number - 1] += seconds;
        counts[number - 1]++;
    }

    /** The greatest number of a move; 0 without any. */
    int last() {
        int last = counts.length;
        while (last > 0 && counts[last - 1] == 0) {
            last--;
        }
        return last;
    }

    /** In how many games a move of this number was timed. */
    int count(int number) {
        return number > counts.length ? 0 : counts[number - 1];
    }

    /** Mean seconds of the moves of a number that was timed. */
    double mean(int number) {
        return sums[number - 1] / counts[number - 1];
    }
}
