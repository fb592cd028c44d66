package parachute.io;

import java.util.regex.Pattern;

/** Quotes the output of another program in messages: without terminal control sequences, and shorter than a line. */
public final class Excerpt {
    /** Number of characters kept of a text. */
    private static final int LENGTH = 60;

    /** Escape sequences of terminals, and control characters. */
    private static final Pattern CONTROL = Pattern.compile("\u001B\\[[0-?]*[ -/]*[@-~]|\\p{Cntrl}");

    private Excerpt() {}

    /** Returns a text in quotation marks; a long one is cut and ends in three dots. */
    public static String quote(String text) {
        if (text.length() <= LENGTH) {
            return '"' + printable(text) + '"';
        }
        int end = Character.isHighSurrogate(text.charAt(LENGTH - 1)) ? LENGTH - 1 : LENGTH;
        return '"' + printable(text.substring(0, end)) + "...\"";
    }

    /** Returns a text with spaces in place of control characters. */
    static String printable(String text) {
        return CONTROL.matcher(text).replaceAll(" ");
    }
}
