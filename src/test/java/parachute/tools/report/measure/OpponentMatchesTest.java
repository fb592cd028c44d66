package parachute.tools.report.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import parachute.Program;
import parachute.rules.board.Variant;
import parachute.tools.match.Opponent;
import parachute.tools.match.setup.Protocol;
import parachute.tools.match.setup.TimeControl;
import parachute.tools.match.statistics.MatchScore;

class OpponentMatchesTest {
    /** The program itself, under another name. */
    private static final Opponent TWIN = new Opponent(
            "twin", List.of("uci"), Protocol.UCI, Map.of("Hash", "1"), Variant.CHESS, TimeControl.ofDepth(1));

    private static OpponentMatches matches(Optional<Path> program) {
        return new OpponentMatches(
                new Measurements.ReportPlayers(Program.command("uci"), name -> program, 1, 0), 20, 2);
    }

    @Test
    void aProgramThatIsMissingIsNamed() throws InterruptedException {
        OpponentMatches.OpponentMatch match = matches(Optional.empty()).play(TWIN);
        assertTrue(match.score().isEmpty());
        assertEquals("not installed", match.remark());
    }

    @Test
    void aProgramThatIsNoEngineIsNoFailureOfTheReport() throws InterruptedException {
        OpponentMatches.OpponentMatch match =
                matches(Optional.of(Path.of("/bin/false"))).play(TWIN);
        assertTrue(match.score().isEmpty());
        assertTrue(match.remark().startsWith("twin cannot be started"), match.remark());
    }

    @Test
    void gamesArePlayedInPairs() throws InterruptedException {
        List<String> command = Program.command();
        Opponent twin = new Opponent(
                "twin",
                Stream.concat(command.stream().skip(1), Stream.of("uci")).toList(),
                Protocol.UCI,
                Map.of("Hash", "1"),
                Variant.CHESS,
                TimeControl.ofDepth(1));
        MatchScore score =
                matches(Optional.of(Path.of(command.get(0)))).play(twin).score().orElseThrow();
        assertEquals(2, score.games());
    }
}
