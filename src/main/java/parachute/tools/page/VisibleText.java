package parachute.tools.page;

import java.util.Locale;

/**
 * Text whose control characters can be seen. A terminal's and those that change the direction of writing could make a
 * name look like another one; XML forbids most of them.
 */
public final class VisibleText {
    /** The first of Unicode's pictures of the control characters 0 to 31. */
    private static final int PICTURES = 0x2400;

    private static final int DELETE = 0x7f;
    private static final int PICTURE_OF_DELETE = 0x2421;

    /** Joiners, which belong to the spelling of words in several scripts. */
    private static final String JOINERS = "\u200c\u200d";

    private VisibleText() {}

    /**
     * Returns the text with a picture of each of ASCII's control characters, such as \u241b, and others as in
     * {@code <U+202E>}.
     */
    public static String of(String text) {
        StringBuilder visible = new StringBuilder(text.length());
        text.codePoints().forEach(character -> append(character, visible));
        return visible.toString();
    }

    private static void append(int character, StringBuilder visible) {
        if (character < ' ') {
            visible.appendCodePoint(PICTURES + character);
        } else if (character == DELETE) {
            visible.appendCodePoint(PICTURE_OF_DELETE);
        } else if (isInvisible(character)) {
            visible.append(String.format(Locale.ROOT, "<U+%04X>", character));
        } else {
            visible.appendCodePoint(character);
        }
    }

    private static boolean isInvisible(int character) {
        return switch (Character.getType(character)) {
            case Character.FORMAT -> JOINERS.indexOf(character) < 0;
            case Character.CONTROL,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.UNASSIGNED -> true;
            default -> false;
        };
    }
}
