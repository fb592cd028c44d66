package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.pgn.GameTree;
import parachute.tools.match.game.GamePgn;
import parachute.tools.match.game.MatchEvent.GameFinished;

/** The line that shows how a match goes on, at terminals of any width and elsewhere. */
class StatusLineTest {
    private static final List<String> SCORE =
            List.of("parachute", "54.2%", "Elo +29.0 +/- 55.1", "LLR 1.23 (-2.94, 2.94)", "+50 =30 -40");

    private final StringWriter written = new StringWriter();
    private OptionalInt columns = OptionalInt.empty();
    private final StatusLine line = new StatusLine(new PrintWriter(written), () -> columns);

    @ParameterizedTest(name = "{0} columns")
    @CsvSource(delimiter = '|', textBlock = """
            200 | [            ] 120/2000 parachute 54.2% Elo +29.0 +/- 55.1 LLR 1.23 (-2.94, 2.94) +50 =30 -40 (0:00:00 left)
            100 | 120/2000 parachute 54.2% Elo +29.0 +/- 55.1 LLR 1.23 (-2.94, 2.94) +50 =30 -40 (0:00:00 left)
             80 | 120/2000 parachute 54.2% Elo +29.0 +/- 55.1 LLR 1.23 (-2.94, 2.94) +50 =30 -40
             60 | 120/2000 parachute 54.2% Elo +29.0 +/- 55.1 +50 =30 -40
             40 | 120/2000 parachute 54.2% +50 =30 -40
             20 | 120/2000 parachute
              5 | ''
            """)
    void onlyWhatFitsIsShown(int width, String shown) {
        columns = OptionalInt.of(width);
        line.onStatus(120, 2000, SCORE);
        assertEquals("\r" + shown, written());
        assertTrue(shown.length() < width, "the last column stays free");
    }

    @Test
    void aShorterLineLeavesNothingOfALongerOne() {
        columns = OptionalInt.of(80);
        line.onStatus(1, 4, List.of("a", "+100 =0 -0"));
        line.onStatus(2, 4, List.of("a", "+1 =0 -0"));
        assertEquals(
                "\r[===         ] 1/4 a +100 =0 -0 (0:00:00 left)\r[======      ] 2/4 a +1 =0 -0 (0:00:00 left)  ",
                written());
    }

    @Test
    void aTerminalThatGetsNarrowerIsNotFilledWithBlanks() {
        columns = OptionalInt.of(80);
        line.onStatus(120, 2000, SCORE);
        columns = OptionalInt.of(40);
        line.onStatus(121, 2000, List.of("a"));
        String last = written().substring(written().lastIndexOf('\r') + 1);
        assertEquals("121/2000 a (0:00:00 left)" + " ".repeat(39 - 25), last);
    }

    @Test
    void whoDoesTheWorkStandsBehindTheTimeLeft() {
        line.showWorkers(() -> List.of("2 machines, 5 slots", "alpha 12.0 a minute", "beta 3.5 a minute, 1 fault"));
        columns = OptionalInt.of(120);
        line.onStatus(2, 4, List.of("a", "+1 =0 -0"));
        columns = OptionalInt.of(60);
        line.onStatus(2, 4, List.of("a", "+1 =0 -0"));
        assertEquals(
                List.of(
                        "[======      ] 2/4 a +1 =0 -0 (0:00:00 left) 2 machines, 5 slots alpha 12.0 a minute beta"
                                + " 3.5 a"
                                + " minute, 1 fault",
                        "2/4 a +1 =0 -0 (0:00:00 left) 2 machines, 5 slots"),
                written().strip().lines().map(String::strip).toList());
    }

    @Test
    void anEventStandsAboveTheLine() {
        columns = OptionalInt.of(40);
        line.onStatus(1, 2, List.of("a"));
        line.onEvent("crash");
        line.close();
        String status = "[======      ] 1/2 a (0:00:00 left)";
        assertEquals(
                "\r" + status + "\r" + " ".repeat(status.length()) + "\rcrash\n\r" + status + "\n",
                written().replace(System.lineSeparator(), "\n"));
    }

    @Test
    void aFinishedGameHasALineOfItsOwn() {
        GameTree pgn =
                new GameTree(Map.of("White", "A", "Black", "B", "Round", "6.2"), Position.start(Variant.CHESS), "1-0");
        line.accept(new GameFinished(GamePgn.tags(pgn).orElseThrow(), pgn, "", "White mates", List.of()));
        assertEquals("Finished game 12 (A vs B): 1-0 {White mates}", written().strip());
    }

    @Test
    void whatIsNoTerminalGetsALineNowAndThen() {
        for (int game = 1; game <= 100; game++) {
            line.onStatus(game, 100, SCORE);
        }
        line.onEvent("crash");
        line.close();
        assertEquals("crash", written().strip());
        assertFalse(written().contains("\r\r"));
    }

    /** Returns all that was written, with a time left that does not depend on how busy the machine is. */
    private String written() {
        return written.toString().replaceAll("\\d:\\d\\d:\\d\\d left", "0:00:00 left");
    }
}
