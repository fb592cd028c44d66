package parachute.games.tours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parachute.games.tours.TourAssertions.assertClosedTour;
import static parachute.games.tours.TourAssertions.assertPath;
import static parachute.games.tours.TourAssertions.assertTour;
import static parachute.games.tours.TourAssertions.squares;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.games.tours.TourSearch.TourOutcome;
import parachute.property.IntRange;
import parachute.property.Property;

class KnightsToursTest {
    private static final TourSquare CORNER = new TourSquare(0, 0);

    @Test
    void aSquareIsLegalOnTheBoardUntilItIsVisited() {
        assertTrue(KnightsTours.isLegal(8, List.of(), new TourSquare(3, 4)));
        assertTrue(KnightsTours.isLegal(8, squares("4,1 1,0"), new TourSquare(3, 4)));
        assertFalse(KnightsTours.isLegal(8, squares("4,1 1,0"), new TourSquare(1, 0)));
        assertFalse(KnightsTours.isLegal(8, List.of(), new TourSquare(8, 0)));
        assertFalse(KnightsTours.isLegal(8, List.of(), new TourSquare(0, -1)));
    }

    @Test
    void movesComeClockwiseFromTwelveOClock() {
        assertEquals(
                squares("3,4 4,3 4,1 3,0 1,0 0,1 0,3 1,4"),
                KnightsTours.legalMoves(8, List.of(), new TourSquare(2, 2)));
        assertEquals(squares("6,5 5,6"), KnightsTours.legalMoves(8, List.of(), new TourSquare(7, 7)));
    }

    @Test
    void visitedSquaresAreNotMoves() {
        assertEquals(
                squares("3,4 4,3 3,0 0,1 0,3 1,4"),
                KnightsTours.legalMoves(8, squares("4,1 1,0"), new TourSquare(2, 2)));
        assertEquals(squares("6,5 5,6"), KnightsTours.legalMoves(8, squares("6,6"), new TourSquare(7, 7)));
    }

    @Test
    void warnsdorffsRuleTriesTheFewestOnwardMovesFirstAndKeepsTheOrderOfEqualOnes() {
        assertEquals(
                squares("0,1 0,5 2,1 2,5 3,4 3,2"), KnightsTours.orderedMoves(8, squares("1,3"), new TourSquare(1, 3)));
        assertEquals(
                2,
                KnightsTours.legalMoves(8, squares("1,3"), new TourSquare(0, 1)).size());
        assertEquals(
                3,
                KnightsTours.legalMoves(8, squares("1,3"), new TourSquare(0, 5)).size());
        assertEquals(
                5,
                KnightsTours.legalMoves(8, squares("1,3"), new TourSquare(2, 1)).size());
        assertEquals(
                7,
                KnightsTours.legalMoves(8, squares("1,3"), new TourSquare(3, 4)).size());
    }

    @ParameterizedTest(name = "{0} by {0} squares have {1} tours")
    @CsvSource({"1, 1", "2, 0", "3, 0", "4, 0", "5, 1728"})
    void toursOfSmallBoards(int dim, long tours) {
        assertEquals(tours, KnightsTours.countTours(dim));
        long sum = 0;
        for (int x = 0; x < dim; x++) {
            for (int y = 0; y < dim; y++) {
                sum += KnightsTours.countTours(dim, List.of(new TourSquare(x, y)));
            }
        }
        assertEquals(tours, sum);
    }

    @ParameterizedTest(name = "row {0}: {1}")
    @CsvSource({"0, 304 0 56 0 304", "1, 0 56 0 56 0", "2, 56 0 64 0 56", "3, 0 56 0 56 0", "4, 304 0 56 0 304"})
    void toursOfFiveByFiveByTheirStart(int y, String counts) {
        List<String> found = new ArrayList<>();
        for (int x = 0; x < 5; x++) {
            found.add(Long.toString(KnightsTours.countTours(5, List.of(new TourSquare(x, y)))));
        }
        assertEquals(counts, String.join(" ", found));
    }

    @Test
    void allToursAreListedOnceAndInTheOrderOfTheirFirstDifference() {
        List<List<TourSquare>> tours = KnightsTours.enumTours(5, List.of(CORNER));
        assertEquals(304, tours.size());
        assertEquals(304, new HashSet<>(tours).size());
        tours.forEach(tour -> assertTour(5, CORNER, tour));
        assertEquals(Optional.of(tours.get(0)), KnightsTours.firstTour(5, List.of(CORNER)));
        assertEquals(new TourSquare(1, 2), tours.get(0).get(23));
        assertEquals(new TourSquare(2, 1), tours.get(303).get(23));
    }

    @Test
    void aPathGivenIsContinued() {
        List<TourSquare> path = squares("2,4 1,2 0,0");
        List<List<TourSquare>> tours = KnightsTours.enumTours(5, path);
        assertFalse(tours.isEmpty());
        tours.forEach(tour -> assertEquals(path, tour.subList(22, 25)));
        assertEquals(tours.size(), KnightsTours.countTours(5, path));
        assertEquals(1, KnightsTours.countTours(5, tours.get(0)));
        List<TourSquare> closed =
                KnightsTours.firstClosedTour(6, squares("2,1 0,0")).orElseThrow();
        assertClosedTour(6, CORNER, closed);
        assertEquals(new TourSquare(2, 1), closed.get(34));
    }

    @Test
    void theFirstResultStopsTheAsking() {
        List<TourSquare> asked = new ArrayList<>();
        Optional<String> result = KnightsTours.first(squares("0,0 1,1 2,2 3,3"), pos -> {
            asked.add(pos);
            return pos.x() == 2 ? Optional.of("found") : Optional.empty();
        });
        assertEquals(Optional.of("found"), result);
        assertEquals(squares("0,0 1,1 2,2"), asked);
        assertEquals(Optional.empty(), KnightsTours.first(List.of(), pos -> Optional.of(pos)));
        assertEquals(Optional.empty(), KnightsTours.first(squares("0,0 1,1"), pos -> Optional.empty()));
    }

    @Test
    void theFirstTourOfAChessboard() {
        List<TourSquare> tour = KnightsTours.firstTour(8, List.of(CORNER)).orElseThrow();
        assertTour(8, CORNER, tour);
        assertEquals("""
                 51  46  55  44  53   4  21  12\s
                 56  43  52   3  22  13  24   5\s
                 47  50  45  54  25  20  11  14\s
                 42  57   2  49  40  23   6  19\s
                 35  48  41  26  61  10  15  28\s
                 58   1  36  39  32  27  18   7\s
                 37  34  31  60   9  62  29  16\s
                  0  59  38  33  30  17   8  63\s
                """, TourTable.format(8, tour) + "\n");
    }

    @Test
    void farAwayFirstToursAreReplaced() {
        assertTour(
                8,
                new TourSquare(3, 2),
                KnightsTours.firstTour(8, squares("3,2")).orElseThrow());
        assertTour(30, CORNER, KnightsTours.firstTour(30, List.of(CORNER)).orElseThrow());
    }

    @ParameterizedTest(name = "no tour on {0} by {0} from {1},{2}")
    @CsvSource({"2, 0, 0", "3, 0, 0", "3, 1, 1", "4, 0, 0", "4, 1, 2", "5, 0, 1", "7, 3, 4", "9, 1, 0", "101, 0, 1"})
    void whereThereIsNoTour(int dim, int x, int y) {
        List<TourSquare> path = List.of(new TourSquare(x, y));
        assertEquals(Optional.empty(), KnightsTours.firstTour(dim, path));
        assertEquals(Optional.empty(), KnightsTours.firstTourHeuristic(dim, path));
        assertEquals(Optional.empty(), KnightsTours.tourOnMegaBoard(dim, path));
        assertEquals(Optional.empty(), KnightsTours.firstClosedTour(dim, path));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 7, 9, 31, 99})
    void oddAndVerySmallBoardsHaveNoClosedTour(int dim) {
        assertEquals(Optional.empty(), KnightsTours.firstClosedTour(dim, List.of(CORNER)));
    }

    @Test
    void aClosedTourFromTheMiddleOfSixBySix() {
        assertClosedTour(
                6,
                new TourSquare(3, 3),
                KnightsTours.firstClosedTour(6, squares("3,3")).orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 8, 10, 12, 14, 16, 22, 30, 50, 70, 100, 128, 198, 200})
    void closedToursOfEvenBoards(int dim) {
        TourSquare middle = new TourSquare(dim / 2, dim / 2);
        assertClosedTour(
                dim, middle, KnightsTours.firstClosedTour(dim, List.of(middle)).orElseThrow());
        assertClosedTour(
                dim, CORNER, KnightsTours.firstClosedTour(dim, List.of(CORNER)).orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 6, 7, 8, 13, 20, 29})
    void toursFromEverySquareOfAnEvenBoardAndEverySecondOfAnOddOne(int dim) {
        for (int x = 0; x < dim; x++) {
            for (int y = 0; y < dim; y++) {
                TourSquare start = new TourSquare(x, y);
                Optional<List<TourSquare>> tour = KnightsTours.firstTourHeuristic(dim, List.of(start));
                assertEquals(dim % 2 == 0 || (x + y) % 2 == 0, tour.isPresent(), start.toString());
                tour.ifPresent(found -> assertTour(dim, start, found));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 30, 70})
    void fromTheCornerTheRuleNeverStepsBack(int dim) {
        Grid grid = new Grid(dim, dim);
        int[] corner = {grid.square(CORNER)};
        TourSearch search = new TourSearch(grid, corner, dim * dim, false, ChoiceOrder.FEWEST_ONWARD, grid.steps());
        assertEquals(TourOutcome.FOUND, search.next(dim * dim - 1));
        assertEquals(
                Optional.of(new TourPath(grid, search.path())), KnightsTours.tourOnMegaBoard(dim, List.of(CORNER)));
    }

    @ParameterizedTest
    @ValueSource(ints = {70, 299, 1000})
    void megaBoardsTakeSecondsAndNoDeepStack(int dim) {
        Assertions.assertTimeout(
                Duration.ofMinutes(1),
                () -> assertTour(
                        dim,
                        CORNER,
                        KnightsTours.tourOnMegaBoard(dim, List.of(CORNER)).orElseThrow()));
    }

    @Property(tries = 60)
    void aTourStartsWhereverItMay(@IntRange(min = 5, max = 150) int dim, @IntRange int x, @IntRange int y) {
        TourSquare start = new TourSquare(Math.floorMod(x, dim), Math.floorMod(y, dim));
        Optional<List<TourSquare>> tour = KnightsTours.tourOnMegaBoard(dim, List.of(start));
        assertEquals(dim % 2 == 0 || (start.x() + start.y()) % 2 == 0, tour.isPresent());
        tour.ifPresent(found -> assertTour(dim, start, found));
    }

    @Test
    void aPathOnTheSquaresThatAPredicateAccepts() {
        List<TourSquare> path = KnightsTours.oneTourPred(7, List.of(CORNER), 35, pos -> pos.x() < 5)
                .orElseThrow();
        assertEquals(35, path.size());
        assertPath(CORNER, path);
        assertTrue(path.stream().allMatch(pos -> pos.x() < 5 && KnightsTours.isLegal(7, List.of(), pos)));
    }

    @Test
    void aPredicateThatLeavesTooLittle() {
        assertEquals(Optional.empty(), KnightsTours.oneTourPred(7, List.of(CORNER), 36, pos -> pos.x() < 5));
        assertEquals(Optional.empty(), KnightsTours.oneTourPred(7, List.of(CORNER), 2, pos -> false));
        assertEquals(Optional.of(List.of(CORNER)), KnightsTours.oneTourPred(7, List.of(CORNER), 1, pos -> false));
        assertEquals(Optional.empty(), KnightsTours.oneTourPred(7, squares("1,2 0,0"), 1, pos -> true));
    }

    @Test
    void aMutilatedChessboardMissesTheCornersOfOneColour() {
        assertEquals(
                Optional.empty(),
                KnightsTours.oneTourPred(8, squares("0,1"), 62, pos -> !pos.equals(CORNER) && pos.x() + pos.y() < 14));
        TourSquare start = new TourSquare(3, 2);
        List<TourSquare> path = KnightsTours.oneTourPred(
                        8, List.of(start), 62, pos -> !pos.equals(CORNER) && !pos.equals(new TourSquare(0, 7)))
                .orElseThrow();
        assertEquals(62, path.size());
        assertPath(start, path);
    }

    @Test
    void invalidPathsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> KnightsTours.countTours(5, List.of()));
        assertThrows(IllegalArgumentException.class, () -> KnightsTours.firstTour(5, squares("5,0")));
        assertThrows(IllegalArgumentException.class, () -> KnightsTours.enumTours(5, squares("0,0 1,2 0,0")));
    }
}
