package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parachute.Program;
import parachute.cli.start.SmallGame;

class ShogunCommandTest {
    @TempDir
    private Path folder;

    @Test
    void theProgramAnswersLineByLine() throws Exception {
        String input = """
                board RK2@4,2 RP3@6,1 RP4@4,4 RP4@5,3 RP3@6,5 WK2@7,1 WP2@8,4 WP2@4,1 WP3@8,7
                attacked R
                attackedN 8,4
                nonsense
                board b_init
                attacked W
                move 4,1 4,3
                go 0.1
                print
                quit
                checkmate W
                """;
        Program.Finished run = Program.run(folder, input, "shogun", "--seed", "1");
        assertEquals(0, run.status());
        assertEquals("", run.err());
        List<String> lines = run.out().lines().toList();
        assertEquals(List.of("ok", "WK2@7,1 WP2@8,4", "3"), lines.subList(0, 3));
        assertTrue(lines.get(3).startsWith("error: "), run.out());
        assertEquals(List.of("ok", "", "ok"), lines.subList(4, 7));
        assertTrue(lines.get(7).matches("[1-8],8 [1-8],[1-8]"), run.out());
        assertEquals("", lines.get(8));
        assertTrue(
                lines.subList(9, 26).stream().allMatch(line -> line.matches("-{32}|(\\|(...)){8}\\| [1-8]")),
                run.out());
        assertEquals(List.of("next: W", ""), lines.subList(27, lines.size()));
    }

    @Test
    void theEndOfTheInputEndsTheProgram() throws Exception {
        Program.Finished run = Program.run(folder, "attackedN 1,1", "shogun", "--depth", "2");
        assertEquals(new Program.Finished(0, "0\n", ""), run);
    }

    @Test
    void helpNamesEveryRequest() {
        Program.Finished run = Program.run(SmallGame.SHOGUN, "", "--help");
        assertEquals(0, run.status());
        for (String request :
                "board eval all legal attacked attackedN protectedN checkmate move go next result print help quit"
                        .split(" ")) {
            assertTrue(run.out().contains("\n  " + request), request);
        }
    }

    @Test
    void optionsOutOfRangeGetOneLineAndStatus2() {
        Program.Finished run = Program.run(SmallGame.SHOGUN, "", "--depth", "0");
        assertEquals(2, run.status());
        assertEquals("", run.out());
        assertEquals(1, run.err().lines().count(), run.err());
    }
}
