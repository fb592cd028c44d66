package parachute.rules.pgn;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The characters of a PGN text around a place in it, of which no more is kept than one game. White space, lines that begin
 * with a percent sign, and marks of web pages around games separate words, in any encoding: also white space of UTF-8 that
 * was read as ISO 8859-1.
 */
final class PgnText {
    /** What {@link #charAt} returns after the end. */
    static final char END = '\uFFFF';

    private static final String FIRST_TAG = "[event ";
    private static final String DELIMITERS = "{}();[]$<";
    private static final char MARK = '\uFEFF';

    private static final String MARK_BYTES = asBytes("\uFEFF");

    /** White space that is more than a character: as it is in UTF-8, read as ISO 8859-1, and marks of web pages. */
    private static final List<String> SPACES = Stream.concat(
                    IntStream.range(0x80, END)
                            .filter(c -> isSpace((char) c))
                            .mapToObj(c -> asBytes(Character.toString(c))),
                    Stream.of("&nbsp;", "[pgn]", "[/pgn]"))
            .toList();

    private static final String SPACE_STARTS =
            SPACES.stream().map(space -> space.substring(0, 1)).distinct().collect(Collectors.joining());

    /** The maximum length of an element of a web page in characters. */
    private static final int MAX_ELEMENT = 500;

    /** Characters before a place that are kept to see whether it is the start of a line. */
    private static final int KEPT = 3;

    private static final int BLOCK = 1 << 13;

    private final Reader source;
    private char[] buffer = new char[BLOCK];

    /** The number of characters in the buffer, and the place of the first one in the text. */
    private int length;

    private long offset;

    /** The place before which nothing is needed, and the one at which the text seems to end. */
    private long kept, limit = Long.MAX_VALUE;

    private boolean isCut;

    /** Returns a text that is written in UTF-8 and read as ISO 8859-1. */
    static String asBytes(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    }

    PgnText(Reader source) {
        this.source = source;
    }

    /**
     * Forgets what precedes a place, at which a game begins.
     *
     * @param maxLength characters after which the text seems to end
     */
    void begin(long place, int maxLength) {
        kept = place;
        limit = place + maxLength;
        isCut = false;
    }

    /** Returns whether the text seemed to end before its end since the last game began. */
    boolean isCut() {
        return isCut;
    }

    /** Returns the character at a place; {@link #END} after the last one. */
    char charAt(long place) {
        return has(place) ? buffer[(int) (place - offset)] : END;
    }

    boolean has(long place) {
        if (place >= limit) {
            isCut |= isThere(limit);
            return false;
        }
        return isThere(place);
    }

    private boolean isThere(long place) {
        while (place >= offset + length) {
            if (!fill()) {
                return false;
            }
        }
        return place >= offset;
    }

    /** Reads a block; returns false at the end. */
    private boolean fill() {
        int unneeded = (int) Math.max(0, kept - KEPT - offset);
        if (unneeded >= length / 2) {
            System.arraycopy(buffer, unneeded, buffer, 0, length - unneeded);
            offset += unneeded;
            length -= unneeded;
        }
        if (buffer.length - length < BLOCK) {
            buffer = Arrays.copyOf(buffer, 2 * buffer.length);
        }
        try {
            int read = source.read(buffer, length, BLOCK);
            length += Math.max(0, read);
            return read > 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the characters from one place to another. */
    String substring(long from, long to) {
        return new String(buffer, (int) (from - offset), (int) (to - from));
    }

    /** Returns whether a text stands at a place, in upper or lower case; its letters are lower case. */
    boolean looksAt(long place, String lower) {
        for (int i = 0; i < lower.length(); i++) {
            char c = charAt(place + i);
            if (c != lower.charAt(i) && (c < 'A' || c > 'Z' || c + ('a' - 'A') != lower.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    // ---- lines ------------------------------------------------------------------------------------------------------

    static boolean isLineBreak(int c) {
        return c == '\n' || c == '\r';
    }

    /** Returns the number of lines that end between two places. */
    int lines(long from, long to) {
        int found = 0;
        for (long i = from; i < to; i++) {
            char c = charAt(i);
            found += c == '\n' || c == '\r' && charAt(i + 1) != '\n' ? 1 : 0;
        }
        return found;
    }

    /** Returns the place of the first line break from a place on, or of the end. */
    long lineEnd(long from) {
        long i = from;
        while (has(i) && !isLineBreak(charAt(i))) {
            i++;
        }
        return i;
    }

    private boolean isLineStart(long place) {
        char last = charAt(place - 1);
        return place == 0 || isLineBreak(last) || last == MARK || place >= KEPT && looksAt(place - KEPT, MARK_BYTES);
    }

    /** Returns whether a place is the start of a line that always starts a game. */
    boolean isFirstTag(long place) {
        return charAt(place) == '[' && looksAt(place, FIRST_TAG) && isLineStart(place);
    }

    /** Returns whether a comment would end early in braces: a byte-order mark in it makes the beginning of a game. */
    static boolean hasFirstTag(String comment) {
        String lower = comment.toLowerCase(Locale.ROOT);
        return lower.contains(MARK + FIRST_TAG) || lower.contains(MARK_BYTES.toLowerCase(Locale.ROOT) + FIRST_TAG);
    }

    /** Returns whether a line has a special meaning because of how it begins. */
    static boolean isSpecialLine(String line) {
        return line.startsWith("%") || line.regionMatches(true, 0, FIRST_TAG, 0, FIRST_TAG.length() - 1);
    }

    // ---- white space ------------------------------------------------------------------------------------------------

    /** Returns the place of the next character that is not white space, or of the end. */
    long afterSpace(long from) {
        long i = from;
        while (has(i)) {
            long end = charAt(i) == '%' && isLineStart(i) ? lineEnd(i) : spaceEnd(i);
            if (end == i) {
                return i;
            }
            i = end;
        }
        return i;
    }

    /** Returns the place after spaces in the same line. */
    long afterBlanks(long from) {
        long i = from;
        while (charAt(i) <= ' ' && !isLineBreak(charAt(i))) {
            i++;
        }
        return i;
    }

    /** Returns the place after the white space at a place; the same place if there is none. */
    private long spaceEnd(long place) {
        char c = charAt(place);
        if (isSpace(c)) {
            return place + 1;
        } else if (c == '<') {
            return elementEnd(place);
        }
        if (SPACE_STARTS.indexOf(c) >= 0) {
            for (String space : SPACES) {
                if (looksAt(place, space)) {
                    return place + space.length();
                }
            }
        }
        return place;
    }

    /**
     * Returns whether a character separates words: white space and control characters of ASCII, all spaces of Unicode,
     * and those without a width.
     */
    private static boolean isSpace(char c) {
        return c <= ' '
                || c > '~'
                        && (Character.isSpaceChar(c)
                                || c >= '\u200B' && c <= '\u200F'
                                || c == '\u2060'
                                || c == '\u0085'
                                || c == MARK);
    }

    /** Returns the place after an element or a comment of a web page, which is not longer than usual. */
    private long elementEnd(long place) {
        char first = charAt(place + 1);
        boolean isElement = first == '/' || first == '!' || first <= 'z' && Character.isLetter(first);
        for (long i = place + 1; isElement && i < place + MAX_ELEMENT && charAt(i) != '<' && has(i); i++) {
            if (charAt(i) == '>') {
                return i + 1;
            }
        }
        return place;
    }

    /** Returns the end of a word: the next white space, delimiter, or asterisk that is not part of a drop. */
    long wordEnd(long from) {
        long i = from + 1;
        for (char c = charAt(i); c != END || has(i); c = charAt(++i)) {
            boolean isPlain = c <= 'z' && Character.isLetterOrDigit(c);
            boolean isDrop = c == '*' && isSquare(i + 1);
            if (c == '(' && isSquare(i - 2) && "QRBNqrbn".indexOf(charAt(i + 1)) >= 0 && charAt(i + 2) == ')') {
                i += 2; // what a pawn becomes
                continue;
            }
            if (!isPlain && (DELIMITERS.indexOf(c) >= 0 || spaceEnd(i) > i || c == '*' && !isDrop)) {
                return i;
            }
        }
        return i;
    }

    private boolean isSquare(long place) {
        char file = charAt(place);
        char rank = charAt(place + 1);
        return file >= 'a' && file <= 'h' && rank >= '1' && rank <= '8';
    }
}
