package parachute.tools.program;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import parachute.io.UserException;

/** Words of the command line of the form key=value, and commands with quoted words. */
public final class CommandWords {
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"|'([^']*)'");
    private static final Pattern COMMAND_WORD = Pattern.compile("(?:[^ \t\"']++|" + QUOTED + ")++");

    private CommandWords() {}

    /**
     * Reads words of the form key=value, in their order; a value may be empty or contain equal signs.
     *
     * @throws UserException if a word has another form, or a key is given twice
     */
    public static Map<String, String> parse(List<String> words) {
        Map<String, String> map = new LinkedHashMap<>();
        for (String word : words) {
            int sign = word.indexOf('=');
            if (sign <= 0) {
                throw new UserException("expected key=value, not \"" + word + '"');
            }
            if (map.put(word.substring(0, sign), word.substring(sign + 1)) != null) {
                throw new UserException("\"" + word.substring(0, sign) + "\" is given twice");
            }
        }
        return map;
    }

    /**
     * Checks that all keys are known.
     *
     * @param of what the words describe, for the message
     * @throws UserException if one is not known
     */
    public static void checkKeys(String of, Map<String, String> words, Set<String> known) {
        for (String key : words.keySet()) {
            if (!known.contains(key)) {
                throw new UserException(
                        of + " does not have the key \"" + key + "\", only " + String.join(", ", new TreeSet<>(known)));
            }
        }
    }

    /**
     * Parses a number from {@code min} to {@code max}.
     *
     * @throws UserException if the text is anything else
     */
    public static long number(String name, String text, long min, long max) {
        try {
            long value = Long.parseLong(text);
            if (value >= min && value <= max) {
                return value;
            }
        } catch (NumberFormatException e) {
            throw new UserException(name + " must be a number, not \"" + text + '"');
        }
        throw new UserException(name + " must be a number from " + min + " to " + max + ", not " + text);
    }

    /**
     * Parses a number with a fraction.
     *
     * @throws UserException if the text is anything else
     */
    public static double decimal(String name, String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw new UserException(name + " must be a number, not \"" + text + '"');
        }
    }

    /**
     * Parses a value of an enum by its name in lower case.
     *
     * @throws UserException if the name is not known
     */
    public static <E extends Enum<E>> E choice(String name, String text, Class<E> type) {
        List<String> names = Arrays.stream(type.getEnumConstants())
                .map(value -> value.name().toLowerCase(Locale.ROOT))
                .toList();
        int index = names.indexOf(text.toLowerCase(Locale.ROOT));
        if (index < 0) {
            throw new UserException(name + " must be one of " + String.join(", ", names) + ", not \"" + text + '"');
        }
        return type.getEnumConstants()[index];
    }

    /** Returns the command of some words, each within double quotes. */
    public static String joinCommand(List<String> words) {
        return '"' + String.join("\" \"", words) + '"';
    }

    /**
     * Splits a command at spaces; a part within single or double quotes stays whole.
     *
     * @throws UserException if a quotation mark is not closed
     */
    public static List<String> splitCommand(String command) {
        String unquoted = QUOTED.matcher(command).replaceAll("");
        if (unquoted.contains("\"") || unquoted.contains("'")) {
            throw new UserException("a quotation mark is not closed: " + command);
        }
        return COMMAND_WORD
                .matcher(command)
                .results()
                .map(word -> QUOTED.matcher(word.group()).replaceAll("$1$2"))
                .toList();
    }
}
