package parachute.engine.eval.classical;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import parachute.rules.board.Variant;

/**
 * The weights of an evaluation as a text that people read and tuning rewrites: a line a term, {@code name: values} or,
 * for terms that taper, {@code name: middlegame values | endgame values}; {@code #} begins a comment.
 */
public final class WeightTable {
    private final List<Row> rows;

    /**
     * One line.
     *
     * @param name of the term
     * @param text what comments stood before it, each with its line end
     * @param middlegame values in the order that {@link Weights} documents
     * @param endgame as many, or empty for a term that does not taper
     */
    public record Row(String name, String text, List<Integer> middlegame, List<Integer> endgame) {}

    /** A table of rows, in order. */
    public WeightTable(List<Row> rows) {
        this.rows = List.copyOf(rows);
    }

    /** The table that a variant is played with. */
    public static WeightTable of(Variant variant) {
        String name = variant.uciName() + ".weights";
        try (InputStream in = WeightTable.class.getResourceAsStream(name)) {
            return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads a table.
     *
     * @throws IllegalArgumentException if a line is no term; the message repeats it
     */
    public static WeightTable parse(String text) {
        List<Row> rows = new ArrayList<>();
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

    private static Row parseRow(String line, String comments) {
        int colon = line.indexOf(':');
        if (colon < 0) {
            throw new IllegalArgumentException("no name and colon in \"" + line + '"');
        }
        String values = line.substring(colon + 1);
        int bar = values.indexOf('|');
        List<Integer> middlegame = numbers(bar < 0 ? values : values.substring(0, bar), line);
        List<Integer> endgame = bar < 0 ? List.of() : numbers(values.substring(bar + 1), line);
        if (bar >= 0 && endgame.size() != middlegame.size()) {
            throw new IllegalArgumentException("both sides of | need as many values in \"" + line + '"');
        }
        return new Row(line.substring(0, colon).strip(), comments, middlegame, endgame);
    }

    private static List<Integer> numbers(String text, String line) {
        List<Integer> numbers = new ArrayList<>();
        for (String word : text.strip().split("\\s+")) {
            try {
                numbers.add(Integer.valueOf(word));
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException("\"" + word + "\" is no number in \"" + line + '"');
            }
        }
        return numbers;
    }

    /** The text that {@link #parse} reads. */
    public String format() {
        StringBuilder text = new StringBuilder();
        for (Row row : rows) {
            text.append(row.text()).append(row.name()).append(':');
            row.middlegame().forEach(value -> text.append(' ').append(value));
            if (!row.endgame().isEmpty()) {
                text.append(" |");
                row.endgame().forEach(value -> text.append(' ').append(value));
            }
            text.append('\n');
        }
        return text.toString();
    }

    /** The rows, in order. */
    public List<Row> rows() {
        return rows;
    }

    /** The row of a name; a table without it is broken. */
    private Row row(String name) {
        return rows.stream()
                .filter(row -> row.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the table has no \"" + name + '"'));
    }

    /** The values of a term that does not taper. */
    int[] plain(String name) {
        return row(name).middlegame().stream().mapToInt(Integer::intValue).toArray();
    }

    /** The values of a term that tapers, as {@link Tapered} pairs. */
    int[] tapered(String name) {
        Row row = row(name);
        int[] pairs = new int[row.middlegame().size()];
        for (int i = 0; i < pairs.length; i++) {
            pairs[i] = Tapered.of(row.middlegame().get(i), row.endgame().get(i));
        }
        return pairs;
    }
}
