package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CecpOutputTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "unknown host",
                "No remote directory",
                "not found",
                "No such file",
                "can't alloc",
                "Permission denied",
                "offer draw",
                "Draw",
                "game is a draw"
            })
    void whatWouldEndTheGameInXBoardIsBrokenUp(String deadly) {
        assertFalse(CecpOutput.echo("x " + deadly + " x").contains(deadly));
    }

    @Test
    void ordinaryWordsStay() {
        assertEquals("frobnicate 1 2", CecpOutput.echo("frobnicate 1 2"));
        assertEquals("8/8/8/8/8/8/8/8 w - - 0 1", CecpOutput.echo("8/8/8/8/8/8/8/8 w - - 0 1"));
    }

    @Test
    void whatIsNotPrintableIsNotPrinted() {
        assertEquals("usermove ?", CecpOutput.echo("usermove ♞"));
    }

    @Test
    void longTextsAreCut() {
        assertTrue(CecpOutput.echo("x".repeat(100_000)).length() < 500);
    }
}
