package parachute.engine.strength;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import parachute.engine.search.SearchLine;

class CandidateLinesTest {
    private final CandidateLines lines = new CandidateLines(2);

    private List<Integer> moves() {
        return lines.best().stream().map(line -> line.moves().get(0)).toList();
    }

    private static SearchLine line(int rank, int move) {
        return Lines.line(rank, move, 0);
    }

    @Test
    void thereAreNoneBeforeTheFirstIterationIsComplete() {
        assertEquals(List.of(), moves());
        lines.add(line(1, 11));
        assertEquals(List.of(), moves());
        lines.add(line(2, 22));
        assertEquals(List.of(11, 22), moves());
    }

    @Test
    void thoseOfTheLastCompleteIterationCount() {
        lines.add(line(1, 11));
        lines.add(line(2, 22));
        lines.add(line(1, 33));
        assertEquals(List.of(11, 22), moves());
        lines.add(line(2, 44));
        assertEquals(List.of(33, 44), moves());
    }
}
