package parachute.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.RandomGame;

/** Forsyth-Edwards notation, written and read. */
class FenTest {
    @Property(tries = 60)
    void readingWhatWasWrittenGivesThePosition(
            @ForAll Variant variant, @ForAll long seed, @ForAll @IntRange(max = 200) int plies) {
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

    @Property(tries = 500)
    void aDamagedTextIsReadOrRefusedInWords(
            @ForAll Variant variant,
            @ForAll @IntRange(max = 47) int at,
            @ForAll @CharRange(from = ' ', to = '~') char c) {
        StringBuilder text = new StringBuilder("r3k2r/8/8/8/8/8/8/R3K2R w HQkq e6 10 20 Qn a1,h8");
        text.setCharAt(at, c);
        try {
            Fen.parse(text.toString(), variant);
        } catch (FenException e) {
            assertFalse(String.valueOf(e.getMessage()).isBlank());
        }
    }
}
