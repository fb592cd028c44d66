package parachute.tools.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A builder of a table in Markdown. */
final class MarkdownTable {
    private final List<String> lines = new ArrayList<>();
    private final int columns;

    /**
     * Creates a table without rows.
     *
     * @param headings of the columns; those of columns of numbers, which are aligned to the right, begin with ">"
     */
    MarkdownTable(String... headings) {
        columns = headings.length;
        List<String> names = new ArrayList<>();
        List<String> alignments = new ArrayList<>();
        for (String heading : headings) {
            boolean right = heading.startsWith(">");
            names.add(right ? heading.substring(1) : heading);
            alignments.add(right ? "---:" : ":---");
        }
        lines.add(line(names));
        lines.add(line(alignments));
    }

    /** Adds a row with a cell for each column. */
    MarkdownTable row(String... cells) {
        if (cells.length != columns) {
            throw new IllegalArgumentException("a row of " + cells.length + " cells in " + columns + " columns");
        }
        lines.add(line(List.of(cells)));
        return this;
    }

    private static String line(List<String> cells) {
        return cells.stream().map(cell -> cell.replace("|", "\\|")).collect(Collectors.joining(" | ", "| ", " |"));
    }

    /** Returns the whole table. */
    @Override
    public String toString() {
        return String.join("\n", lines) + '\n';
    }
}
