package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.Program;

/** The games other than chess at a real terminal, which {@code script} provides. */
@EnabledOnOs(OS.LINUX)
class GameTerminalIT {
    /** What Ctrl-D types. */
    private static final String END_OF_INPUT = "\u0004";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shogun | Shogun: type help for the requests, quit or Ctrl-D to end.",
                "uttt   | Ultimate Tic-Tac-Toe: type help for the requests, quit or Ctrl-D to end.",
                "iade   | Xadrez do IADE: XH lista as instruções; uma linha vazia ou Ctrl-D termina."
            })
    void theFirstLineTellsHowToGetHelpAndCtrlDEnds(String game, String greeting) throws Exception {
        assertEquals(greeting + "\r\n", atTerminal(game, "", END_OF_INPUT));
        assertEquals("", atTerminal(game, " | cat", END_OF_INPUT), "the output is a pipe");
        assertEquals("", atTerminal(game, " < /dev/null", ""), "the input is not a terminal");
    }

    @Test
    void ctrlDEndsABoardThatIsBeingTyped() throws Exception {
        String typed = "RJ Ana\nRJ Rui\nIJ Continuação Ana Rui\nBK1,,,,,,,\n" + END_OF_INPUT;
        assertTrue(atTerminal("iade", "", typed).endsWith("Jogo iniciado com sucesso.\r\n"));
    }

    /** Returns what a terminal without echo shows. */
    private String atTerminal(String game, String redirection, String typed) throws Exception {
        String command = Program.command(game).stream()
                .map(word -> '\'' + word.replace("'", "'\\''") + '\'')
                .collect(Collectors.joining(" ", "stty -echo -ctlecho; ", redirection));
        Path record = folder.resolve("record");
        Program.Finished run = Program.run(folder, typed, List.of("script", "-qec", command, record.toString()));
        assertEquals(0, run.status(), run.out());
        return run.out();
    }
}
