package parachute.rules.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
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
}
