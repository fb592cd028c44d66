package parachute.tools.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.engine.search.Score;
import parachute.rules.board.Variant;

/** What a move lost, and what of that is certain. */
class JudgedMoveTest {
    private static final int BEST = 1, OTHER = 2;

    private static Assessment steady(int score) {
        return new Assessment(score, score, List.of(BEST));
    }

    private static double points(int score) {
        return Score.chances(Variant.CHESS, score).points();
    }

    private static double certainLoss(Assessment before, Assessment afterBest, Assessment after) {
        return JudgedMove.certainLoss(before, afterBest, after, Variant.CHESS);
    }

    @Test
    void theLossIsTheDifferenceOfTheWinningChances() {
        double expected = points(200) - points(-100);
        assertEquals(expected, certainLoss(steady(200), steady(-200), steady(100)), 1e-12);
        assertEquals(
                expected, new JudgedMove(OTHER, steady(200), steady(100), Optional.empty()).loss(Variant.CHESS), 1e-12);
        assertEquals(1, certainLoss(steady(Score.mateIn(3)), steady(Score.matedIn(2)), steady(Score.mateIn(4))));
    }

    @Test
    void aMoveLostNothingIfTheBestOneProvesAsBad() {
        assertEquals(0, certainLoss(steady(200), steady(100), steady(100)), 1e-12);
        assertTrue(certainLoss(steady(200), steady(150), steady(100)) < 0);
    }

    @Test
    void aMoveLostNothingIfItProvesBetterThanTheSearchThought() {
        assertEquals(0, new JudgedMove(OTHER, steady(100), steady(-300), Optional.empty()).loss(Variant.CHESS));
    }

    @Test
    void whatASearchChangedInItsLastIterationDoesNotCount() {
        Assessment unsteady = new Assessment(-200, -100, List.of(BEST));
        double change = points(200) - points(100);
        double steadyLoss = certainLoss(steady(200), steady(-200), steady(300));
        assertEquals(steadyLoss - change, certainLoss(steady(200), unsteady, steady(300)), 1e-12);
        assertEquals(
                steadyLoss - change,
                certainLoss(new Assessment(200, 100, List.of(BEST)), steady(-200), steady(300)),
                1e-12);
    }

    @Test
    void theBestMoveLosesNothing() {
        assertEquals(0, new JudgedMove(BEST, steady(200), steady(200), Optional.empty()).loss(Variant.CHESS));
        assertTrue(new JudgedMove(OTHER, steady(200), steady(200), Optional.empty()).loss(Variant.CHESS) > 0);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"-0.3, ", "0.04, ", "0.05, INACCURACY", "0.09, INACCURACY", "0.1, MISTAKE", "0.2, BLUNDER", "1, BLUNDER"
    })
    void theMarkFollowsFromTheLoss(double loss, MoveMark mark) {
        assertEquals(Optional.ofNullable(mark), MoveMark.of(loss));
    }
}
