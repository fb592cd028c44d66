package parachute.tools.page;

import java.util.Locale;
import java.util.regex.Pattern;

/** Text in HTML and SVG. */
public final class Markup {
    /** What cannot be seen; joiners belong to the spelling of words in several scripts. */
    private static final Pattern INVISIBLE = Pattern.compile("[\\p{C}\\p{Zl}\\p{Zp}&&[^\\u200c\\u200d\\p{Co}]]");

    private Markup() {}

    /** Escapes text so that every character stands for itself, also within double quotes. */
    public static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /**
     * Returns the text with Unicode's picture of each of ASCII's control characters, such as \u241b, and others as in
     * {@code <U+202E>}. Those that change the direction of writing could make a name look like another one; XML forbids
     * most control characters.
     */
    public static String visible(String text) {
        return INVISIBLE.matcher(text).replaceAll(found -> {
            int character = found.group().codePointAt(0);
            return character < ' '
                    ? Character.toString(0x2400 + character)
                    : character == 0x7f ? "\u2421" : String.format(Locale.ROOT, "<U+%04X>", character);
        });
    }
}
