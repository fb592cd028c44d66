package parachute.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.rules.board.Position;
import parachute.rules.board.StartPosition;
import parachute.rules.board.Variant;

class VariantNameTest {
    @ParameterizedTest
    @CsvSource({
        "chess,           CHESS,      false",
        "Standard,        CHESS,      false",
        "normal,          CHESS,      false",
        "Crazyhouse,      CRAZYHOUSE, false",
        "Chess960,        CHESS,      true",
        "Chess 960,       CHESS,      true",
        "fischerandom,    CHESS,      true",
        "Fischerrandom,   CHESS,      true",
        "Fischer Random,  CHESS,      true",
        "Crazyhouse960,   CRAZYHOUSE, true",
        "crazyhouse 960,  CRAZYHOUSE, true",
    })
    void programsCallTheSameGameByManyNames(String name, Variant variant, boolean chess960) {
        assertEquals(new VariantName(variant, chess960), VariantName.parse(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "960", "shogi", "shogi960", "chess961", "fischer"})
    void otherGamesAreRefused(String name) {
        String message = assertThrows(IllegalArgumentException.class, () -> VariantName.parse(name))
                .getMessage();
        assertEquals(
                "unknown variant \"" + name + "\", expected chess, crazyhouse, chess960 or crazyhouse960", message);
    }

    @ParameterizedTest
    @CsvSource({
        "CHESS, 518, chess",
        "CRAZYHOUSE, 518, crazyhouse",
        "CHESS, 0, Chess960",
        "CRAZYHOUSE, 959, Crazyhouse960"
    })
    void pgnDecidesByTheStartPosition(Variant variant, int number, String tag) {
        VariantName name = VariantName.of(StartPosition.of(variant, number));
        assertEquals(tag, name.pgn());
        assertEquals(name, VariantName.parse(tag));
    }

    @Test
    void aPositionInWhichNobodyMayCastleIsOneOfChess() {
        Position position = Fen.parse("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w - - 0 1", Variant.CHESS);
        assertEquals("chess", VariantName.of(position).pgn());
    }
}
