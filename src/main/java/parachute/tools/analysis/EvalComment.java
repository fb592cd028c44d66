package parachute.tools.analysis;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.engine.search.Score;

/**
 * The evaluation of a position in a comment, as lichess.org and many programs write it: {@code [%eval -0.31]} in pawns
 * or {@code [%eval #4]} in moves to mate, both for White; others write a depth after it, and mates as M4 or -#4. One that
 * begins a comment in brackets is of another move, which is not legal.
 */
public final class EvalComment {
    private static final Pattern EVAL = Pattern.compile("(?<!\\[)\\[%eval\\s++"
            + "(?:(-?)[#M]([+-]?\\d{1,3})|([+-]?\\d{1,5}(?:\\.\\d{1,2})?))([,/]\\d{1,4})?\\s*+]\\s*+");

    /** The same with any value. */
    private static final Pattern ANY_EVAL = Pattern.compile("(?<!\\[)\\[%eval\\b[^\\[\\]]*+]\\s*+");

    private EvalComment() {}

    /** Formats a {@link Score} for White. */
    public static String format(int score) {
        String value = Score.isMate(score)
                ? "#" + Score.mateInMoves(score)
                : String.format(Locale.ROOT, "%.2f", score / 100.0);
        return "[%eval " + value + "]";
    }

    /** Returns the first score in a comment, for White; empty if there is none. */
    public static OptionalInt parse(String comment) {
        Matcher found = EVAL.matcher(comment);
        if (!found.find()) {
            return OptionalInt.empty();
        }
        if (found.group(2) == null) {
            return OptionalInt.of((int) Math.round(100 * Double.parseDouble(found.group(3))));
        }
        int moves = Integer.parseInt(found.group(2)) * (found.group(1).isEmpty() ? 1 : -1);
        return OptionalInt.of(moves > 0 ? Score.mateIn(2 * moves - 1) : Score.matedIn(-2 * moves));
    }

    /** Returns the comment without scores, whether they can be read or not. */
    public static String remove(String comment) {
        return ANY_EVAL.matcher(comment).replaceAll("").strip();
    }

    /** Returns the comment after a score that it begins with; the whole one without that, or with a depth in it. */
    public static String afterScore(String comment) {
        Matcher found = EVAL.matcher(comment);
        return found.lookingAt() && found.group(4) == null
                ? comment.substring(found.end()).strip()
                : comment;
    }
}
