package parachute.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
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

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1         | KQ |
            r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1     | KQkq |
            4k3/8/8/8/8/8/8/4K1R1 w K - 0 1          | - | right K is
            4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1         | - | rights KQ are
            r3k1r1/8/8/8/8/8/8/4K2R b Kkq - 0 1      | Kq | right k is
            4k3/8/8/8/8/8/8/RR2K2R w KB - 0 1        | K | right B is
            4k3/8/8/8/8/8/8/4K1R1 w H - 0 1          | - | right H is
            4k3/8/8/8/8/8/8/R3K3 w KQkq - 0 1        | Q | rights Kkq are
            """)
    void inChessKingAndRookCastleFromTheirHomeSquares(String fen, String rights, @Nullable String dropped) {
        List<String> warnings = new ArrayList<>();
        Position position = Fen.parse(fen, VariantName.DEFAULT, warnings::add);
        assertEquals(rights, Fen.format(position).split(" ")[2]);
        assertTrue(position.castlingSquares().isStandard());
        assertEquals(
                dropped == null
                        ? List.of()
                        : List.of("castling " + dropped
                                + " dropped: in chess king and rook castle from their home squares"),
                warnings);
    }

    @Test
    void aPromotedRookDoesNotCastle() {
        VariantName crazyhouse = new VariantName(Variant.CRAZYHOUSE, false);
        assertEquals(
                "4k3/8/8/8/8/8/8/4K2R~[] w - - 0 1",
                Fen.format(Fen.parse("4k3/8/8/8/8/8/8/4K2R~[] w K - 0 1", crazyhouse)));
    }

    @Test
    void aLetterThatMeansNothingIsRefusedInChessToo() {
        FenException error = assertThrows(
                FenException.class, () -> Fen.parse("r3k2r/8/8/8/8/8/8/R3K2R w KX - 0 1", VariantName.DEFAULT));
        assertEquals("castling rights are - or letters of KQkq or HAha, not \"KX\"", error.getMessage());
    }

    @Test
    void aLongTextIsQuotedUpToItsEightiethCharacter() {
        String eighty = "x".repeat(80);
        assertTrue(messageFor(eighty).endsWith('"' + eighty + '"'));
        assertTrue(messageFor(eighty + "y").endsWith('"' + eighty + "…\""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\uFEFFr3k2r/8/8/8/8/8/8/R3K2R\u00A0b\u2003KQkq\u202F-\u30003\u20097\u200B",
                " \u200B r3k2r/8/8/\u00AD8/8/8/8/R3K2R b KQkq \u2013 3 7",
                "_r3k2r/8/8/8/8/8/8/R3K2R_b_KQkq_\u2212_3_7_",
                "r3k2r/8/8/8/8/8/8/R3K2R b\tKQkq\n\u2014 3 7"
            })
    void spacesDashesAndInvisibleCharactersOfWebPagesAreRead(String text) {
        assertEquals("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 7", Fen.format(Fen.parse(text, Variant.CHESS)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"8/8/8/8/8/8/8/K1k5 w  - 3 7", "8/8/8/8/8/8/8/K1k5 w -  3 7", "8/8/8/8/8/8/8/K1k5_w__-_3_7"})
    void oneDashBeforeTheCountersIsForCastlingAndEnPassant(String text) {
        assertEquals("8/8/8/8/8/8/8/K1k5 w - - 3 7", Fen.format(Fen.parse(text, Variant.CHESS)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "_", "__\u00A0_", "\uFEFF"})
    void separatorsAreNoBoard(String text) {
        for (Variant variant : Variant.values()) {
            FenException error = assertThrows(FenException.class, () -> Fen.parse(text, variant));
            assertEquals("the board has 1 ranks instead of 8: \"\"", error.getMessage());
        }
    }

    /** Texts of 200 000 characters, which quadratic time would take minutes for. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "_",
                "q",
                "4k3/8/8/8/8/8/8/4K3/Q",
                "4k3/8/8/8/8/8/8/4K3 [Q",
                "4k3/8/8/8/8/8/8/4K3~",
                "r3k2r/8/8/8/8/8/8/R3K2R w H",
                "r3k2r/8/8/8/8/8/8/R3K2R w - a",
                "r3k2r/8/8/8/8/8/8/R3K2R w - - 1",
                "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1 - ,",
                "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1 -"
            })
    void anEndlessTextIsReadOrRefusedAtOnce(String start) {
        String text = start + start.substring(start.length() - 1).repeat(200_000);
        assertTimeout(Duration.ofSeconds(5), () -> {
            for (Variant variant : Variant.values()) {
                try {
                    Fen.parse(text, variant);
                } catch (FenException e) {
                    assertTrue(String.valueOf(e.getMessage()).length() < 200);
                }
            }
        });
    }

    @Test
    void aDroppedRightIsNamedOnce() {
        List<String> warnings = new ArrayList<>();
        Fen.parse("4k3/8/8/8/8/8/8/4K3 w " + "KQ".repeat(1000), VariantName.DEFAULT, warnings::add);
        assertTrue(warnings.getFirst().startsWith("castling rights KQ are dropped"), warnings.getFirst());
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
