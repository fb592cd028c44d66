package parachute.engine.eval.classical;

import java.util.ArrayList;
import java.util.List;
import parachute.engine.variant.VariantProfile;
import parachute.rules.board.Variant;

/**
 * The weights of an evaluation as a text for people to read and tuning to rewrite: one line each, {@code name: values}
 * or, for a tapered weight, {@code name: middlegame values | endgame values}. {@code name = values} is fixed: tuning
 * does not change it. A line that begins with {@code #} is a comment.
 */
public final class WeightTable {
    private final List<WeightRow> rows;

    /**
     * One line.
     *
     * @param name of the weight
     * @param comments the comments and empty lines before it, each with its line end
     * @param fixed whether tuning does not change it
     * @param middlegame values in the order given in the comments
     * @param endgame the same number of values, or empty for a weight that is not tapered
     */
    public record WeightRow(
            String name, String comments, boolean fixed, List<Integer> middlegame, List<Integer> endgame) {}

    /** Creates a table of rows, in order. */
    public WeightTable(List<WeightRow> rows) {
        this.rows = List.copyOf(rows);
    }

    /** Returns the table of a variant. */
    public static WeightTable of(Variant variant) {
        return parse(VariantProfile.of(variant).weights().text());
    }

    /**
     * Reads a table.
     *
     * @throws IllegalArgumentException if a line is neither a weight nor a comment; the message repeats it
     */
    public static WeightTable parse(String text) {
        List<WeightRow> rows = new ArrayList<>();
        StringBuilder comments = new StringBuilder();
        for (String line : text.lines().toList()) {
            if (line.isBlank() || line.startsWith("#")) {
                comments.append(line).append('\n');
                continue;
            }
            rows.add(parseRow(line, comments.toString()));
            comments.setLength(0);
        }
        return new WeightTable(rows);
    }

    private static WeightRow parseRow(String line, String comments) {
        int equals = line.indexOf('=');
        int end = equals < 0 ? line.indexOf(':') : equals;
        if (end < 0) {
            throw new IllegalArgumentException("no name with : or = in \"" + line + '"');
        }
        String values = line.substring(end + 1);
        int bar = values.indexOf('|');
        List<Integer> middlegame = numbers(bar < 0 ? values : values.substring(0, bar), line);
        List<Integer> endgame = bar < 0 ? List.of() : numbers(values.substring(bar + 1), line);
        if (bar >= 0 && endgame.size() != middlegame.size()) {
            throw new IllegalArgumentException("different numbers of values on both sides of | in \"" + line + '"');
        }
        return new WeightRow(line.substring(0, end).strip(), comments, equals >= 0, middlegame, endgame);
    }

    private static List<Integer> numbers(String text, String line) {
        List<Integer> numbers = new ArrayList<>();
        for (String word : text.strip().split("\\s+")) {
            try {
                numbers.add(Integer.valueOf(word));
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException("\"" + word + "\" is not a number in \"" + line + '"');
            }
        }
        return numbers;
    }

    /** Returns the text that {@link #parse} reads. */
    public String format() {
        StringBuilder text = new StringBuilder();
        for (WeightRow row : rows) {
            text.append(row.comments()).append(row.name()).append(row.fixed() ? " =" : ":");
            row.middlegame().forEach(value -> text.append(' ').append(value));
            if (!row.endgame().isEmpty()) {
                text.append(" |");
                row.endgame().forEach(value -> text.append(' ').append(value));
            }
            text.append('\n');
        }
        return text.toString();
    }

    /** Returns the rows, in order. */
    public List<WeightRow> rows() {
        return rows;
    }

    /** Returns the row of a name; throws an IllegalArgumentException if there is none. */
    private WeightRow row(String name) {
        return rows.stream()
                .filter(row -> row.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the table has no \"" + name + '"'));
    }

    /** Returns the values of a weight that is not tapered. */
    int[] plain(String name) {
        return row(name).middlegame().stream().mapToInt(Integer::intValue).toArray();
    }

    /** Returns the values of a weight that is tapered, as {@link Tapered} pairs. */
    int[] tapered(String name) {
        WeightRow row = row(name);
        int[] pairs = new int[row.middlegame().size()];
        for (int i = 0; i < pairs.length; i++) {
            pairs[i] = Tapered.of(row.middlegame().get(i), row.endgame().get(i));
        }
        return pairs;
    }
}
