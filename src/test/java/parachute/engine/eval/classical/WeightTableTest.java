package parachute.engine.eval.classical;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.rules.board.Variant;

/** Weights as people read and write them. */
class WeightTableTest {
    @Test
    void aTableIsWrittenAsItWasRead() {
        String text = "# why\ntempo: 3 | 4\n\nhand danger: 1 2\ndanger cap = 5\n";
        WeightTable table = WeightTable.parse(text);
        assertEquals(
                List.of(
                        new WeightTable.WeightRow("tempo", "# why\n", false, List.of(3), List.of(4)),
                        new WeightTable.WeightRow("hand danger", "\n", false, List.of(1, 2), List.of()),
                        new WeightTable.WeightRow("danger cap", "", true, List.of(5), List.of())),
                table.rows());
        assertEquals(text, table.format());
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void theTableOfAVariantIsWrittenAsItWasRead(Variant variant) {
        String text = WeightTable.of(variant).format();
        assertEquals(text, WeightTable.parse(text).format());
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '\'', textBlock = """
            tempo 3        ; no name with : or = in "tempo 3"
            tempo: three   ; "three" is not a number in "tempo: three"
            tempo:| 3      ; "" is not a number in "tempo:| 3"
            tempo: 3 |     ; "" is not a number in "tempo: 3 |"
            tempo: 3 4 | 3 ; different numbers of values on both sides of | in "tempo: 3 4 | 3"
            """)
    void aBrokenLineIsNamed(String line, String complaint) {
        assertEquals(
                complaint,
                assertThrows(IllegalArgumentException.class, () -> WeightTable.parse("tempo: 1 | 2\n" + line))
                        .getMessage());
    }

    @Test
    void aMissingWeightIsNamed() {
        WeightTable table = WeightTable.parse("tempo: 1 | 2");
        assertEquals(
                "the table has no \"piece\"",
                assertThrows(IllegalArgumentException.class, () -> table.tapered("piece"))
                        .getMessage());
    }
}
