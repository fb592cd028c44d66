package parachute.tools.tactics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.Program;
import parachute.TestScripts;
import parachute.engine.search.Score;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

/** Other engines: this one in a process of its own, and scripts that say one thing when they are to search. */
@Timeout(60)
class UciCheckerTest {
    private static final Position POSITION = Position.start(Variant.CRAZYHOUSE);

    @Test
    @DisabledOnOs(OS.WINDOWS)
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

    @ParameterizedTest
    @DisabledOnOs(OS.WINDOWS)
    @ValueSource(strings = {"", " ", " e2", " z9z9", " 0000"})
    void aScoreWithoutAMoveIsIgnored(String line) {
        String search = "echo \"info score cp 30 pv" + line + "\"; echo bestmove e2e4";
        try (UciChecker checker = checker(search, "crazyhouse")) {
            assertEquals(List.of(), checker.judge(POSITION, 1, 100));
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theLastWordOnARankCounts() {
        String search = "echo info score cp 1 pv e2e4; echo info score cp 2 pv d2d4; echo bestmove d2d4";
        try (UciChecker checker = checker(search, "crazyhouse")) {
            assertEquals(List.of(new RankedMove(CoordinateMove.parse("d2d4"), 2)), checker.judge(POSITION, 1, 100));
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void matesAreCountedInPlies() {
        String search = "echo info multipv 1 score mate 3 pv e2e4; echo info multipv 2 score mate -1 pv d2d4; "
                + "echo bestmove e2e4";
        try (UciChecker checker = checker(search, "crazyhouse")) {
            assertEquals(
                    List.of(Score.mateIn(5), Score.matedIn(2)),
                    checker.judge(POSITION, 2, 100).stream()
                            .map(RankedMove::score)
                            .toList());
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void anEngineThatEndsIsNamedWithItsStatus() {
        try (UciChecker checker = checker("exit 3", "crazyhouse")) {
            UserException e = assertThrows(UserException.class, () -> checker.judge(POSITION, 1, 100));
            assertEquals("sh ended with status 3", e.getMessage());
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void anEngineThatDoesNotPlayTheVariantIsRefused() {
        UserException e = assertThrows(UserException.class, () -> checker("exit", "atomic"));
        assertEquals("sh does not play crazyhouse", e.getMessage());
    }

    @Test
    void anotherEngineIsAskedOverUci() {
        try (UciChecker checker = new UciChecker(Program.command("uci"), Variant.CRAZYHOUSE)) {
            Position mate = Fen.parse("6rk/6pp/8/8/8/8/8/4K3[N] w - - 0 1", Variant.CRAZYHOUSE);
            List<RankedMove> moves = checker.judge(mate, 2, 3_000);
            assertEquals(2, moves.size());
            assertEquals("N@f7", CoordinateMove.format(moves.get(0).move()));
            assertEquals(Score.mateIn(1), moves.get(0).score());
            assertTrue(moves.get(1).score() < Score.MATE_BOUND);
        }
    }

    @Test
    void anEngineThatCannotBeUsedIsNamed() {
        assertTrue(
                assertThrows(UserException.class, () -> new UciChecker(List.of("no-such-engine"), Variant.CRAZYHOUSE))
                        .getMessage()
                        .startsWith("no-such-engine cannot be started"));
        assertThrows(UserException.class, () -> new UciChecker(List.of("true"), Variant.CRAZYHOUSE));
    }

    private static UciChecker checker(String search, String variants) {
        List<String> command =
                List.of("sh", TestScripts.path("tools/suite/checker.sh").toString(), variants, search.strip());
        return new UciChecker(command, Variant.CRAZYHOUSE);
    }
}
