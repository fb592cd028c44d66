package parachute.tools.train.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.engine.search.Score;
import parachute.rules.board.Variant;
import parachute.tools.train.data.TrainingResult;

class ScoreAdjudicationTest {
    /** Adds the same score for a number of consecutive plies; the game is not decided before the last of them. */
    private static void add(ScoreAdjudication adjudication, int score, int plies) {
        for (int i = 0; i < plies; i++) {
            assertFalse(adjudication.isDecided(), "after " + i + " plies of " + score);
            adjudication.add(score);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "CHESS, 2500, WHITE_WINS",
        "CHESS, -2500, BLACK_WINS",
        "CRAZYHOUSE, 2500, WHITE_WINS",
        "CRAZYHOUSE, -2500, BLACK_WINS"
    })
    void eightPliesFarAheadWin(Variant variant, int score, TrainingResult result) {
        ScoreAdjudication adjudication = new ScoreAdjudication(variant);
        add(adjudication, 100, 20);
        add(adjudication, score, 8);
        assertTrue(adjudication.isDecided());
        assertEquals(result, adjudication.result());
    }

    @ParameterizedTest
    @CsvSource({"2499", "-2500", "0"})
    void onePlyOfAnotherScoreBeginsTheCountAnew(int other) {
        ScoreAdjudication adjudication = new ScoreAdjudication(Variant.CRAZYHOUSE);
        add(adjudication, 2500, 7);
        add(adjudication, other, 1);
        add(adjudication, 2500, 8);
        assertTrue(adjudication.isDecided());
        assertEquals(TrainingResult.WHITE_WINS, adjudication.result());
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void theSideThatMatesWins(Variant variant) {
        ScoreAdjudication mating = new ScoreAdjudication(variant);
        add(mating, -100, 3);
        add(mating, Score.mateIn(5), 1);
        assertTrue(mating.isDecided());
        assertEquals(TrainingResult.WHITE_WINS, mating.result());

        ScoreAdjudication mated = new ScoreAdjudication(variant);
        add(mated, 100, 3);
        add(mated, Score.matedIn(4), 1);
        assertTrue(mated.isDecided());
        assertEquals(TrainingResult.BLACK_WINS, mated.result());
    }

    @Test
    void aLongBalancedGameOfChessIsADraw() {
        ScoreAdjudication adjudication = new ScoreAdjudication(Variant.CHESS);
        add(adjudication, 10, 60);
        assertTrue(adjudication.isDecided());
        assertEquals(TrainingResult.DRAW, adjudication.result());
    }

    @Test
    void aGameOfChessIsNotDrawnWhileOneSideIsBetter() {
        ScoreAdjudication adjudication = new ScoreAdjudication(Variant.CHESS);
        add(adjudication, -11, 100);
        add(adjudication, -10, 12);
        assertTrue(adjudication.isDecided());
        assertEquals(TrainingResult.DRAW, adjudication.result());
    }

    @Test
    void gamesOfCrazyhouseAreNeverDrawnByScores() {
        ScoreAdjudication adjudication = new ScoreAdjudication(Variant.CRAZYHOUSE);
        add(adjudication, 0, 300);
        assertFalse(adjudication.isDecided());
    }

    @Test
    void aGameThatStopsUndecidedIsADraw() {
        ScoreAdjudication adjudication = new ScoreAdjudication(Variant.CRAZYHOUSE);
        assertEquals(TrainingResult.DRAW, adjudication.result());
        add(adjudication, 2600, 7);
        assertEquals(TrainingResult.DRAW, adjudication.result());
    }
}
