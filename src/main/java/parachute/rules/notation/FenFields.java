package parachute.rules.notation;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The fields of a FEN or of a line of EPD, one after the other. They are separated by spaces of any kind or by
 * underscores, which lichess writes in addresses. As texts from web pages have them, any dash is a hyphen, and invisible
 * characters are left out.
 */
final class FenFields {
    private static final char MINUS = '\u2212';

    private final String text;
    /** Index of the next field; that of the end of the text if there is none. */
    private int next;

    FenFields(String text) {
        this.text = text;
        skipSeparators();
    }

    boolean hasNext() {
        return next < text.length();
    }

    /** Returns the next field; empty at the end of the text. */
    String next() {
        StringBuilder field = new StringBuilder();
        for (; hasNext() && !isSeparator(text.charAt(next)); next++) {
            char c = text.charAt(next);
            if (!isInvisible(c)) {
                field.append(c == MINUS || Character.getType(c) == Character.DASH_PUNCTUATION ? '-' : c);
            }
        }
        skipSeparators();
        return field.toString();
    }

    /** Returns the next fields, with empty ones after the end of the text. */
    List<String> next(int count) {
        return IntStream.range(0, count).mapToObj(i -> next()).toList();
    }

    boolean isDigitNext() {
        return hasNext() && text.charAt(next) >= '0' && text.charAt(next) <= '9';
    }

    /** Returns the number that is the next field or begins it; empty if there is none. */
    String nextNumber() {
        int start = next;
        while (isDigitNext()) {
            next++;
        }
        String number = text.substring(start, next);
        skipSeparators();
        return number;
    }

    /** Returns what follows the fields taken so far, as it is written. */
    String rest() {
        return text.substring(next);
    }

    private void skipSeparators() {
        while (hasNext() && (isSeparator(text.charAt(next)) || isInvisible(text.charAt(next)))) {
            next++;
        }
    }

    private static boolean isSeparator(char c) {
        return c == '_' || Character.isWhitespace(c) || Character.isSpaceChar(c);
    }

    private static boolean isInvisible(char c) {
        return Character.getType(c) == Character.FORMAT;
    }
}
