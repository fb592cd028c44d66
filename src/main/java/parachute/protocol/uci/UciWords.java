package parachute.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The words of one command line, taken one after the other. */
final class UciWords {
    private static final int LONGEST_QUOTE = 60;

    private final String[] words;
    private int next;

    UciWords(String line) {
        words = line.strip().split("\\s+");
    }

    boolean hasNext() {
        return next < words.length;
    }

    /** The next word; empty at the end of the line. */
    String next() {
        return hasNext() ? words[next++] : "";
    }

    /** Takes the next word if it is {@code word}, in any case. */
    boolean take(String word) {
        boolean found = hasNext() && words[next].equalsIgnoreCase(word);
        if (found) {
            next++;
        }
        return found;
    }

    /** All words up to the end of the line or to one of {@code ends}, which stays. */
    List<String> until(Set<String> ends) {
        List<String> taken = new ArrayList<>();
        while (hasNext() && !ends.contains(words[next])) {
            taken.add(next());
        }
        return taken;
    }

    /** All words left, with single blanks between them. */
    String rest() {
        return String.join(" ", until(Set.of()));
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
