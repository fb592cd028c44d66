package parachute.engine.book;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

/** The keys of positions in Polyglot's books. */
class PolyglotKeyTest {
    private static String key(Position position) {
        return HexFormat.of().toHexDigits(PolyglotKey.of(position));
    }

    /** The test positions on the page that describes the format. */
    @ParameterizedTest(name = "after \"{0}\"")
    @CsvSource({
        "'',463b96181691fc9c",
        "e2e4,823c9b50fd114196",
        "e2e4 d7d5,0756b94461c50fb0",
        "e2e4 d7d5 e4e5,662fafb965db29d4",
        "e2e4 d7d5 e4e5 f7f5,22a48b5a8e47ff78",
        "e2e4 d7d5 e4e5 f7f5 e1e2,652a607ca3f242c1",
        "e2e4 d7d5 e4e5 f7f5 e1e2 e8f7,00fdd303c946bdd9",
        "a2a4 b7b5 h2h4 b5b4 c2c4,3c8123ea7b067637",
        "a2a4 b7b5 h2h4 b5b4 c2c4 b4c3 a1a3,5c3f9b829b279560"
    })
    void publishedKeys(String moves, String key) {
        assertEquals(key, key(SmallBook.after(Variant.CHESS, moves)));
        assertEquals(key, key(SmallBook.after(Variant.CRAZYHOUSE, moves)));
    }

    @Test
    void piecesInHandAndPromotedMarksDoNotCount() {
        String bare = key(Fen.parse("r3k3/8/8/8/8/8/8/Q3K3[] w q - 0 1", Variant.CRAZYHOUSE));
        assertEquals(bare, key(Fen.parse("r3k3/8/8/8/8/8/8/Q~3K3[Qnp] w q - 0 1", Variant.CRAZYHOUSE)));
    }

    /** The format requires a pawn next to the one that has moved; that its capture would uncover a check is ignored. */
    @Test
    void aPinnedPawnCountsAsReadyToCaptureEnPassant() {
        String withSquare = key(Fen.parse("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1", Variant.CHESS));
        String without = key(Fen.parse("4k3/8/8/K2pP2r/8/8/8/8 w - - 0 1", Variant.CHESS));
        assertEquals(
                HexFormat.fromHexDigitsToLong(without) ^ Random64.enPassant(0x53),
                HexFormat.fromHexDigitsToLong(withSquare));
    }
}
