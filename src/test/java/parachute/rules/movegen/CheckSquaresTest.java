package parachute.rules.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.property.Property;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

class CheckSquaresTest {
    @Property(tries = 200)
    void foretellsEveryCheck(Variant variant, long seed) {
        RandomGame.play(variant, seed, 100, position -> assertChecks(position, LegalMoves.of(position)));
    }

    @ParameterizedTest
    @CsvSource({
        "castling,                       3k4/8/8/8/8/8/8/R3K3 w Q - 0 1",
        "en passant opens a line,        8/8/8/k2pP2R/8/8/8/4K3 w - d6 0 1",
        "promotion along its own file,   8/3P4/8/8/8/8/3k4/7K w - - 0 1",
        "a pawn stays on its line,       4k3/8/8/8/8/4P3/8/K3R3 w - - 0 1"
    })
    void knowsTheRareOnes(String what, String fen) {
        Position position = Fen.parse(fen, Variant.CHESS);
        assertChecks(position, LegalMoves.of(position));
    }

    private static void assertChecks(Position position, MoveList moves) {
        CheckSquares checks = new CheckSquares(position);
        checks.prepare();
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            boolean foretold = checks.givesCheck(move);
            position.make(move);
            boolean check = position.inCheck();
            position.unmake();
            assertEquals(check, foretold, () -> CoordinateMove.format(move) + " in " + Fen.format(position));
        }
    }
}
