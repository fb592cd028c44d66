package parachute.rules.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
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
}
