package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.cli.start.FrontEnds;

/** What {@code parachute mate} prints. */
class MateCommandTest {
    private static final String QUIET_MATE = "7k/8/5K2/8/8/8/8/6R1[] w - - 0 1";

    private final Terminal terminal = new Terminal();

    @TempDir
    private Path folder;

    @Test
    void aMateIsSaidWithItsLine() {
        assertEquals(FrontEnds.OK, terminal.run("mate " + QUIET_MATE));
        List<String> lines = terminal.saidLines();
        assertEquals(List.of("mate in 2, the shortest: no mate in 1", "1. Kf7 Kh7 2. Rh1#"), lines.subList(0, 2));
        assertTrue(lines.get(2).matches("\\d+ nodes, \\d+\\.\\d{3} s"), lines.get(2));
        assertEquals(3, lines.size());
    }

    @Test
    void theTreeFollowsOnRequest() {
        assertEquals(FrontEnds.OK, terminal.run(List.of("mate", "--tree", QUIET_MATE)));
        List<String> lines = terminal.saidLines();
        assertEquals(List.of("", "1. Kf7", "  1... Kh7 2. Rh1#"), lines.subList(3, lines.size()));
    }

    @Test
    void withoutAMateTheStatusSaysSo() {
        assertEquals(FrontEnds.FAILURE, terminal.run("mate --moves 2 --tree"));
        assertEquals("no mate in 2", terminal.saidLines().get(0));
        assertEquals(2, terminal.saidLines().size());
        assertEquals("", terminal.complaint());
    }

    @Test
    void aMateThatTheFiftyMoveRuleForestallsIsSaidToBeTooLate() {
        assertEquals(FrontEnds.OK, terminal.run("mate 7k/8/5K2/8/8/8/8/6R1 w - - 98 90"));
        assertEquals(
                "mate in 2, the shortest: no mate in 1; too late by the fifty-move rule, as the halfmove clock is 98",
                terminal.saidLines().get(0));
        for (String inTime : List.of("7k/8/5K2/8/8/8/8/6R1 w - - 97 90", "7k/8/5K2/8/8/8/8/6R1[] w - - 98 90")) {
            assertEquals(FrontEnds.OK, terminal.run("mate " + inTime));
            assertEquals(
                    "mate in 2, the shortest: no mate in 1",
                    terminal.saidLines().get(0));
        }
    }

    @Test
    void theVariantMayBeGivenOrFollowFromTheHands() {
        String drop = "4k3/8/8/8/8/8/6PP/6RK[n] b - - 0 1";
        assertEquals(FrontEnds.OK, terminal.run("mate " + drop));
        String backRank = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
        assertEquals(FrontEnds.OK, terminal.run("mate " + backRank));
        assertEquals(FrontEnds.OK, terminal.run("mate --variant crazyhouse " + backRank));
    }

    @Test
    void filesAreSolvedInTheirOrderWithATable() throws IOException {
        Path file = folder.resolve("mates.epd");
        Files.writeString(file, "# two\n" + QUIET_MATE + " id \"quiet\"; dm 2;\n\n6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1\n");
        assertEquals(FrontEnds.OK, terminal.run("mate --concurrency 2 " + file + " " + file));
        List<String> lines = terminal.saidLines();
        assertTrue(lines.get(0).matches("quiet: mate in 2, the shortest: no mate in 1, \\d+ nodes, .* s, 1. Kf7 .*"));
        assertTrue(lines.get(1).startsWith("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1: mate in 1, the shortest, "));
        assertEquals(8 + 1, lines.size(), lines::toString);
        assertTrue(lines.get(8).startsWith("all                  4       4         4         2 "), lines.get(8));
        Files.writeString(file, "8/8/8/8/8/4k3/8/4K3 w - -\n");
        assertEquals(FrontEnds.FAILURE, terminal.run("mate --moves 2 " + file));
    }

    @ParameterizedTest
    @ValueSource(strings = {"mates.EPD", "mates.txt", "mates"})
    void aFileOfPositionsMayHaveAnyName(String name) throws IOException {
        Path file = Files.writeString(folder.resolve(name), QUIET_MATE + "\n");
        assertEquals(FrontEnds.OK, terminal.run("mate " + file), terminal::complaint);
        assertTrue(terminal.said().startsWith(QUIET_MATE + ": mate in 2, "), terminal::said);
    }

    @Test
    void aFileOfSomethingElseIsOneError() throws IOException {
        Path file = Files.writeString(folder.resolve("games.pgn"), "[White \"A\"]\n\n1. e4 *\n");
        assertEquals(FrontEnds.USAGE, terminal.run("mate " + file));
        assertEquals(1, terminal.complaint().lines().count(), terminal::complaint);
        assertTrue(terminal.complaint().startsWith("parachute: " + file + " has no positions: "), terminal::complaint);
    }

    @ParameterizedTest(name = "mate {0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            8/8/8 w - - 0 1                  | the board has 3 ranks
            --moves 0                        | expected a number from 1 to 50, not "0"
            --moves 51                       | expected a number from 1 to 50, not "51"
            --nodes 2147483647               | there is memory for
            --movetime 0                     | expected a number of at least 1
            --movetime 99999999999           | expected a number from 1 to 2147483647, not "99999999999"
            --variant atomic                 | unknown variant "atomic"
            --variant chess 4k3/8/8/8/8/8/6PP/6RK[n] b - - 0 1 | this is crazyhouse, but chess is expected
            --tree none.epd                  | --tree is for one position
            none.epd                         | none.epd cannot be read
            """)
    void mistakesAreSaidInOneLine(String words, String complaint) {
        assertEquals(FrontEnds.USAGE, terminal.run("mate " + words));
        String said = terminal.complaint();
        assertTrue(said.contains(complaint), said);
        assertEquals(1, said.lines().count(), said);
    }

    @Test
    void aBadLineOfAFileIsNamed() throws IOException {
        Path file = folder.resolve("mates.epd");
        Files.writeString(file, QUIET_MATE + "\nnothing\n");
        assertEquals(FrontEnds.OK, terminal.run("mate " + file));
        assertTrue(terminal.complaint().contains(file + " line 2: expected a position"), terminal.complaint());
        assertEquals(FrontEnds.USAGE, terminal.run("mate --variant chess " + file));
        assertTrue(
                terminal.complaint().contains(file + " line 1: this is crazyhouse, but chess is expected"),
                terminal.complaint());
    }
}
