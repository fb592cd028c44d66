package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class RootMoveTest {
    private static final int[] MATE_IN_TWO = {1, 2, 3};
    private static final int[] MATE_IN_THREE = {1, 4, 5, 6, 7};

    private final RootMove move = new RootMove(1);

    @Test
    void aProvedMateIsWhatAMoveIsWorth() {
        move.score = 150;
        move.prove(MATE_IN_THREE, 4);
        assertEquals(Score.mateIn(5), move.score);
        assertEquals(List.of(1, 4, 5, 6, 7), move.line());
    }

    @Test
    void aShorterMateIsNotReplacedByALongerOne() {
        move.prove(MATE_IN_TWO, 4);
        move.prove(MATE_IN_THREE, 4);
        assertEquals(Score.mateIn(3), move.score);
        assertEquals(List.of(1, 2, 3), move.line());
    }

    @Test
    void theLastScoreKnownIsThatOfTheIterationBefore() {
        assertEquals(Score.DRAW, move.lastScore());
        move.previousScore = 40;
        assertEquals(40, move.lastScore());
        move.score = -10;
        assertEquals(-10, move.lastScore());
    }
}
