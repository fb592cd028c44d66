package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.Program;

/** {@code parachute iade} as a process of its own, in locales that know Portuguese letters and in one that does not. */
@Timeout(60)
class IadeProgramTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"1-novo, C", "3-ficheiros, POSIX"})
    void wholeSessionsAnswerByteForByte(String session, String locale) throws Exception {
        assertArrayEquals(resource(session + ".out"), run(resource(session + ".in"), locale, "iade"));
    }

    @Test
    void namesOfFilesAreUtf8InEveryLocale() throws Exception {
        assertEquals("Jogador registado com sucesso.\nJogo gravado com sucesso.\n", run("RJ João\nG gravação\n", "C"));
        assertEquals(
                "Jogo lido com sucesso.\nJoão 0 0 0 0\nJogo gravado com sucesso.\n",
                run("L gravação\nLJ\nG através\n", "C.UTF-8"));
        assertEquals("Jogo lido com sucesso.\nJoão 0 0 0 0\n", run("L através\nLJ\n", "C"));
    }

    @Test
    void theHelpIsEnoughToPlay() throws Exception {
        String help = new String(run(new byte[0], "C", "iade", "--help"), StandardCharsets.UTF_8);
        for (String word : "RJ LJ IJ MP OS DJ D G L XJ XA XF XH Novo Continuação".split(" ")) {
            assertTrue(help.matches("(?s).*\\b" + word + "(?U)\\b.*"), word);
        }
    }

    private String run(String input, String locale) throws Exception {
        return new String(run(input.getBytes(StandardCharsets.UTF_8), locale, "iade"), StandardCharsets.UTF_8);
    }

    private byte[] run(byte[] input, String locale, String... arguments) throws IOException, InterruptedException {
        Path in = Files.write(folder.resolve("in"), input);
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        ProcessBuilder builder = new ProcessBuilder(Program.command(arguments))
                .directory(folder.toFile())
                .redirectInput(in.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().put("LC_ALL", locale);
        Process process = builder.start();
        assertTrue(process.waitFor(1, TimeUnit.MINUTES), "the program runs on");
        assertEquals("", Files.readString(err));
        assertEquals(0, process.exitValue());
        return Files.readAllBytes(out);
    }

    private static byte[] resource(String name) throws IOException {
        try (InputStream in = IadeProgramTest.class.getResourceAsStream("/parachute/games/iade/" + name)) {
            return in.readAllBytes();
        }
    }
}
