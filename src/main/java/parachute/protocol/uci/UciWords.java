package parachute.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The words of one command line, taken one after the other. */
final class UciWords {
    private static final int MAX_QUOTE = 60;

    private final String line;
    /** Index of the next word; that of the end of the line if there is none. */
    private int next;

    UciWords(String line) {
        this.line = line.strip();
    }

    boolean hasNext() {
        return next < line.length();
    }

    /** Returns the next word; empty at the end of the line. */
    String next() {
        String word = peek();
        next += word.length();
        while (hasNext() && isBlank(next)) {
            next++;
        }
        return word;
    }

    /** Returns the next word; empty at the end of the line or at a word of {@code kept}, which is not consumed. */
    String nextUnless(Set<String> kept) {
        return kept.contains(peek()) ? "" : next();
    }

    /** Returns the next word without consuming it; empty at the end of the line. */
    private String peek() {
        int end = next;
        while (end < line.length() && !isBlank(end)) {
            end++;
        }
        return line.substring(next, end);
    }

    private boolean isBlank(int index) {
        return Character.isWhitespace(line.charAt(index));
    }

    /** Consumes the next word if it is {@code word}, in upper or lower case. */
    boolean take(String word) {
        boolean found = peek().equalsIgnoreCase(word);
        if (found) {
            next();
        }
        return found;
    }

    /** Returns all words up to the end of the line or to one of {@code ends}, which is not consumed. */
    List<String> until(Set<String> ends) {
        List<String> taken = new ArrayList<>();
        while (hasNext() && !ends.contains(peek())) {
            taken.add(next());
        }
        return taken;
    }

    /** Returns the rest of the line, with its spaces unchanged, as it may be a file name. */
    String rest() {
        String rest = line.substring(next);
        next = line.length();
        return rest;
    }

    /** Returns text from the input in quotation marks for a message: short, and with only printable characters. */
    static String quote(String text) {
        return '"' + printable(text) + '"';
    }

    /** Returns text from the input for a message: short, and with only printable characters. */
    static String printable(String text) {
        String start = text.length() > MAX_QUOTE ? text.substring(0, MAX_QUOTE) + "..." : text;
        return start.replaceAll("[^\\x20-\\x7e]", "?");
    }
}
