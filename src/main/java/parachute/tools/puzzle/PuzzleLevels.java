package parachute.tools.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.strength.Level;

/** Counts the puzzles that levels solve at first sight, by bands of ratings with the same number of puzzles each. */
public final class PuzzleLevels {
    private static final int BANDS = 5;

    private static final List<Level> LEVELS = List.of(Level.of(2), Level.of(4), Level.of(6), Level.of(8));

    private PuzzleLevels() {}

    /** The table, a line at a time. */
    public static List<String> lines(List<Puzzle> puzzles, Evaluation evaluation) {
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
                .forEach(band -> lines.add(row(band, ratings)));
        return lines;
    }

    private static int first(int band, List<Puzzle> puzzles) {
        return band * puzzles.size() / BANDS;
    }

    private static String row(List<Puzzle> band, PuzzleRating ratings) {
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
