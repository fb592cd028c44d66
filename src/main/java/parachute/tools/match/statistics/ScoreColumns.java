package parachute.tools.match.statistics;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The columns of a score that are common to all tables: games won, drawn and lost, score, share of draws, Elo and its
 * error.
 */
public final class ScoreColumns {
    /** The headings of the columns. */
    public static final List<String> NAMES = List.of("Won", "Drawn", "Lost", "Score", "Draws", "Elo", "+/-");

    /** How text aligns the columns. */
    public static final String FORMAT = "%6s %6s %6s %7s %7s %8s %9s";

    /** The text of an unknown value. */
    static final String UNKNOWN = "-";

    private ScoreColumns() {}

    /** Returns the columns of one score. */
    public static List<String> values(MatchScore score) {
        return List.of(
                Integer.toString(score.wins()),
                Integer.toString(score.draws()),
                Integer.toString(score.losses()),
                percent(score, score.mean()),
                percent(score, score.drawRatio()),
                elo(score),
                error(score));
    }

    /** Returns a row with the columns of a score, or their headings, among others. */
    public static List<String> row(List<String> before, List<String> score, String... after) {
        return Stream.of(before, score, List.of(after)).flatMap(List::stream).toList();
    }

    /** Returns a share of a score, 0 to 1, in percent. */
    static String percent(MatchScore score, double share) {
        return score.games() == 0 ? UNKNOWN : String.format(Locale.ROOT, "%.1f%%", 100 * share);
    }

    /**
     * Returns the difference in Elo with its sign; a dash if all games were won or all lost, so that it is infinite.
     */
    static String elo(MatchScore score) {
        return score.games() == 0 || Double.isInfinite(score.elo()) ? UNKNOWN : signed(score.elo());
    }

    /**
     * Returns half the width of the 95 % confidence interval in Elo; if the interval has only one end, that end, such
     * as "&gt; +166.3" after only wins.
     */
    static String error(MatchScore score) {
        if (score.games() == 0) {
            return UNKNOWN;
        }
        if (Double.isInfinite(score.eloHigh())) {
            return "> " + signed(score.eloLow());
        }
        return Double.isInfinite(score.eloLow())
                ? "< " + signed(score.eloHigh())
                : String.format(Locale.ROOT, "%.1f", score.eloError());
    }

    /** Returns Elo and its error in a line of text: "Elo +29.0 +/- 55.1", or "Elo &gt; +166.3". */
    static String eloWithError(MatchScore score) {
        String error = error(score);
        return "Elo " + (elo(score).equals(UNKNOWN) ? error : elo(score) + " +/- " + error);
    }

    /** Returns the same as a page writes it: "+29.0 ± 55 Elo", or "> +166.3 Elo". */
    public static String shortElo(MatchScore score) {
        String known = Double.isFinite(score.eloError())
                ? elo(score) + String.format(Locale.ROOT, " ± %.0f", score.eloError())
                : error(score);
        return known + " Elo";
    }

    private static String signed(double elo) {
        return String.format(Locale.ROOT, "%+.1f", elo);
    }
}
