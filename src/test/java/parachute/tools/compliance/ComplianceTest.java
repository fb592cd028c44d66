package parachute.tools.compliance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/** What is found out about engines, and how it is told. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(60)
class ComplianceTest {
    @Test
    void anEngineThatEndsAtItsStartIsCheckedNoFurther() throws Exception {
        List<CheckResult> results = new ArrayList<>();
        Compliance.uci(List.of("sh", "-c", "echo no screen >&2; exit 3"), results::add)
                .run();
        assertEquals(1, results.size());
        assertTrue(results.getFirst().isFailure());
        assertEquals(
                "FAILED  start: the engine ended with status 3, having said: no screen",
                results.getFirst().lines(false).getFirst());
    }

    @Test
    void soIsOneOfXBoardsProtocol() throws Exception {
        List<CheckResult> results = new ArrayList<>();
        Compliance.cecp(List.of("sh", "-c", "exit 3"), results::add).run();
        assertEquals(1, results.size());
        assertTrue(results.getFirst().isFailure());
    }

    /** Every answer of this one is the same move, which is legal at the start alone. */
    @Test
    void whatAnEngineDoesWrongIsToldWithTheRule() throws Exception {
        String script = "while read -r line; do case $line in uci) echo id name x; echo option name Hash type number;"
                + " echo uciok ;; isready) echo readyok ;; go*) echo bestmove e2e4 ;; quit) exit ;; esac; done";
        List<CheckResult> results = new ArrayList<>();
        Compliance.uci(List.of("sh", "-c", script), results::add).run();
        List<String> lines =
                results.stream().map(result -> result.lines(false).getFirst()).toList();
        assertTrue(lines.contains("ok      start"), lines::toString);
        assertTrue(lines.contains("warning identity: no id name or no id author"), lines::toString);
        assertTrue(lines.contains("warning options: option name Hash type number"), lines::toString);
        assertTrue(lines.contains("ok      depth"), lines::toString);
        assertTrue(lines.contains("FAILED  stop: a move before the engine was told to stop"), lines::toString);
        assertTrue(
                lines.contains("FAILED  position: \"e2e4\" is no legal move in 8/Pk6/8/8/8/8/4K3/8 w - - 2 2"),
                lines::toString);
        CheckResult position = results.stream()
                .filter(result -> result.name().equals("position"))
                .findFirst()
                .orElseThrow();
        assertEquals(
                List.of(
                        "          sent: position fen 8/P1k5/8/8/8/8/5K2/8 w - - 0 1 moves f2e2 c7b7",
                        "          sent: go depth 3",
                        "          came: \"bestmove e2e4\"",
                        "          rule: position [fen <fenstring> | startpos ] moves <move1> .... <movei>"),
                position.lines(false).subList(1, 5));
    }

    @Test
    void ofWhatIsRightOneLineIsToldUnlessMoreIsAskedFor() {
        CheckResult right = new CheckResult("a", "b", true, Optional.empty(), List.of("c"), List.of("d"));
        assertFalse(right.isFailure());
        assertEquals(List.of("ok      a"), right.lines(false));
        assertEquals(
                List.of("ok      a", "          sent: c", "          came: d", "          rule: b"), right.lines(true));
    }

    /** The special moves that are sent must themselves be legal. */
    @Test
    void thePositionsOfTheChecksCanBeReached() {
        Position special = Compliance.position(Variant.CHESS, Optional.empty(), Compliance.SPECIAL_MOVES);
        assertEquals(Compliance.SPECIAL_MOVES.size(), special.ply());
        assertEquals(
                2,
                Compliance.position(Variant.CRAZYHOUSE, Optional.of(Compliance.HANDS), List.of("P@d5", "N@h6"))
                        .ply());
    }
}
