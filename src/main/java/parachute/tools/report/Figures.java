package parachute.tools.report;

import java.util.Locale;
import parachute.engine.search.Score;
import parachute.tools.match.statistics.MatchScore;

/** Formats numbers for the report. */
final class Figures {
    /** A narrow no-break space. */
    private static final String SPACE = "\u202f";

    private static final String MINUS = "\u2212";

    /** The text of a missing number. */
    static final String NONE = "\u2013";

    private Figures() {}

    /** Returns a median of counts or a rate, rounded, with a space between groups of three digits. */
    static String count(double number) {
        return String.format(Locale.ROOT, "%,.0f", number).replace(",", SPACE);
    }

    /** Returns a count, with a space between groups of three digits. */
    static String count(long number) {
        return count((double) number);
    }

    static String decimal(double number, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", number);
    }

    /** Returns a time with three significant digits, or without decimals if it has more digits before them. */
    static String milliseconds(double time) {
        return time >= 100 ? count(time) : decimal(time, time >= 10 ? 1 : 2);
    }

    /** Returns a score in pawns, with its sign. */
    static String score(int score) {
        return Score.isMate(score) ? "mate in " + Math.abs(Score.mateInMoves(score)) : signed(score / 100.0, 2);
    }

    /** Returns a number with its sign, unless it is zero. */
    static String signed(double number, int decimals) {
        String digits = decimal(Math.abs(number), decimals);
        boolean isZero = Double.parseDouble(digits) == 0;
        return isZero ? digits : (number < 0 ? MINUS : "+") + digits;
    }

    /** Returns the numbers of games won, drawn and lost. */
    static String games(MatchScore score) {
        return "+%d =%d %s%d"
                .formatted(score.wins(), score.draws(), MINUS, score.losses())
                .replace(" ", SPACE);
    }

    /** Returns a share of points in percent. */
    static String percent(MatchScore score) {
        return decimal(100 * score.mean(), 1) + "%";
    }

    /** Returns the difference in Elo with its error, or in words if all games were won or lost. */
    static String elo(MatchScore score) {
        if (score.wins() == score.games()) {
            return "all won";
        }
        if (score.losses() == score.games()) {
            return "all lost";
        }
        return signed(score.elo(), 0) + " \u00b1 " + decimal(score.eloError(), 0);
    }
}
