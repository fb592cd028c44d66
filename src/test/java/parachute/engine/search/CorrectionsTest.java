package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

/** What a search finds in one position applies to similar positions, and only to those. */
class CorrectionsTest {
    private static final String LEARNT = "4k3/pp6/8/8/8/8/PP1R4/4K3[Nb] w - - 0 1";

    private static final int BEFORE = 70;
    private static final int TWO_BEFORE = 80;

    private final Corrections corrections = new Corrections();

    private static SearchParameters only(String parameter) {
        SearchParameters parameters = SearchParameters.of(Variant.CRAZYHOUSE);
        for (String other : new String[] {"PAWNS", "PIECES", "MOVES"}) {
            parameters = parameters.with("CORRECTION_" + other, other.equals(parameter) ? 100 : 0);
        }
        return parameters;
    }

    private static Position position(String fen) {
        return Fen.parse(fen, Variant.CRAZYHOUSE);
    }

    private static HistoryContext context(Position position, int before, int twoBefore) {
        HistoryContext context = new HistoryContext(SearchParameters.of(Variant.CRAZYHOUSE));
        context.before = before;
        context.twoBefore = twoBefore;
        context.pawnKey = position.pawnKey();
        return context;
    }

    private void learn(int error, int depth) {
        Position position = position(LEARNT);
        corrections.learn(position, context(position, BEFORE, TWO_BEFORE), error, depth);
    }

    private int of(String fen, String parameter) {
        return of(fen, BEFORE, TWO_BEFORE, parameter);
    }

    private int of(String fen, int before, int twoBefore, String parameter) {
        Position position = position(fen);
        return corrections.of(position, context(position, before, twoBefore), only(parameter));
    }

    /** One search changes at most a quarter of the maximum, for each side's pieces. */
    @ParameterizedTest
    @CsvSource({"PAWNS, 25", "PIECES, 50", "MOVES, 25"})
    void whatASearchFoundIsBelievedOfItsPosition(String parameter, int correction) {
        learn(500, 8);
        assertEquals(correction, of(LEARNT, parameter));
        learn(-500, 8);
        assertTrue(of(LEARNT, parameter) < 0);
    }

    @ParameterizedTest
    @CsvSource({
        "another piece of White moved,   4k3/pp6/8/8/8/8/PPR5/4K3[Nb] w - - 0 1,  PAWNS,  25",
        "and so Black's alone are known, 4k3/pp6/8/8/8/8/PPR5/4K3[Nb] w - - 0 1,  PIECES, 25",
        "a pawn has moved,               4k3/pp6/8/8/P7/8/1P1R4/4K3[Nb] w - - 0 1, PAWNS,  0",
        "a pawn has moved,               4k3/pp6/8/8/P7/8/1P1R4/4K3[Nb] w - - 0 1, PIECES, 50",
        "another piece is in hand,       4k3/pp6/8/8/8/8/PP1R4/4K3[Bb] w - - 0 1,  PAWNS,  25",
        "the other side is to move,      4k3/pp6/8/8/8/8/PP1R4/4K3[Nb] b - - 0 1,  PAWNS,  0",
    })
    void ofOtherPositionsOnlyWhatTheyShare(String what, String fen, String parameter, int correction) {
        learn(500, 8);
        assertEquals(correction, of(fen, parameter), what);
    }

    @Test
    void afterOtherMovesNothingIsKnown() {
        learn(500, 8);
        assertEquals(0, of(LEARNT, BEFORE, TWO_BEFORE + 1, "MOVES"));
        assertEquals(0, of(LEARNT, BEFORE + 1, TWO_BEFORE, "MOVES"));
    }

    @Test
    void aDeeperSearchCountsMore() {
        learn(100, 2);
        int shallow = of(LEARNT, "PAWNS");
        corrections.clear();
        learn(100, 12);
        assertTrue(shallow > 0 && of(LEARNT, "PAWNS") > shallow);
    }

    @Test
    void noCorrectionIsGreaterThanItsParameter() {
        for (int i = 0; i < 1_000; i++) {
            learn(5_000, 20);
        }
        assertTrue(of(LEARNT, "PAWNS") <= 100 && of(LEARNT, "PAWNS") > 95);
    }

    @Test
    void clearForgetsEverything() {
        learn(500, 8);
        corrections.clear();
        for (String parameter : new String[] {"PAWNS", "PIECES", "MOVES"}) {
            assertEquals(0, of(LEARNT, parameter));
        }
    }
}
