package parachute.games.iade;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.io.LineReader;
import parachute.io.LineWriter;

/** Whole sessions as the course compares them: one file is the input, the other the output, byte for byte. */
class GoldenSessionsTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"1-novo", "2-continuacao", "3-ficheiros"})
    void theRepliesAreThoseOfTheFile(String name) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (InputStream in = open(name + ".in");
                InputStream expected = open(name + ".out")) {
            new IadeSession(new LineReader(in), new LineWriter(out), folder).run();
            assertEquals(
                    new String(expected.readAllBytes(), StandardCharsets.UTF_8), out.toString(StandardCharsets.UTF_8));
        }
    }

    private static InputStream open(String name) {
        return GoldenSessionsTest.class.getResourceAsStream("/parachute/games/iade/" + name);
    }
}
