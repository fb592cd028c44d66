package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.OutputStream;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.helpers.NOPLogger;
import parachute.engine.Engine;
import parachute.io.LineWriter;
import parachute.io.UserException;
import parachute.rules.notation.CoordinateMove;

/** The root moves excluded from the start position of chess. */
class AnalysisTest {
    @AutoClose
    private final Engine engine = new Engine();

    private final CecpOutput out =
            new CecpOutput(new LineWriter(OutputStream.nullOutputStream()), NOPLogger.NOP_LOGGER);
    private final Analysis analysis = new Analysis(
            new GameBoard(engine, out),
            new SearchRunner(engine, new EventQueue(), out, () -> false),
            new CecpTimeControl(),
            engine,
            new EngineRole());

    private List<String> moves() {
        return analysis.rootMoves().stream().map(CoordinateMove::format).toList();
    }

    @Test
    void excludedMovesAreLeftOutUntilTheyAreIncludedAgain() {
        analysis.exclude("e2e4");
        analysis.exclude("Nf3");
        assertEquals(18, moves().size());
        analysis.include("e2e4");
        assertEquals(19, moves().size());
        analysis.include("all");
        assertEquals(List.of(), moves(), "no restriction");
    }

    @Test
    void excludingAllLeavesWhatIsIncludedAfterwards() {
        analysis.exclude("all");
        assertTrue(analysis.excludesAll());
        analysis.include("d2d4");
        assertFalse(analysis.excludesAll());
        assertEquals(List.of("d2d4"), moves());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "e2e5", "e7e5", "nonsense"})
    void onlyLegalMovesCanBeExcluded(String move) {
        assertThrows(UserException.class, () -> analysis.exclude(move));
        assertEquals(List.of(), moves());
    }
}
