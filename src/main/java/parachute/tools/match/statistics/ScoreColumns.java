package parachute.tools.match.statistics;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The columns of a score that all tables have: games won, drawn and lost, score, Elo and its error. */
public final class ScoreColumns {
    /** What stands above the columns. */
    static final List<String> NAMES = List.of("Won", "Drawn", "Lost", "Score", "Elo", "+/-");

    private static final int[] WIDTHS = {6, 6, 6, 7, 8, 8};

    /** The headings, as wide as the columns. */
    public static final String HEADINGS = aligned(NAMES);

    private ScoreColumns() {}

    /** The columns of one score. */
    public static String format(MatchScore score) {
        return aligned(values(score));
    }

    private static String aligned(List<String> texts) {
        return IntStream.range(0, WIDTHS.length)
                .mapToObj(i -> " ".repeat(Math.max(0, WIDTHS[i] - texts.get(i).length())) + texts.get(i))
                .collect(Collectors.joining(" "));
    }

    /** The columns of one score, each without blanks. */
    static List<String> values(MatchScore score) {
        return List.of(
                Integer.toString(score.wins()),
                Integer.toString(score.draws()),
                Integer.toString(score.losses()),
                percent(score.mean()),
                elo(score),
                error(score));
    }

    /** A share, 0 to 1, in percent. */
    static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f%%", 100 * share);
    }

    /** The difference in Elo with its sign; "inf" or "-inf" where there is no bound. */
    static String elo(MatchScore score) {
        return number("%+.1f", score.elo());
    }

    /** Half the width of the interval of 95 % in Elo; "inf" where there is no bound. */
    static String error(MatchScore score) {
        return number("%.1f", score.eloError());
    }

    private static String number(String format, double value) {
        if (Double.isInfinite(value)) {
            return value > 0 ? "inf" : "-inf";
        }
        return String.format(Locale.ROOT, format, value);
    }
}
