package parachute.rules.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.property.Property;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;
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

    @ParameterizedTest
    @CsvSource({
        "P, d7 f7",
        "N, d6 f6 c7 g7",
        "B, a4 b5 h5 c6 g6 d7 f7",
        "R, e3 e4 e5 e6 e7 a8 b8 c8 d8 f8",
        "Q, e3 a4 e4 b5 e5 h5 c6 e6 g6 d7 e7 f7 a8 b8 c8 d8 f8"
    })
    void knowsFromWhereEachKindGivesCheck(char letter, String squares) {
        CheckSquares checks = new CheckSquares(Fen.parse("4kn2/8/8/8/8/4P3/8/4K3 w - - 0 1", Variant.CHESS));
        checks.prepare();
        assertEquals(squares, Square.names(checks.of(Piece.kind(Piece.fromLetter(letter)))));
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
