package parachute.games.tours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;

/** Requirements on a path. */
final class TourAssertions {
    private TourAssertions() {}

    /** Parses squares such as {@code "0,1 2,3"}. */
    static List<TourSquare> squares(String text) {
        return Arrays.stream(text.split(" "))
                .map(square -> TourSquare.parse(square).orElseThrow())
                .collect(Collectors.toList());
    }

    static void assertTour(int dim, TourSquare start, List<TourSquare> tour) {
        assertEquals(dim * dim, tour.size());
        assertTrue(tour.stream().allMatch(pos -> KnightsTours.isLegal(dim, List.of(), pos)), "it leaves the board");
        assertPath(start, tour);
    }

    static void assertPath(TourSquare start, List<TourSquare> path) {
        assertEquals(start, path.get(path.size() - 1));
        assertEquals(path.size(), new HashSet<>(path).size(), "a square twice");
        for (int i = 1; i < path.size(); i++) {
            assertTrue(path.get(i).isKnightsMoveFrom(path.get(i - 1)), "no knight's move at " + path.get(i));
        }
    }

    static void assertClosedTour(int dim, TourSquare start, List<TourSquare> tour) {
        assertTour(dim, start, tour);
        assertTrue(tour.get(0).isKnightsMoveFrom(start), "the last square is not a knight's move from the first");
    }
}
