package parachute.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parachute.board.Side;

/** Games that are ended before the rules do. */
class AdjudicationTest {
    @Test
    void aSideIsLostWhenBothSaySoForSomeMoves() {
        Adjudication.Watch watch =
                Adjudication.parse(Optional.empty(), Optional.of(Map.of("moves", "2", "score", "500")), 0).new Watch();
        assertEquals(Optional.empty(), watch.moved(Side.WHITE, cp(-600), 19));
        assertEquals(Optional.empty(), watch.moved(Side.BLACK, cp(550), 20));
        assertEquals(Optional.empty(), watch.moved(Side.WHITE, cp(-700), 21));
        assertEquals(Optional.of("0-1"), watch.moved(Side.BLACK, cp(900), 22).map(Verdict::result));
    }

    @Test
    void oneSideAloneDoesNotDecide() {
        Adjudication.Watch watch = Adjudication.parse(Optional.empty(), Optional.of(Map.of()), 0).new Watch();
        for (int move = 1; move < 50; move++) {
            assertEquals(Optional.empty(), watch.moved(Side.WHITE, cp(-2000), 2 * move - 1));
            assertEquals(Optional.empty(), watch.moved(Side.BLACK, cp(100), 2 * move));
        }
    }

    @Test
    void balancedGamesAreDrawnFromAMoveOn() {
        Adjudication.Watch watch =
                Adjudication.parse(Optional.of(Map.of("from", "5", "moves", "2", "score", "8")), Optional.empty(), 0)
                .new Watch();
        Optional<Verdict> verdict = Optional.empty();
        int move = 0;
        while (verdict.isEmpty()) {
            move++;
            watch.moved(Side.WHITE, cp(8), 2 * move - 1);
            verdict = watch.moved(Side.BLACK, cp(-8), 2 * move);
        }
        assertEquals(5, move);
        assertEquals("1/2-1/2", verdict.get().result());
    }

    @Test
    void longGamesAreDrawnAfterSoManyMovesOfEachSide() {
        Adjudication.Watch watch = Adjudication.parse(Optional.empty(), Optional.empty(), 30).new Watch();
        assertEquals(Optional.empty(), watch.moved(Side.WHITE, cp(900), 59));
        assertEquals(
                Optional.of("1/2-1/2"), watch.moved(Side.BLACK, cp(-900), 60).map(Verdict::result));
    }

    @Test
    void withoutRulesNothingIsAdjudicated() {
        Adjudication.Watch watch = Adjudication.NONE.new Watch();
        for (int move = 1; move < 300; move++) {
            assertEquals(Optional.empty(), watch.moved(Side.WHITE, cp(0), 2 * move - 1));
            assertEquals(Optional.empty(), watch.moved(Side.BLACK, cp(0), 2 * move));
        }
    }

    private static Optional<Evaluation> cp(int score) {
        return Optional.of(new Evaluation(score, 0, 10));
    }
}
