package parachute.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.board.Position;
import parachute.board.Variant;
import parachute.mate.MateSolver;
import parachute.notation.CoordinateMove;
import parachute.notation.Fen;
import parachute.search.Score;

/** Positions are found in own games and taken only if another judge agrees. */
@Timeout(60)
class SuiteMakerTest {
    private static final SuiteGoals ONE_SHORT_MATE_EACH = new SuiteGoals(1, 0, 0);

    private static final List<String> THIS_ENGINE = List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx256m",
            "-cp",
            System.getProperty("java.class.path"),
            "parachute.cli.Main",
            "uci");

    @Test
    void matesAreTakenOnceTheOtherAgrees() {
        List<String> reported = new ArrayList<>();
        MateSolver solver = newSolver();
        try (SuiteMaker maker = new SuiteMaker(Suite.MATES, ONE_SHORT_MATE_EACH, solver(), reported::add)) {
            maker.searchGame(1);
            List<SuitePosition> found = maker.positions();
            assertFalse(found.isEmpty());
            assertEquals(found.size(), reported.size());
            assertEquals("mates.001", found.get(0).id());
            for (SuitePosition one : found) {
                int length = one.mate().orElseThrow();
                assertEquals(MateSolver.Verdict.PROVED, solver.mates(one.position(), length, 100_000));
                assertEquals(MateSolver.Verdict.REFUTED, solver.mates(one.position(), length - 1, 3_000_000));
            }
        }
    }

    @Test
    void nothingIsTakenThatTheOtherDoesNotSee() {
        Judge blind = (position, lines, nodes) -> List.of();
        try (SuiteMaker maker = new SuiteMaker(Suite.MATES, ONE_SHORT_MATE_EACH, blind, line -> {})) {
            assertTrue(maker.searchGame(1));
            assertEquals(List.of(), maker.positions());
        }
    }

    @Test
    void theSameSeedPlaysTheSameGame() {
        OwnGames games = new OwnGames(Variant.CRAZYHOUSE);
        List<String> first = games.play(3).stream().map(Fen::format).toList();
        games.play(4);
        assertEquals(first, games.play(3).stream().map(Fen::format).toList());
        assertFalse(first.isEmpty());
    }

    @Test
    void anotherEngineIsAskedOverUci() {
        try (UciChecker checker = new UciChecker(THIS_ENGINE, Variant.CRAZYHOUSE)) {
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
        assertTrue(assertThrows(
                        CheckerException.class, () -> new UciChecker(List.of("no-such-engine"), Variant.CRAZYHOUSE))
                .getMessage()
                .startsWith("no-such-engine cannot be started"));
        assertThrows(CheckerException.class, () -> new UciChecker(List.of("true"), Variant.CRAZYHOUSE));
    }

    @ParameterizedTest
    @DisabledOnOs(OS.WINDOWS)
    @ValueSource(strings = {"sleep 50", "while :; do echo info; sleep 0.01; done"})
    void anEngineThatHangsIsNotWaitedForAnyLonger(String deed) {
        List<String> engine = List.of("sh", "-c", "read uci; " + deed);
        CheckerException e = assertThrows(
                CheckerException.class, () -> new UciChecker(engine, Variant.CRAZYHOUSE, Duration.ofSeconds(1)));
        assertEquals("sh has not said \"uciok\" within 1 s", e.getMessage());
    }

    private static MateSolver newSolver() {
        return new MateSolver(MateSolver.Attack.ALL_MOVES, 4_000_000);
    }

    /** Sees what the solver sees. */
    private static Judge solver() {
        MateSolver solver = newSolver();
        return (position, lines, nodes) -> {
            for (int moves = 1; moves <= MateFinder.LONGEST; moves++) {
                if (solver.mates(position, moves, nodes) == MateSolver.Verdict.PROVED) {
                    return List.of(new RankedMove(solver.line().get(0), Score.mateIn(2 * moves - 1)));
                }
            }
            return List.of();
        };
    }
}
