package parachute.tools.match.statistics;

import java.util.Locale;

/** The columns of a score that all tables have: games won, drawn and lost, score, Elo and its error. */
public final class ScoreColumns {
    /** The headings, as wide as the columns. */
    public static final String HEADINGS =
            String.format(Locale.ROOT, "%6s %6s %6s %7s %8s %8s", "Won", "Drawn", "Lost", "Score", "Elo", "+/-");

    private ScoreColumns() {}

    /** The columns of one score. */
    public static String format(MatchScore score) {
        return String.format(
                Locale.ROOT,
                "%6d %6d %6d %6.1f%% %8s %8s",
                score.wins(),
                score.draws(),
                score.losses(),
                100 * score.mean(),
                elo(score),
                error(score));
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
