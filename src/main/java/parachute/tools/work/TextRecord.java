package parachute.tools.work;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Named values as text, one {@code name=value} a line: how tasks, results and settings go to other machines. A value may
 * be any text, also that of another record; line breaks and backslashes in it are escaped.
 */
public final class TextRecord {
    private final Map<String, String> values = new LinkedHashMap<>();

    /**
     * Reads a record.
     *
     * @throws TextRecordException if a line has no name
     */
    public static TextRecord parse(String text) {
        TextRecord record = new TextRecord();
        for (String line : text.isEmpty() ? new String[0] : text.split("\n", -1)) {
            int sign = line.indexOf('=');
            if (sign <= 0) {
                throw new TextRecordException("expected name=value, not \"" + line + '"');
            }
            record.values.put(line.substring(0, sign), unescape(line.substring(sign + 1)));
        }
        return record;
    }

    /** Adds a value and answers this record. The name has no equals sign and no line break. */
    public TextRecord with(String name, String value) {
        values.put(name, value);
        return this;
    }

    /** Adds a number and answers this record. */
    public TextRecord with(String name, long value) {
        return with(name, Long.toString(value));
    }

    /** Adds numbers and answers this record. */
    public TextRecord with(String name, long[] values) {
        return with(name, Arrays.stream(values).mapToObj(Long::toString).collect(Collectors.joining(" ")));
    }

    /** Whether there is a value of this name. */
    public boolean has(String name) {
        return values.containsKey(name);
    }

    /**
     * The value of a name.
     *
     * @throws TextRecordException if there is none
     */
    public String get(String name) {
        if (!values.containsKey(name)) {
            throw new TextRecordException("no value \"" + name + "\" among " + values.keySet());
        }
        return values.get(name);
    }

    /**
     * The number of a name.
     *
     * @throws TextRecordException if there is none, or it is no number
     */
    public long number(String name) {
        try {
            return Long.parseLong(get(name));
        } catch (NumberFormatException e) {
            throw new TextRecordException(name + " is a whole number, not \"" + get(name) + '"');
        }
    }

    /**
     * The number of a name within the range of an int.
     *
     * @throws TextRecordException if there is none, or it is no such number
     */
    public int smallNumber(String name) {
        long number = number(name);
        if (number != (int) number) {
            throw new TextRecordException(name + " is too large: " + number);
        }
        return (int) number;
    }

    /**
     * The whole numbers of a name, which may be none at all.
     *
     * @throws TextRecordException if there is no such name, or something else
     */
    public long[] numbers(String name) {
        String text = get(name);
        try {
            return text.isEmpty()
                    ? new long[0]
                    : Arrays.stream(text.split(" ")).mapToLong(Long::parseLong).toArray();
        } catch (NumberFormatException e) {
            throw new TextRecordException(name + " is whole numbers, not \"" + text + '"');
        }
    }

    /**
     * The whole numbers of a name.
     *
     * @throws TextRecordException if there are none, or not so many
     */
    public long[] numbers(String name, int count) {
        long[] numbers = numbers(name);
        if (numbers.length != count) {
            throw new TextRecordException(name + " is " + count + " whole numbers, not \"" + get(name) + '"');
        }
        return numbers;
    }

    /** All values by name, in their order. */
    public Map<String, String> values() {
        return new LinkedHashMap<>(values);
    }

    /** The text, as {@link #parse} reads it. */
    public String format() {
        StringBuilder text = new StringBuilder();
        values.forEach((name, value) ->
                text.append(text.isEmpty() ? "" : "\n").append(name).append('=').append(escape(value)));
        return text.toString();
    }

    private static String escape(String value) {
        return value.replace("\\", "\\\\").replace("\n", "\\n");
    }

    private static String unescape(String value) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '\\' && i + 1 < value.length()) {
                i++;
                c = value.charAt(i) == 'n' ? '\n' : value.charAt(i);
            }
            text.append(c);
        }
        return text.toString();
    }
}
