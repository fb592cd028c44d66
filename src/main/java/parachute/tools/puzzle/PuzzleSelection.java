package parachute.tools.puzzle;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import parachute.io.UserException;
import parachute.rules.board.Variant;

/**
 * Chooses puzzles of a file, or of those that are part of the program.
 *
 * @param file their file; the program's own ones without it
 * @param variant their variant; any without it
 * @param themes all of which they have
 * @param rating their lowest and highest rating, such as 1400-1600; any without it
 * @param spread how many of them, spread over ratings and themes; all without it
 */
public record PuzzleSelection(
        Optional<Path> file,
        Optional<Variant> variant,
        List<Theme> themes,
        Optional<String> rating,
        Optional<Integer> spread) {
    private static final Pattern RATINGS = Pattern.compile("(\\d{1,4})-(\\d{1,4})");

    /**
     * Returns the puzzles.
     *
     * @param warnings takes a line about each line of the file that is not a puzzle
     * @throws UserException if there are none, the file cannot be read, or the ratings are not valid
     */
    public List<Puzzle> read(Consumer<String> warnings) {
        Predicate<Puzzle> isRated = rating.map(PuzzleSelection::isWithin).orElse(puzzle -> true);
        List<Puzzle> all = file.map(given -> PuzzleFile.read(given, warnings))
                .orElseGet(() -> Arrays.stream(Variant.values())
                        .flatMap(each -> PuzzleFile.builtIn(each).stream())
                        .toList());
        List<Puzzle> puzzles = all.stream()
                .filter(puzzle -> variant.isEmpty() || puzzle.variant() == variant.get())
                .filter(puzzle -> themes.stream().allMatch(puzzle::has))
                .filter(isRated)
                .toList();
        if (puzzles.isEmpty()) {
            throw new UserException("no puzzle is selected");
        }
        return spread.map(count -> choose(puzzles, count)).orElse(puzzles);
    }

    private static Predicate<Puzzle> isWithin(String range) {
        Matcher numbers = RATINGS.matcher(range);
        if (!numbers.matches()) {
            throw new UserException("expected ratings such as 1400-1600, not \"" + range + '"');
        }
        int low = Integer.parseInt(numbers.group(1));
        int high = Integer.parseInt(numbers.group(2));
        return puzzle -> puzzle.rating() >= low && puzzle.rating() <= high;
    }

    /**
     * Chooses one puzzle after the other, from the band of ratings of which the fewest are chosen the one that has the
     * theme that the fewest have.
     *
     * @param count the number to be chosen; all if there are fewer
     * @return the chosen ones in the order in which they were given
     */
    static List<Puzzle> choose(List<Puzzle> puzzles, int count) {
        Map<Integer, List<Puzzle>> left = puzzles.stream()
                .collect(Collectors.groupingBy(
                        PuzzleTable::band, TreeMap::new, Collectors.toCollection(ArrayList::new)));
        Map<Integer, Integer> chosenOfBand = new HashMap<>();
        Map<String, Integer> chosenOfTheme = new HashMap<>();
        Set<Puzzle> chosen = new HashSet<>();
        while (chosen.size() < count && !left.isEmpty()) {
            Map.Entry<Integer, List<Puzzle>> band = Collections.min(
                    left.entrySet(), Comparator.comparingInt(each -> chosenOfBand.getOrDefault(each.getKey(), 0)));
            Puzzle puzzle = Collections.min(
                    band.getValue(), Comparator.comparingInt(each -> rarest(each.themes(), chosenOfTheme)));
            band.getValue().remove(puzzle);
            chosen.add(puzzle);
            chosenOfBand.merge(band.getKey(), 1, Integer::sum);
            puzzle.themes().forEach(theme -> chosenOfTheme.merge(theme, 1, Integer::sum));
            left.values().removeIf(List::isEmpty);
        }
        return puzzles.stream().filter(chosen::contains).toList();
    }

    /** Returns the number of the chosen puzzles that have the rarest of themes. */
    private static int rarest(Set<String> themes, Map<String, Integer> chosen) {
        return themes.stream()
                .mapToInt(theme -> chosen.getOrDefault(theme, 0))
                .min()
                .orElse(0);
    }
}
