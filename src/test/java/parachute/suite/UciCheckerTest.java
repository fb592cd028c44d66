package parachute.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import parachute.TestScripts;
import parachute.board.Position;
import parachute.board.Variant;
import parachute.notation.CoordinateMove;

/** Other engines, as scripts that say one thing when they are to search. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(60)
class UciCheckerTest {
    private static final Position POSITION = Position.start(Variant.CRAZYHOUSE);

    @Test
    void whatMakesNoSenseIsIgnored() {
        String search = """
                echo info depth 1 score cp; echo info score cp x pv e2e4; echo info multipv 7 score; echo;
                echo info multipv 1 score cp 10 pv e2e4; echo info multipv 2 score cp 12345678901 pv d2d4;
                echo info multipv 2 score cp 5 pv g1f3; echo info multipv 1 score cp 99 pv; echo bestmove e2e4
                """;
        try (UciChecker checker = checker(search, "crazyhouse")) {
            List<RankedMove> moves = checker.judge(POSITION, 2, 100);
            assertEquals(
                    List.of("e2e4 10", "g1f3 5"),
                    moves.stream()
                            .map(one -> CoordinateMove.format(one.move()) + " " + one.score())
                            .toList());
        }
    }

    @Test
    void theLastWordOnARankCounts() {
        String search = "echo info score cp 1 pv e2e4; echo info score cp 2 pv d2d4; echo bestmove d2d4";
        try (UciChecker checker = checker(search, "crazyhouse")) {
            assertEquals(List.of(new RankedMove(CoordinateMove.parse("d2d4"), 2)), checker.judge(POSITION, 1, 100));
        }
    }

    @Test
    void anEngineThatEndsIsNamedWithItsStatus() {
        try (UciChecker checker = checker("exit 3", "crazyhouse")) {
            CheckerException e = assertThrows(CheckerException.class, () -> checker.judge(POSITION, 1, 100));
            assertEquals("sh ended with status 3 without \"bestmove\"", e.getMessage());
        }
    }

    @Test
    void anEngineThatDoesNotPlayTheVariantIsRefused() {
        CheckerException e = assertThrows(CheckerException.class, () -> checker("exit", "atomic"));
        assertEquals("sh does not play crazyhouse", e.getMessage());
    }

    private static UciChecker checker(String search, String variants) {
        List<String> command =
                List.of("sh", TestScripts.path("suite/checker.sh").toString(), variants, search.strip());
        return new UciChecker(command, Variant.CRAZYHOUSE, Duration.ofSeconds(30));
    }
}
