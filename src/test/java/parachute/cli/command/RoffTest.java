package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Text that man would take for something else is escaped. */
class RoffTest {
    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', textBlock = """
            .SH no macro,    \\&.SH no macro
            'tis,            \\(aqtis
            C:\\n,           C:\\en
            a - b,           a \\- b
            ~/x^2,           \\(ti/x\\(ha2
            """)
    void textStaysText(String text, String line) {
        Roff roff = new Roff();
        roff.text(text);
        assertEquals(line, roff.toString().lines().toList().getLast());
    }
}
