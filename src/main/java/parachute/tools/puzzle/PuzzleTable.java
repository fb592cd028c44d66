package parachute.tools.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Counts puzzles by rating, by length and by theme. */
public final class PuzzleTable {
    /** Elo of a row. */
    private static final int BAND = 200;

    private PuzzleTable() {}

    /** The table, a line at a time. */
    public static List<String> lines(List<Puzzle> puzzles) {
        List<String> lines = new ArrayList<>();
        add(lines, "rating", puzzles, puzzle -> Stream.of(band(puzzle)), PuzzleTable::bounds);
        add(lines, "moves", puzzles, puzzle -> Stream.of(puzzle.length()), String::valueOf);
        add(lines, "theme", puzzles, puzzle -> puzzle.themes().stream(), theme -> theme);
        lines.add(row("all", puzzles.size()));
        return lines;
    }

    /** The lowest rating of the row that counts a puzzle. */
    static int band(Puzzle puzzle) {
        return puzzle.rating() / BAND * BAND;
    }

    private static String bounds(int low) {
        return low + "-" + (low + BAND - 1);
    }

    /** Adds the counts of keys, of which a puzzle may have several. */
    private static <K extends Comparable<K>> void add(
            List<String> lines,
            String title,
            List<Puzzle> puzzles,
            Function<Puzzle, Stream<K>> keys,
            Function<K, String> name) {
        Map<K, Long> counts = puzzles.stream()
                .flatMap(keys)
                .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
        lines.add(String.format(Locale.ROOT, "%-16s %7s", title, "puzzles"));
        counts.forEach((key, count) -> lines.add(row(name.apply(key), count)));
    }

    private static String row(String name, long count) {
        return String.format(Locale.ROOT, "%-16s %7d", name, count);
    }
}
