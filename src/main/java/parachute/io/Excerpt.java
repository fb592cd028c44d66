package parachute.io;

import java.util.regex.Pattern;

/** What another program wrote, as it is quoted in messages: without what terminals obey, and shorter than a line. */
public final class Excerpt {
    /** Characters that are kept of a text. */
    private static final int LENGTH = 60;

    /** Escape sequences of terminals, and control characters. */
    private static final Pattern CONTROL = Pattern.compile("\u001B\\[[0-?]*[ -/]*[@-~]|\\p{Cntrl}");

    private Excerpt() {}

    /** A text in quotation marks; of a long one the beginning, ended by three dots. */
    public static String quote(String text) {
        if (text.length() <= LENGTH) {
            return '"' + printable(text) + '"';
        }
        int end = Character.isHighSurrogate(text.charAt(LENGTH - 1)) ? LENGTH - 1 : LENGTH;
        return '"' + printable(text.substring(0, end)) + "...\"";
    }

    /** A text with blanks in place of control characters. */
    static String printable(String text) {
        return CONTROL.matcher(text).replaceAll(" ");
    }
}
