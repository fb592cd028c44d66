package parachute.games.iade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import parachute.io.LineReader;
import parachute.io.LineWriter;

/** Long registers and long scripts take seconds; the limits leave room for slow machines. */
class SizeTest {
    private static final int PLAYERS = 100_000;
    private static final int ROUNDS = 1_250;

    @TempDir
    private Path folder;

    @Test
    @Timeout(120)
    void aHundredThousandPlayersAreListedSavedAndRead() {
        StringBuilder input = new StringBuilder();
        for (int i = 0; i < PLAYERS; i++) {
            input.append("RJ Jogador").append(i).append('\n');
        }
        List<String> answers = session(input.append("LJ\nG todos\nL todos\nLJ\n"));
        List<String> second = answers.subList(answers.size() - PLAYERS, answers.size());
        assertEquals(answers.subList(PLAYERS, 2 * PLAYERS), second);
        assertEquals("Jogador0 0 0 0 0", second.get(0));
        assertTrue(answers.contains("Jogo lido com sucesso."));
    }

    @Test
    @Timeout(120)
    void tenThousandInstructionsAreCarriedOut() {
        StringBuilder input = new StringBuilder("RJ Ana\nRJ Rui\n");
        input.append(
                "IJ Novo Ana Rui\nMP Ana E7 E5\nMP Rui E2 E4\nOS Ana D8\nMP Rui A2 A1\nDJ\nD Ana\nLJ\n".repeat(ROUNDS));
        List<String> answers = session(input);
        assertEquals("Rui " + ROUNDS + ' ' + ROUNDS + " 0 0", answers.get(answers.size() - 2));
    }

    private List<String> session(CharSequence input) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        LineReader in = new LineReader(new ByteArrayInputStream(input.toString().getBytes(StandardCharsets.UTF_8)));
        new IadeSession(in, new LineWriter(out), folder).run();
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }
}
