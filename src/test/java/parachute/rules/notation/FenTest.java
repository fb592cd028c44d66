package parachute.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.RandomGame;

/** Forsyth-Edwards notation, written and read. */
class FenTest {
    @Property(tries = 60)
    void readingWhatWasWrittenGivesThePosition(Variant variant, long seed, @IntRange(max = 200) int plies) {
        RandomGame.play(variant, seed, plies, position -> {
            String fen = Fen.format(position);
            Position read = Fen.parse(fen, variant);
            assertEquals(fen, Fen.format(read));
            assertEquals(position.key(), read.key());
        });
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "fen-read.csv", numLinesToSkip = 1)
    void readsWhatProgramsWrite(String form, Variant variant, String text, String strict) {
        assertEquals(strict, Fen.format(Fen.parse(text, variant)));
    }

    @ParameterizedTest(name = "{0}: {3}")
    @CsvFileSource(resources = "fen-errors.csv", numLinesToSkip = 1)
    void saysWhatIsWrongAndWhere(String fault, Variant variant, String text, String message) {
        FenException error = assertThrows(FenException.class, () -> Fen.parse(text, variant));
        assertEquals(message, error.getMessage());
    }

    @Test
    void aLongTextIsQuotedUpToItsEightiethCharacter() {
        String eighty = "x".repeat(80);
        assertTrue(messageFor(eighty).endsWith('"' + eighty + '"'));
        assertTrue(messageFor(eighty + "y").endsWith('"' + eighty + "…\""));
    }

    private static String messageFor(String text) {
        return assertThrows(FenException.class, () -> Fen.parse(text, Variant.CHESS))
                .getMessage();
    }

    @Property(tries = 500)
    void aDamagedTextIsReadOrRefusedInWords(
            Variant variant, @IntRange(max = 47) int at, @IntRange(min = ' ', max = '~') int code) {
        StringBuilder text = new StringBuilder("r3k2r/8/8/8/8/8/8/R3K2R w HQkq e6 10 20 Qn a1,h8");
        text.setCharAt(at, (char) code);
        try {
            Fen.parse(text.toString(), variant);
        } catch (FenException e) {
            assertFalse(String.valueOf(e.getMessage()).isBlank());
        }
    }
}
