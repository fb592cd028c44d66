package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandTest {
    @ParameterizedTest
    @CsvSource({
        "'force',force,''",
        "'  ping   42  ',ping,42",
        "'level 0 0:10 0.2',level,0 0:10 0.2",
        "'usermove\te2e4\r',usermove,e2e4",
        "'.',.,''",
        "'result 1-0 {White mates}',result,1-0 {White mates}"
    })
    void aLineIsAWordAndTheRest(String line, String word, String argument) {
        Command command = Command.parse(line);
        assertEquals(word, command.word());
        assertEquals(argument, command.argument());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\t \r", "\0\0"})
    void spacesAreNotACommand(String line) {
        assertTrue(Command.parse(line).isEmpty());
    }

    @Test
    void aLineThatMeansNothingIsStillRead() {
        assertEquals("♞", Command.parse("usermove ♞").argument());
    }
}
