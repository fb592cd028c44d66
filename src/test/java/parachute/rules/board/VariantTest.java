package parachute.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The names of the variants. */
class VariantTest {
    @ParameterizedTest
    @CsvSource({
        "chess, CHESS",
        "normal, CHESS",
        "standard, CHESS",
        "Chess, CHESS",
        "crazyhouse, CRAZYHOUSE",
        "CRAZYHOUSE, CRAZYHOUSE"
    })
    void hasTheNamesThatProtocolsUse(String name, Variant variant) {
        assertEquals(variant, Variant.parse(name));
    }

    @ParameterizedTest
    @EnumSource
    void isFoundByEachOfItsNames(Variant variant) {
        assertEquals(variant, Variant.parse(variant.xboardName()));
        assertEquals(variant, Variant.parse(variant.uciName()));
    }

    @Test
    void anUnknownNameIsRepeated() {
        assertEquals(
                "unknown variant \"atomic\", expected chess or crazyhouse",
                assertThrows(IllegalArgumentException.class, () -> Variant.parse("atomic"))
                        .getMessage());
    }
}
