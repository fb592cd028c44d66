package parachute.engine.book;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HexFormat;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

/** The keys of crazyhouse in XBoard's books, as the debug log of XBoard 4.9.1 has them. */
class XBoardKeyTest {
    private static final String TWELVE = "Nc3 Nc6 d4 d5 Nf3 Nf6 e3 g6 Bb5 Bg7 Bxc6+ bxc6";

    @ParameterizedTest(name = "after \"{0}\"")
    @CsvSource({
        "'',463b96181691fc9a",
        TWELVE + ",a6b0b0dd8ba92869",
        TWELVE + " Ne5 O-O O-O Qe8 N@b4 Bd7 Na6 B@d6 Bd2 Qc8 Nc5 Bxc5,46b2aa7a6dfb5ac2"
    })
    void keysOfAGameInXBoard(String moves, String key) {
        OptionalLong found = XBoardKey.of(SmallBook.after(Variant.CRAZYHOUSE, moves));
        assertEquals(key, HexFormat.of().toHexDigits(found.orElseThrow()));
    }

    @Test
    void thereIsNoneWithAPromotedPieceOrACaptureEnPassant() {
        assertEquals(
                OptionalLong.empty(), XBoardKey.of(Fen.parse("4k3/8/8/8/8/8/8/Q~3K3[] w - - 0 1", Variant.CRAZYHOUSE)));
        assertEquals(OptionalLong.empty(), XBoardKey.of(SmallBook.after(Variant.CRAZYHOUSE, "e4 a6 e5 d5")));
    }
}
