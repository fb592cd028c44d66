package parachute.tools.report;

import java.util.Locale;
import parachute.engine.search.Score;
import parachute.tools.match.statistics.MatchScore;

/** Numbers as the report writes them. */
final class Figures {
    /** A narrow blank, at which no line ends. */
    private static final String BLANK = "\u202f";

    private static final String MINUS = "\u2212";

    /** What stands for a number that there is none of. */
    static final String NONE = "\u2013";

    private Figures() {}

    /** A median of counts or a rate, rounded, with a blank after each group of three digits. */
    static String count(double number) {
        return String.format(Locale.ROOT, "%,.0f", number).replace(",", BLANK);
    }

    /** A count, with a blank after each group of three digits. */
    static String count(long number) {
        return count((double) number);
    }

    /** A number with so many decimals. */
    static String decimal(double number, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", number);
    }

    /** A time with three digits that count, or without decimals if it has more digits before them. */
    static String milliseconds(double time) {
        return time >= 100 ? count(time) : decimal(time, time >= 10 ? 1 : 2);
    }

    /** A score in pawns, with its sign. */
    static String score(int score) {
        return Score.isMate(score) ? "mate in " + Math.abs(Score.mateInMoves(score)) : signed(score / 100.0, 2);
    }

    /** A number with its sign, unless it is zero. */
    static String signed(double number, int decimals) {
        String digits = decimal(Math.abs(number), decimals);
        boolean isZero = Double.parseDouble(digits) == 0;
        return isZero ? digits : (number < 0 ? MINUS : "+") + digits;
    }

    /** Games won, drawn and lost. */
    static String games(MatchScore score) {
        return "+%d =%d %s%d"
                .formatted(score.wins(), score.draws(), MINUS, score.losses())
                .replace(" ", BLANK);
    }

    /** A share of points in percent. */
    static String percent(MatchScore score) {
        return decimal(100 * score.mean(), 1) + "%";
    }

    /** The difference in Elo with its error; where games are too few or too one-sided, as much as they tell. */
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
