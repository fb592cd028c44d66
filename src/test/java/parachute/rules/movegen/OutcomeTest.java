package parachute.rules.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;

/** How games end. */
class OutcomeTest {
    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "outcomes.csv", numLinesToSkip = 1)
    void endsAGameByTheRules(String rule, Variant variant, String fen, String moves, Outcome outcome) {
        Position position = Fen.parse(fen, variant);
        for (String text : moves.split(" ")) {
            if (!text.isEmpty()) {
                assertEquals(Outcome.ONGOING, Outcome.of(position), "before " + text);
                int move = MoveText.parse(position, text);
                assertNotEquals(Move.NONE, move, text + " is legal in " + Fen.format(position));
                position.make(move);
            }
        }
        assertEquals(outcome, Outcome.of(position));
    }

    @ParameterizedTest
    @CsvSource({
        "ONGOING, *, ''",
        "WHITE_MATES, 1-0, White mates",
        "BLACK_MATES, 0-1, Black mates",
        "STALEMATE, 1/2-1/2, Stalemate",
        "REPETITION, 1/2-1/2, Draw by repetition",
        "FIFTY_MOVES, 1/2-1/2, Draw by fifty move rule",
        "INSUFFICIENT_MATERIAL, 1/2-1/2, Draw by insufficient material"
    })
    void isWrittenAsAResultAndAReason(Outcome outcome, String result, String reason) {
        assertEquals(result, outcome.result());
        assertEquals(reason, outcome.reason());
        assertEquals(outcome != Outcome.ONGOING, outcome.isOver());
        assertEquals(result.equals("1/2-1/2"), outcome.isDraw());
    }

    /** Knights go out and back: once is a draw to a search that has seen both positions, twice to the game. */
    @ParameterizedTest
    @EnumSource
    void oneRepetitionWithinASearchIsADraw(Variant variant) {
        Position position = Position.start(variant);
        for (String text : List.of("g1f3", "g8f6", "f3g1", "f6g8")) {
            assertEquals(Outcome.ONGOING, Outcome.draw(position, 4), "before " + text);
            position.make(MoveText.parse(position, text));
        }
        assertEquals(Outcome.REPETITION, Outcome.draw(position, 4));
        assertEquals(Outcome.ONGOING, Outcome.draw(position, 3), "it occurred before the root");
        assertEquals(Outcome.ONGOING, Outcome.of(position));
    }

    @Test
    void aMateWithTheHundredthPlyIsNotADraw() {
        String mated = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 100 90";
        assertEquals(Outcome.ONGOING, Outcome.draw(Fen.parse(mated, Variant.CHESS), 1));
        assertEquals(Outcome.FIFTY_MOVES, Outcome.draw(Fen.parse(mated.replace("R5k1", "6k1"), Variant.CHESS), 1));
    }
}
