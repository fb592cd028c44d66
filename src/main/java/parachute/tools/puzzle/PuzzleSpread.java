package parachute.tools.puzzle;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Chooses puzzles that are spread over ratings and themes. */
public final class PuzzleSpread {
    /** The puzzles that are left, by the band of their ratings. */
    private final Map<Integer, List<Puzzle>> left;

    /** The number of the chosen ones by band, and by theme. */
    private final Map<Integer, Integer> ofBand = new HashMap<>();

    private final Map<String, Integer> ofTheme = new HashMap<>();

    private PuzzleSpread(List<Puzzle> puzzles) {
        left = puzzles.stream()
                .collect(Collectors.groupingBy(
                        PuzzleTable::band, TreeMap::new, Collectors.toCollection(ArrayList::new)));
    }

    /**
     * Chooses one puzzle after the other, from the band of ratings of which the fewest are chosen the one that has the
     * theme that the fewest have.
     *
     * @param count the number to be chosen; all if there are fewer
     * @return the chosen ones in the order in which they were given
     */
    public static List<Puzzle> choose(List<Puzzle> puzzles, int count) {
        PuzzleSpread spread = new PuzzleSpread(puzzles);
        Set<Puzzle> chosen = new HashSet<>();
        while (chosen.size() < count && !spread.left.isEmpty()) {
            chosen.add(spread.next());
        }
        return puzzles.stream().filter(chosen::contains).toList();
    }

    private Puzzle next() {
        Map.Entry<Integer, List<Puzzle>> band = left.entrySet().stream()
                .min(Comparator.comparingInt(each -> ofBand.getOrDefault(each.getKey(), 0)))
                .orElseThrow();
        Puzzle puzzle = band.getValue().stream()
                .min(Comparator.comparingInt(each -> rarest(each.themes())))
                .orElseThrow();
        band.getValue().remove(puzzle);
        left.values().removeIf(List::isEmpty);
        ofBand.merge(band.getKey(), 1, Integer::sum);
        puzzle.themes().forEach(theme -> ofTheme.merge(theme, 1, Integer::sum));
        return puzzle;
    }

    /** The number of the chosen puzzles that have the rarest of themes. */
    private int rarest(Collection<String> themes) {
        return themes.stream()
                .mapToInt(theme -> ofTheme.getOrDefault(theme, 0))
                .min()
                .orElse(0);
    }
}
