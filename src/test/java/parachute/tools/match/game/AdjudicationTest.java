package parachute.tools.match.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Side;
import parachute.tools.program.CommandWords;

/** Games that are ended before the rules do. */
class AdjudicationTest {
    @Test
    void oneSideAloneDoesNotDecide() {
        Adjudication.AdjudicatedGame game =
                Adjudication.parse(Optional.empty(), Optional.of(Map.of()), 0).new AdjudicatedGame();
        for (int move = 1; move < 50; move++) {
            assertEquals(Optional.empty(), game.moved(Side.WHITE, cp(-2000), 2 * move - 1));
            assertEquals(Optional.empty(), game.moved(Side.BLACK, cp(100), 2 * move));
        }
    }

    /** The scores of both sides in turn, from White's first move on; "-" is a move without a score. */
    @ParameterizedTest(name = "--draw {0} with {1}: ply {2}")
    @CsvSource({
        "from=5 moves=2 score=8, 8 -8 8 -8 8 -8 8 -8 8 -8 8 -8, 9",
        "from=1 moves=2 score=8, 8 -8 8 -8 8 -8 8 -8 8 -8 8 -8, 4",
        "from=1 moves=3 score=8, 8 -8 8 -8 8 -8 8 -8 8 -8 8 -8, 6",
        "from=1 moves=2 score=7, 8 -8 8 -8 7 -7 0 0 7 -7 7 -7,  8",
        "from=1 moves=2 score=8, 8 -8 8 9 8 -8 8 -8 8 -8 8 -8,  8",
        "from=1 moves=2 score=8, 8 -8 8 - 8 -8 8 -8 8 -8 8 -8,  8",
        "from=1 moves=2 score=8, 8 -9 8 -9 8 -9 8 -9 8 -9 8 -9, 0",
        "from=1 moves=2 score=8, 8 - 8 - 8 - 8 - 8 - 8 - 8 -,   0",
    })
    void balancedGamesAreDrawnFromAMoveOn(String rule, String scores, int ply) {
        Adjudication adjudication = Adjudication.parse(words(rule), Optional.empty(), 0);
        assertEquals(ply == 0 ? "0" : ply + " 1/2-1/2", end(adjudication, scores));
    }

    @ParameterizedTest(name = "--resign {0} with {1}: {2}")
    @CsvSource({
        "moves=2 score=500, -600 550 -700 900 -700 900,         4 0-1",
        "moves=2 score=500, 500 -500 500 -500 500 -500,         4 1-0",
        "moves=3 score=500, -600 550 -700 900 -700 900,         6 0-1",
        "moves=2 score=601, -600 550 -700 900 -700 900 -601 601, 6 0-1",
        "moves=2 score=500, -600 499 -600 550 -600 550 -600,    6 0-1",
        "moves=2 score=500, -600 550 - 550 -600 550 -600 550,   7 0-1",
        "moves=2 score=500, -600 550 300 550 -600 550 -600 550, 7 0-1",
        "moves=2 score=500, -600 -600 -600 -600 -600 -600,      0",
        "moves=2 score=500, -600 - -600 - -600 - -600 -,        0",
    })
    void aSideIsLostWhenBothSaySoForSomeMoves(String rule, String scores, String end) {
        assertEquals(end, end(Adjudication.parse(Optional.empty(), words(rule), 0), scores));
    }

    /** Returns the ply that ends a game with such scores, and the result; 0 if none does. */
    private static String end(Adjudication adjudication, String scores) {
        Adjudication.AdjudicatedGame game = adjudication.new AdjudicatedGame();
        int ply = 0;
        for (String score : scores.split(" ")) {
            ply++;
            Optional<EngineScore> evaluation = score.equals("-") ? Optional.empty() : cp(Integer.parseInt(score));
            Optional<GameResult> result = game.moved(ply % 2 == 1 ? Side.WHITE : Side.BLACK, evaluation, ply);
            if (result.isPresent()) {
                return ply + " " + result.get().text();
            }
        }
        return "0";
    }

    private static Optional<Map<String, String>> words(String rule) {
        return Optional.of(CommandWords.parse(List.of(rule.split(" "))));
    }

    @Test
    void longGamesAreDrawnAfterSoManyMovesOfEachSide() {
        Adjudication.AdjudicatedGame game =
                Adjudication.parse(Optional.empty(), Optional.empty(), 30).new AdjudicatedGame();
        assertEquals(Optional.empty(), game.moved(Side.WHITE, cp(900), 59));
        assertEquals(
                Optional.of("1/2-1/2"), game.moved(Side.BLACK, cp(-900), 60).map(GameResult::text));
    }

    @Test
    void withoutRulesNothingIsAdjudicated() {
        Adjudication.AdjudicatedGame game = Adjudication.NONE.new AdjudicatedGame();
        for (int move = 1; move < 300; move++) {
            assertEquals(Optional.empty(), game.moved(Side.WHITE, cp(0), 2 * move - 1));
            assertEquals(Optional.empty(), game.moved(Side.BLACK, cp(0), 2 * move));
        }
    }

    private static Optional<EngineScore> cp(int score) {
        return Optional.of(new EngineScore(score, 0, 10));
    }
}
