package parachute.tools.puzzle;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
        return spread.map(count -> PuzzleSpread.choose(puzzles, count)).orElse(puzzles);
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
}
