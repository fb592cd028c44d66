package parachute.engine.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.engine.mate.MateSolver.MateAttack;
import parachute.engine.mate.MateSolver.MateResult;
import parachute.engine.mate.MateSolver.MateVerdict;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;
import parachute.rules.notation.Fen;
import parachute.rules.notation.San;
import parachute.tools.suite.Suite;
import parachute.tools.suite.SuitePosition;

/** Mates are proved and refuted by the rules. */
class MateSolverTest {
    private static final long BUDGET = 100_000;

    private static final String QUIET_MATE = "7k/8/5K2/8/8/8/8/6R1[] w - - 0 1";

    private final MateSolver solver = new MateSolver(MateAttack.ALL_MOVES, 1_000_000);
    private final MateSolver byChecks = new MateSolver(MateAttack.CHECKS, 1_000_000);

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "mates.csv", numLinesToSkip = 1)
    void mates(String name, Variant variant, String fen, int moves, MateVerdict verdict) {
        assertEquals(
                verdict, solver.mates(Fen.parse(fen, variant), moves, BUDGET).verdict());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "mated,                     7k/5K2/8/8/8/8/8/7R[] b - - 0 1,   0, PROVED",
        "stalemated,                k7/2Q5/1K6/8/8/8/8/8[] b - - 0 1,  0, REFUTED",
        "still free to move,        7k/8/5K2/8/8/8/8/6R1[] b - - 0 1,  0, REFUTED",
        "whatever it does,          7k/5K2/8/8/8/8/8/6R1[] b - - 0 1,  1, PROVED",
        "alive if it may drop,      7k/5K2/8/8/8/8/8/6R1[q] b - - 0 1, 1, REFUTED",
    })
    void aSideIsMatedInANumberOfItsOpponentsMoves(String name, String fen, int moves, MateVerdict verdict) {
        assertEquals(
                verdict,
                solver.isMated(Fen.parse(fen, Variant.CRAZYHOUSE), moves, BUDGET)
                        .verdict());
    }

    @Test
    void aProofNamesItsFirstMove() {
        Position position = Fen.parse(QUIET_MATE, Variant.CRAZYHOUSE);
        MateResult result = solver.mates(position, 2, BUDGET);
        assertEquals(MateVerdict.PROVED, result.verdict());
        int first = result.line().get(0);
        assertEquals("Kf7", San.format(position, first));
        assertEquals(List.of(first), solver.matingMoves(position, 2, BUDGET));
    }

    @Test
    void withoutNodesNothingIsKnown() {
        MateResult result = solver.mates(Position.start(Variant.CRAZYHOUSE), 3, 1);
        assertEquals(MateVerdict.UNKNOWN, result.verdict());
        assertTrue(result.nodes() > 0);
    }

    @Test
    void aMateTakesAtLeastOneMove() {
        assertThrows(IllegalArgumentException.class, () -> solver.mates(Position.start(Variant.CRAZYHOUSE), 0, BUDGET));
        assertThrows(
                IllegalArgumentException.class,
                () -> solver.mates(Position.start(Variant.CRAZYHOUSE), MateSolver.MAX_MOVES + 1, BUDGET));
    }

    @Test
    void leavesThePositionAsItWas() {
        Position position = Fen.parse(QUIET_MATE, Variant.CRAZYHOUSE);
        String before = Fen.format(position);
        solver.mates(position, 2, BUDGET);
        assertEquals(before, Fen.format(position));
    }

    /** The solver agrees with exhaustive search in sharp positions, where there is something to find. */
    @Test
    void agreesWithTryingOutEverything() {
        List<SuitePosition> sharp = Suite.MATES.load();
        int mates = 0;
        for (int i = 0; i < sharp.size(); i += 9) {
            Position position = sharp.get(i).position().copy();
            for (int moves = 1; moves <= 2; moves++) {
                boolean mate = mates(position, moves);
                mates += mate ? 1 : 0;
                MateVerdict verdict = solver.mates(position, moves, 30 * BUDGET).verdict();
                assertEquals(mate ? MateVerdict.PROVED : MateVerdict.REFUTED, verdict, Fen.format(position));
            }
        }
        assertNotEquals(0, mates);
    }

    @Test
    void checksAloneMissTheQuietMate() {
        MateResult result = byChecks.mates(Fen.parse(QUIET_MATE, Variant.CRAZYHOUSE), 2, BUDGET);
        assertEquals(MateVerdict.REFUTED, result.verdict());
        assertEquals(List.of(), result.line());
    }

    @Test
    void whereNothingGivesCheckAllIsRefutedAtOnce() {
        assertEquals(
                MateVerdict.REFUTED,
                byChecks.mates(Position.start(Variant.CRAZYHOUSE), 15, 1).verdict());
    }

    @Test
    void theLineOfAProofEndsInMate() {
        Position position = longMate();
        MateResult result = byChecks.mates(position, 15, BUDGET);
        assertEquals(MateVerdict.PROVED, result.verdict());
        List<Integer> line = result.line();
        for (int i = 0; i < line.size(); i++) {
            assertTrue(LegalMoves.contains(position, line.get(i)));
            position.make(line.get(i));
            assertEquals(i % 2 == 0, position.inCheck());
        }
        assertEquals(0, LegalMoves.of(position).size());
    }

    @Test
    void aQuestionAskedAgainGoesOnWhereItWasLeft() {
        int asked = 1;
        MateResult result = byChecks.mates(longMate(), 8, 100);
        while (result.verdict() == MateVerdict.UNKNOWN) {
            assertEquals(100, result.nodes());
            result = byChecks.mates(longMate(), 8, 100);
            asked++;
            assertTrue(asked < 100, "no end to it");
        }
        assertTrue(asked > 1);
        assertTrue(result.isProved());
        byChecks.clear();
        assertEquals(MateVerdict.UNKNOWN, byChecks.mates(longMate(), 8, 100).verdict());
    }

    private static Position longMate() {
        return Fen.parse("2bk1br1/ppNpqp1p/8/1B2N3/4Q3/6n1/PPPP1KP1/R1B4R[RNPPPPPP] w - - 0 1", Variant.CRAZYHOUSE);
    }

    private static boolean mates(Position position, int moves) {
        MoveList legal = LegalMoves.of(position);
        for (int i = 0; i < legal.size(); i++) {
            position.make(legal.get(i));
            boolean mated = (moves > 1 || position.inCheck()) && isMated(position, moves - 1);
            position.unmake();
            if (mated) {
                return true;
            }
        }
        return false;
    }

    private static boolean isMated(Position position, int moves) {
        MoveList legal = LegalMoves.of(position);
        if (legal.size() == 0) {
            return position.inCheck();
        }
        for (int i = 0; i < legal.size(); i++) {
            if (moves == 0) {
                return false;
            }
            position.make(legal.get(i));
            boolean mates = mates(position, moves);
            position.unmake();
            if (!mates) {
                return false;
            }
        }
        return true;
    }
}
