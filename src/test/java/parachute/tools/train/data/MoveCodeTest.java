package parachute.tools.train.data;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;
import parachute.rules.movegen.RandomGame;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

class MoveCodeTest {
    @Property(tries = 60)
    void everyLegalMoveHasACodeOfItsOwn(Variant variant, long seed, @IntRange(max = 200) int plies) {
        RandomGame.playFromStart(variant, seed, plies, MoveCodeTest::assertAllMovesKept);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "castling,           CHESS,      r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1,               e1c1 e1g1",
        "en passant,         CHESS,      4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2,                  e5d6",
        "promotions,         CHESS,      1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1,                   a7a8n a7b8b a7a8r a7b8q",
        "Black's promotions, CHESS,      4k3/8/8/8/8/8/7p/4K1N1 b - - 0 1,                   h2h1n h2g1b h2h1r h2g1q",
        "drops,              CRAZYHOUSE, 4k3/8/8/8/8/8/8/4K3[PNBRQ] w - - 0 1,               P@a2 N@a1 B@h8 R@h1 Q@d8",
        "Black's drops,      CRAZYHOUSE, 4k3/8/8/8/8/8/8/4K3[pnbrq] b - - 0 1,               P@h7 N@a1 B@h8 R@h1 Q@d1",
    })
    void specialMovesKeepTheirMeaning(String what, Variant variant, String fen, String moves) {
        Position position = Fen.parse(fen, variant);
        assertAllMovesKept(position);
        for (String text : moves.split(" ")) {
            int move = CoordinateMove.parse(position, text);
            assertEquals(true, LegalMoves.contains(position, move), what + ": " + text);
            assertEquals(text, CoordinateMove.format(MoveCode.decode(MoveCode.encode(move), position)), what);
        }
    }

    private static void assertAllMovesKept(Position position) {
        MoveList moves = LegalMoves.of(position);
        Set<Integer> codes = new HashSet<>();
        for (int i = 0; i < moves.size(); i++) {
            int code = MoveCode.encode(moves.get(i));
            assertEquals(code & 0xffff, code, "more than 16 bits in " + Fen.format(position));
            assertEquals(moves.get(i), MoveCode.decode(code, position), Fen.format(position));
            codes.add(code);
        }
        assertEquals(moves.size(), codes.size(), "two moves with one code in " + Fen.format(position));
    }

    @ParameterizedTest
    @CsvSource({"0", "65535"})
    void anyBitsAreDecodedToSomethingThatCanBeCheckedForLegality(int last) {
        Position start = Position.start(Variant.CRAZYHOUSE);
        for (int code = 0; code <= last; code++) {
            int move = MoveCode.decode(code, start);
            assertEquals(true, move >= 0 && move < Move.LIMIT, "code " + code);
            LegalMoves.contains(start, move);
        }
    }
}
