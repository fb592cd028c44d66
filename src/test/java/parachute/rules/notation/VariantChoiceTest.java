package parachute.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.rules.board.Variant;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnException;
import parachute.rules.pgn.PgnReader;

/** The variants of games and positions. */
class VariantChoiceTest {
    private static final VariantChoice NOTHING = new VariantChoice(Optional.empty());
    private static final VariantChoice CHESS = new VariantChoice(Optional.of(VariantName.DEFAULT));
    private static final VariantChoice CRAZYHOUSE =
            new VariantChoice(Optional.of(new VariantName(Variant.CRAZYHOUSE, false)));

    private static VariantChoice asked(Variant variant) {
        return new VariantChoice(Optional.of(new VariantName(variant, false)));
    }

    private static GameTree game(String tags) {
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
                "4k3/8/8/8/8/8/8/4K3\u00A0\u2013\u00A0w\u00A0-\u00A0-",
                "4k3/8/8/8/8/8/8/4K3[] w - - bm Kd2; id \"one\";"
            })
    void handsAndPromotedPiecesAreOfCrazyhouse(String fen) {
        assertEquals(Variant.CRAZYHOUSE, NOTHING.ofPosition(fen).variant());
        assertEquals(Variant.CRAZYHOUSE, CRAZYHOUSE.ofPosition(fen).variant());
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
                "nonsense",
                "_",
                ""
            })
    void otherPositionsAreOfWhatIsAskedFor(String fen) {
        assertEquals(Variant.CHESS, NOTHING.ofPosition(fen).variant());
        assertEquals(Variant.CHESS, CHESS.ofPosition(fen).variant());
        assertEquals(Variant.CRAZYHOUSE, CRAZYHOUSE.ofPosition(fen).variant());
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/4K2R w H - 0 1, true",
        "4k3/8/8/8/8/8/8/5KR1 w G - 0 1, true",
        "r3k3/8/8/8/8/8/8/4K2R w Kah - 0 1, true",
        "4k3/8/8/8/8/8/8/5KR1[Q] w G - 0 1, true",
        "4k3/8/8/8/8/8/8/5KR1 [Q] w G - 0 1, true",
        "4k3/8/8/8/8/8/8/5KR1_w_G, true",
        "4k3/8/8/8/8/8/8/5KR1 w K - 0 1, false",
        "4k3/8/8/8/8/8/8/4K3 w - a3 0 1, false",
        "4k3/8/8/8/8/8/8/4K3 w, false",
    })
    void castlingRightsByTheFilesOfTheRooksAreOfChess960(String fen, boolean chess960) {
        assertEquals(chess960, NOTHING.ofPosition(fen).chess960());
        assertTrue(new VariantChoice(Optional.of(VariantName.parse("crazyhouse960")))
                .ofPosition(fen)
                .chess960());
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
        assertEquals(variant, game(tags).variantBy(NOTHING).variant());
        assertEquals(variant, game(tags).variantBy(asked(variant)).variant());
        VariantChoice wrong = asked(other);
        assertThrows(IllegalArgumentException.class, () -> game(tags).variantBy(wrong));
    }

    @Test
    void aGameThatStatesNoneIsOfWhatIsAskedFor() {
        assertEquals(VariantName.DEFAULT, game("[White \"A\"]").variantBy(NOTHING));
        assertEquals(CRAZYHOUSE.asked().get(), game("[White \"A\"]").variantBy(CRAZYHOUSE));
    }

    @Test
    void anUnknownVariantIsEmpty() {
        GameTree atomic = game("[Variant \"Atomic\"]");
        assertThrows(PgnException.class, () -> atomic.variantBy(NOTHING));
    }
}
