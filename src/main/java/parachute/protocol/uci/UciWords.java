package parachute.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The words of one command line, taken one after the other. */
final class UciWords {
    private static final int LONGEST_QUOTE = 60;

    private final String line;
    /** Where the next word begins; the end of the line if there is none. */
    private int next;

    UciWords(String line) {
        this.line = line.strip();
    }

    boolean hasNext() {
        return next < line.length();
    }

    /** The next word; empty at the end of the line. */
    String next() {
        String word = peek();
        next += word.length();
        while (hasNext() && isBlank(next)) {
            next++;
        }
        return word;
    }

    /** The same, but a word of {@code kept} stays, and the text is empty. */
    String nextUnless(Set<String> kept) {
        return kept.contains(peek()) ? "" : next();
    }

    /** The next word, which stays; empty at the end of the line. */
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

    /** Takes the next word if it is {@code word}, in any case. */
    boolean take(String word) {
        boolean found = peek().equalsIgnoreCase(word);
        if (found) {
            next();
        }
        return found;
    }

    /** All words up to the end of the line or to one of {@code ends}, which stays. */
    List<String> until(Set<String> ends) {
        List<String> taken = new ArrayList<>();
        while (hasNext() && !ends.contains(peek())) {
            taken.add(next());
        }
        return taken;
    }

    /** All that is left, with the blanks between the words as they are: it may be the name of a file. */
    String rest() {
        String rest = line.substring(next);
        next = line.length();
        return rest;
    }

    /** Text from the input as it may stand in an answer: short, and of printable characters only. */
    static String quote(String text) {
        return '"' + printable(text) + '"';
    }

    /** The same without quotation marks. */
    static String printable(String text) {
        String start = text.length() > LONGEST_QUOTE ? text.substring(0, LONGEST_QUOTE) + "..." : text;
        return start.replaceAll("[^\\x20-\\x7e]", "?");
    }
}
