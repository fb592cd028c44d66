package parachute.tools.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import parachute.engine.mate.MateSolver;
import parachute.engine.search.Score;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.tools.tactics.Judge;
import parachute.tools.tactics.MateFinder;
import parachute.tools.tactics.RankedMove;

/** Positions are found in own games and taken only if another judge agrees. */
@Timeout(60)
class SuiteMakerTest {
    /** The seed of a short game: searches for mates in all its positions take long. */
    private static final int GAME = 8;

    private static final SuiteGoals ONE_SHORT_MATE_EACH = new SuiteGoals(1, 0, 0);

    @Test
    void matesAreTakenOnceTheOtherAgrees() {
        List<String> reported = new ArrayList<>();
        MateSolver solver = newSolver();
        try (SuiteMaker maker = new SuiteMaker(Suite.MATES, ONE_SHORT_MATE_EACH, solver(), reported::add)) {
            maker.searchGame(GAME);
            List<SuitePosition> found = maker.positions();
            assertFalse(found.isEmpty());
            assertEquals(found.size(), reported.size());
            assertEquals("mates.001", found.get(0).id());
            for (SuitePosition one : found) {
                int length = one.mate().orElseThrow();
                assertEquals(
                        MateSolver.MateVerdict.PROVED,
                        solver.mates(one.position(), length, 100_000).verdict());
                assertEquals(
                        MateSolver.MateVerdict.REFUTED,
                        solver.mates(one.position(), length - 1, 3_000_000).verdict());
            }
        }
    }

    @Test
    void nothingIsTakenThatTheOtherDoesNotSee() {
        Judge blind = (position, lines, nodes) -> List.of();
        try (SuiteMaker maker = new SuiteMaker(Suite.MATES, ONE_SHORT_MATE_EACH, blind, line -> {})) {
            assertTrue(maker.searchGame(GAME));
            assertEquals(List.of(), maker.positions());
        }
    }

    @Test
    void theSameSeedPlaysTheSameGame() {
        SuiteGames games = new SuiteGames(Variant.CRAZYHOUSE);
        List<String> first = games.play(GAME).stream().map(Fen::format).toList();
        games.play(GAME + 1);
        assertEquals(first, games.play(GAME).stream().map(Fen::format).toList());
        assertFalse(first.isEmpty());
    }

    private static MateSolver newSolver() {
        return new MateSolver(MateSolver.MateAttack.ALL_MOVES, 4_000_000);
    }

    /** Sees what the solver sees. */
    private static Judge solver() {
        MateSolver solver = newSolver();
        return (position, lines, nodes) -> {
            for (int moves = 1; moves <= MateFinder.LONGEST; moves++) {
                MateSolver.MateResult result = solver.mates(position, moves, nodes);
                if (result.isProved()) {
                    return List.of(new RankedMove(result.line().get(0), Score.mateIn(2 * moves - 1)));
                }
            }
            return List.of();
        };
    }
}
