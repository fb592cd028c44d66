package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

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
    void aLossThatOtherMovesMayEscapeIsForgotten() {
        move.setScore(80, Bound.EXACT, root(1, 2, 3), 6);
        move.startIteration();
        move.setScore(Score.matedIn(4), Bound.UPPER, root(1, 4), 7);
        move.forgetUnansweredLoss(7);
        assertEquals(80, move.knownScore());
        assertEquals(Bound.EXACT, move.knownBound());
        assertEquals(List.of(1), move.line());
        assertEquals(6, move.lineDepth());
    }

    @Test
    void aLossKnownBeforeIsNotForgotten() {
        move.setScore(Score.matedIn(6), Bound.EXACT, root(1), 6);
        move.startIteration();
        move.setScore(Score.matedIn(4), Bound.UPPER, root(1), 7);
        move.forgetUnansweredLoss(7);
        assertEquals(Score.matedIn(4), move.knownScore());
    }

    private static StackEntry root(int... line) {
        StackEntry root = TestTrees.of(Position.start(Variant.CRAZYHOUSE)).stack(0);
        root.setLine(IntStream.of(line).boxed().toList());
        return root;
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
