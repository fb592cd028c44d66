package parachute.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The texts of files from any program. */
class DecodedTextTest {
    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "ISO-8859-1"})
    void bothOfPgnsCharacterSetsAreRead(Charset charset) {
        assertEquals(new DecodedText("Müller é", charset), DecodedText.of("Müller é".getBytes(charset)));
    }

    @Test
    void withoutAccentsATextIsUtf8() {
        assertEquals(
                StandardCharsets.UTF_8, DecodedText.of(new byte[] {'e', '4'}).charset());
    }

    @Test
    void aMissingFileIsAnError(@TempDir Path folder) {
        assertThrows(UserException.class, () -> DecodedText.read(folder.resolve("none"), "the games"));
    }
}
