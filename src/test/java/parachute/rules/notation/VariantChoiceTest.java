package parachute.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.rules.board.Variant;

/** Which variant games and positions are of. */
class VariantChoiceTest {
    private static final VariantChoice NOTHING = new VariantChoice(Optional.empty());
    private static final VariantChoice CHESS = new VariantChoice(Optional.of(Variant.CHESS));
    private static final VariantChoice CRAZYHOUSE = new VariantChoice(Optional.of(Variant.CRAZYHOUSE));

    private static PgnGame game(String tags) {
        return PgnReader.readAll(tags + "\n\n1. e4 *").get(0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
                "4k3/8/8/8/8/8/8/4K3[Qp] w - - 0 1",
                "4k3/8/8/8/8/8/8/4K3/Qp w - - 0 1",
                "4k3/8/8/8/8/8/8/4K3 [Qp] w - - 0 1",
                "4k3/8/8/8/8/8/8/4KQ~2 w - - 0 1",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 Qp -",
                "4k3/8/8/8/8/8/8/4K3[Qp]_w_-_-_0_1",
                "4k3/8/8/8/8/8/8/4K3[] w - - bm Kd2; id \"one\";"
            })
    void handsAndPromotedPiecesAreOfCrazyhouse(String fen) {
        assertEquals(Variant.CRAZYHOUSE, NOTHING.ofPosition(fen));
        assertEquals(Variant.CRAZYHOUSE, CRAZYHOUSE.ofPosition(fen));
        assertEquals(
                "this is crazyhouse, but chess is expected",
                assertThrows(IllegalArgumentException.class, () -> CHESS.ofPosition(fen))
                        .getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "4k3/8/8/8/8/8/8/4K3",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
                "4k3/8/8/8/8/8/8/4K3 w - - bm Kd2; id \"[one~]\";",
                "nonsense"
            })
    void otherPositionsAreOfWhatIsAskedFor(String fen) {
        assertEquals(Variant.CHESS, NOTHING.ofPosition(fen));
        assertEquals(Variant.CHESS, CHESS.ofPosition(fen));
        assertEquals(Variant.CRAZYHOUSE, CRAZYHOUSE.ofPosition(fen));
    }

    @ParameterizedTest
    @CsvSource({
        "[Variant \"Standard\"], CHESS",
        "[Variant \"From Position\"], CHESS",
        "[Variant \"Chess960\"], CHESS",
        "[Variant \"Crazyhouse\"], CRAZYHOUSE",
        "[FEN \"4k3/8/8/8/8/8/8/4K3[Qp] w - - 0 1\"], CRAZYHOUSE"
    })
    void aGameStatesItsVariant(String tags, Variant variant) {
        Variant other = variant == Variant.CHESS ? Variant.CRAZYHOUSE : Variant.CHESS;
        assertEquals(variant, NOTHING.ofGame(game(tags)));
        assertEquals(variant, new VariantChoice(Optional.of(variant)).ofGame(game(tags)));
        VariantChoice wrong = new VariantChoice(Optional.of(other));
        assertThrows(IllegalArgumentException.class, () -> wrong.ofGame(game(tags)));
    }

    @Test
    void aGameThatStatesNoneIsOfWhatIsAskedFor() {
        assertEquals(Variant.CHESS, NOTHING.ofGame(game("[White \"A\"]")));
        assertEquals(Variant.CRAZYHOUSE, CRAZYHOUSE.ofGame(game("[White \"A\"]")));
    }

    @Test
    void aVariantThatIsNotKnownIsNone() {
        PgnGame atomic = game("[Variant \"Atomic\"]");
        assertThrows(PgnException.class, () -> NOTHING.ofGame(atomic));
    }
}
