package parachute.engine.strength;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import parachute.engine.search.Score;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchResult;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;

/** The choice between the lines of the last complete iteration, of two moves of which one is far better. */
class LimitedSearchTest {
    private static final SearchResult FOUND = new SearchResult(CoordinateMove.parse("g1f3"), 0, Score.DRAW, 3, 100);

    private final LimitedSearch search = new LimitedSearch(
            Position.start(Variant.CHESS),
            SearchLimits.NONE,
            SearchListener.SILENT,
            new Handicap(100, 2, 0.001),
            new SplittableRandom(1));

    private void report(String... moves) {
        search.onLines(Stream.of(moves)
                .map(move -> line(move, move.equals(moves[0]) ? 1 : 2))
                .toList());
    }

    private static SearchLine line(String move, int rank) {
        return Lines.line(rank, CoordinateMove.parse(move), rank == 1 ? 0 : -900);
    }

    private String chosen() {
        return CoordinateMove.format(search.choose(FOUND).bestMove());
    }

    @Test
    void beforeTheFirstIterationIsCompleteTheMoveOfTheSearchIsPlayed() {
        assertEquals("g1f3", chosen());
        report("e2e4");
        assertEquals("g1f3", chosen());
        report("e2e4", "d2d4");
        assertEquals("e2e4", chosen());
    }

    @Test
    void theLinesOfTheLastCompleteIterationCount() {
        report("e2e4", "d2d4");
        report("d2d4", "e2e4");
        report("e2e4");
        assertEquals("d2d4", chosen());
        assertEquals(List.of(0.0, 1.0), List.of(probability("e2e4"), probability("d2d4")));
    }

    private double probability(String move) {
        return Math.round(search.probability(FOUND, CoordinateMove.parse(move)));
    }
}
