package parachute.tools.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.strength.Level;

/** Tables of puzzles: their numbers by rating, by length and by theme, and how many of them levels solve. */
public final class PuzzleTable {
    /** Elo of a row. */
    private static final int BAND = 200;

    /** Rows of the table of levels. */
    private static final int BANDS = 5;

    private static final List<Level> LEVELS = List.of(Level.of(2), Level.of(4), Level.of(6), Level.of(8));

    private PuzzleTable() {}

    /** Returns a table of the numbers of puzzles by rating, by length and by theme. */
    public static List<String> counts(List<Puzzle> puzzles) {
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

    /** Returns a table of the puzzles that levels solve at first sight, by bands of ratings of the same size. */
    public static List<String> levels(List<Puzzle> puzzles, Evaluation evaluation) {
        PuzzleRating ratings = new PuzzleRating(evaluation);
        List<Puzzle> sorted =
                puzzles.stream().sorted(Comparator.comparingInt(Puzzle::rating)).toList();
        List<String> lines = new ArrayList<>();
        lines.add(String.format(Locale.ROOT, "%-11s %7s", "rating", "puzzles")
                + LEVELS.stream()
                        .map(level -> String.format(Locale.ROOT, " level %d", level.number()))
                        .collect(Collectors.joining()));
        IntStream.range(0, BANDS)
                .mapToObj(band -> sorted.subList(first(band, sorted), first(band + 1, sorted)))
                .filter(band -> !band.isEmpty())
                .forEach(band -> lines.add(levelRow(band, ratings)));
        return lines;
    }

    private static int first(int band, List<Puzzle> puzzles) {
        return band * puzzles.size() / BANDS;
    }

    private static String levelRow(List<Puzzle> band, PuzzleRating ratings) {
        String bounds = band.getFirst().rating() + "-" + band.getLast().rating();
        return String.format(Locale.ROOT, "%-11s %7d", bounds, band.size())
                + LEVELS.stream()
                        .map(level -> String.format(Locale.ROOT, " %6.1f%%", 100 * solved(level, band, ratings)))
                        .collect(Collectors.joining());
    }

    /** The part of the puzzles that a level solves, on average. */
    private static double solved(Level level, List<Puzzle> puzzles, PuzzleRating ratings) {
        return puzzles.stream()
                .mapToDouble(puzzle -> ratings.probability(level, puzzle.start(), puzzle.solution()))
                .average()
                .orElse(0);
    }
}
