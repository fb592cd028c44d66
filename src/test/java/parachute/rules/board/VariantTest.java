package parachute.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The names and codes of the variants. */
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

    /** Networks and games of earlier versions are named by these numbers. */
    @ParameterizedTest
    @CsvSource({"0, CHESS", "1, CRAZYHOUSE"})
    void hasTheCodeThatFilesUse(int code, Variant variant) {
        assertEquals(code, variant.fileCode());
        assertEquals(variant, Variant.ofFileCode(code));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 2, 256})
    void anUnknownCodeIsRepeated(int code) {
        assertEquals(
                "code " + code + ", expected 0 (chess) or 1 (crazyhouse)",
                assertThrows(IllegalArgumentException.class, () -> Variant.ofFileCode(code))
                        .getMessage());
    }

    @Test
    void anUnknownNameIsRepeated() {
        assertEquals(
                "unknown variant \"atomic\", expected chess or crazyhouse",
                assertThrows(IllegalArgumentException.class, () -> Variant.parse("atomic"))
                        .getMessage());
    }
}
