package parachute.engine.eval.classical;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parachute.engine.eval.classical.EvaluationTerm.BISHOP_PAIR;
import static parachute.engine.eval.classical.EvaluationTerm.HAND;
import static parachute.engine.eval.classical.EvaluationTerm.KING_DANGER;
import static parachute.engine.eval.classical.EvaluationTerm.KING_SHELTER;
import static parachute.engine.eval.classical.EvaluationTerm.MATERIAL;
import static parachute.engine.eval.classical.EvaluationTerm.MOBILITY;
import static parachute.engine.eval.classical.EvaluationTerm.OUTPOSTS;
import static parachute.engine.eval.classical.EvaluationTerm.PASSED_PAWNS;
import static parachute.engine.eval.classical.EvaluationTerm.PAWN_STRUCTURE;
import static parachute.engine.eval.classical.EvaluationTerm.PIECE_SQUARES;
import static parachute.engine.eval.classical.EvaluationTerm.PROMOTED;
import static parachute.engine.eval.classical.EvaluationTerm.ROOK_FILES;
import static parachute.engine.eval.classical.EvaluationTerm.TEMPO;
import static parachute.engine.eval.classical.EvaluationTerm.THREATS;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.engine.eval.classical.EvaluationTable.Row;
import parachute.engine.eval.classical.EvaluationTable.TaperedScore;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

/**
 * Each term as a statement about chess, for White in two positions. Files are mirrored where possible, so that piece
 * squares are the same and only the term in question differs.
 */
class EvaluationTermTest {
    private static final TaperedScore ZERO = new TaperedScore(0, 0);

    private static EvaluationTable table(Variant variant, String board) {
        String fen = board.contains(" ") ? board : board + " w - - 0 1";
        return new ClassicalEvaluator(variant).explain(Fen.parse(fen, variant));
    }

    /** Returns White's score of a term in chess. */
    private static TaperedScore chess(EvaluationTerm term, String board) {
        return table(Variant.CHESS, board).row(term).white();
    }

    /** Returns White's score of a term in crazyhouse. */
    private static TaperedScore crazyhouse(EvaluationTerm term, String board) {
        return table(Variant.CRAZYHOUSE, board).row(term).white();
    }

    private static void assertBetter(TaperedScore good, TaperedScore bad) {
        assertBetterInMiddlegame(good, bad);
        assertBetterInEndgame(good, bad);
    }

    private static void assertBetterInMiddlegame(TaperedScore good, TaperedScore bad) {
        assertTrue(good.middlegame() > bad.middlegame(), good + " and " + bad);
    }

    private static void assertBetterInEndgame(TaperedScore good, TaperedScore bad) {
        assertTrue(good.endgame() > bad.endgame(), good + " and " + bad);
    }

    /** Asserts that one of White's terms is better in the first position and all others are the same. */
    private static void assertOnly(Variant variant, EvaluationTerm term, String good, String bad) {
        EvaluationTable first = table(variant, good);
        EvaluationTable second = table(variant, bad);
        Set<EvaluationTerm> differing = first.rows().stream()
                .filter(row -> !row.white().equals(second.row(row.term()).white()))
                .map(Row::term)
                .collect(Collectors.toSet());
        assertEquals(Set.of(term), differing);
        assertBetterInMiddlegame(first.row(term).white(), second.row(term).white());
    }

    private static void assertOnly(EvaluationTerm term, String good, String bad) {
        assertOnly(Variant.CHESS, term, good, bad);
        assertBetterInEndgame(chess(term, good), chess(term, bad));
    }

    // ---- material, squares, hands -----------------------------------------------------------------------------------

    @Test
    void aQueenIsWorthMoreThanARookAndARookMoreThanAKnight() {
        assertBetter(chess(MATERIAL, "4k3/8/8/8/8/8/8/Q3K3"), chess(MATERIAL, "4k3/8/8/8/8/8/8/R3K3"));
        assertBetter(chess(MATERIAL, "4k3/8/8/8/8/8/8/R3K3"), chess(MATERIAL, "4k3/8/8/8/8/8/8/N3K3"));
    }

    @Test
    void aKnightStandsBetterInTheCentreThanInTheCorner() {
        assertBetter(chess(PIECE_SQUARES, "4k3/8/8/8/3N4/8/8/4K3"), chess(PIECE_SQUARES, "4k3/8/8/8/8/8/8/N3K3"));
    }

    @Test
    void aPieceInHandIsWorthSomethingAndTheSecondOfItsKindLess() {
        TaperedScore one = crazyhouse(HAND, "4k3/8/8/8/8/8/8/4K3[N]");
        TaperedScore two = crazyhouse(HAND, "4k3/8/8/8/8/8/8/4K3[NN]");
        assertEquals(ZERO, crazyhouse(HAND, "4k3/8/8/8/8/8/8/4K3[]"));
        assertBetter(one, ZERO);
        assertBetter(two, one);
        assertBetter(one, two.minus(one));
    }

    @Test
    void aPromotedQueenIsWorthMoreThanAnotherOneBecauseItsCaptorGetsAPawn() {
        assertOnly(Variant.CRAZYHOUSE, PROMOTED, "4k3/8/8/8/8/8/8/Q~3K3[]", "4k3/8/8/8/8/8/8/Q3K3[]");
    }

    // ---- pawns ------------------------------------------------------------------------------------------------------

    @Test
    void anIsolatedPawnIsWeak() {
        assertOnly(PAWN_STRUCTURE, "4k3/8/8/8/8/8/PP6/4K3", "4k3/8/8/8/8/8/P5P1/4K3");
    }

    @Test
    void aDoubledPawnIsWeak() {
        assertOnly(PAWN_STRUCTURE, "4k3/p6p/8/8/8/7P/P7/4K3", "4k3/p6p/8/8/8/P7/P7/4K3");
    }

    @Test
    void aBackwardPawnIsWeak() {
        assertOnly(PAWN_STRUCTURE, "4k3/8/2p5/8/P7/1P6/8/4K3", "4k3/8/8/2p5/P7/1P6/8/4K3");
    }

    @Test
    void aPawnThatAPawnDefendsIsStrong() {
        assertBetter(
                chess(PAWN_STRUCTURE, "4k3/pp6/8/8/8/P7/1P6/4K3"), chess(PAWN_STRUCTURE, "4k3/pp6/8/8/8/8/PP6/4K3"));
    }

    @Test
    void aPassedPawnIsStrong() {
        assertOnly(PASSED_PAWNS, "4k3/6p1/8/P7/8/8/8/4K3", "4k3/1p6/8/P7/8/8/8/4K3");
    }

    @Test
    void onlyTheForemostOfDoubledPawnsIsPassed() {
        assertEquals(chess(PASSED_PAWNS, "4k3/8/8/8/P7/8/8/4K3"), chess(PASSED_PAWNS, "4k3/8/8/8/P7/8/P7/4K3"));
    }

    @Test
    void aPassedPawnIsStrongerTheFartherItHasCome() {
        assertBetter(chess(PASSED_PAWNS, "4k3/P7/8/8/8/8/8/4K3"), chess(PASSED_PAWNS, "4k3/8/8/8/P7/8/8/4K3"));
    }

    @Test
    void aPassedPawnIsStrongerIfNothingStandsInItsWay() {
        assertOnly(PASSED_PAWNS, "4k2n/P7/8/8/8/8/8/4K3", "n3k3/P7/8/8/8/8/8/4K3");
    }

    @Test
    void inTheEndgameAPassedPawnIsStrongerTheFartherTheEnemyKingAndTheNearerItsOwn() {
        assertBetterInEndgame(chess(PASSED_PAWNS, "7k/8/8/P7/8/8/8/4K3"), chess(PASSED_PAWNS, "k7/8/8/P7/8/8/8/4K3"));
        assertBetterInEndgame(chess(PASSED_PAWNS, "4k3/1K6/8/P7/8/8/8/8"), chess(PASSED_PAWNS, "4k3/6K1/8/P7/8/8/8/8"));
    }

    // ---- pieces -----------------------------------------------------------------------------------------------------

    @Test
    void aBishopBehindItsOwnPawnHasLittleMobility() {
        assertOnly(MOBILITY, "4k3/8/8/8/8/8/6P1/B3K3", "4k3/8/8/8/8/8/1P6/B3K3");
    }

    @Test
    void squaresThatEnemyPawnsAttackDoNotCountAsMobility() {
        assertBetter(chess(MOBILITY, "4k3/8/6p1/8/8/1N6/8/4K3"), chess(MOBILITY, "4k3/8/1p6/8/8/1N6/8/4K3"));
    }

    @Test
    void aBishopStandsWellWhereAPawnDefendsItAndNoEnemyPawnCanAttackIt() {
        String outpost = "4k3/7p/8/3B4/2P5/8/8/K7";
        assertOnly(OUTPOSTS, outpost, "4k3/4p3/8/3B4/2P5/8/8/K7");
        assertEquals(ZERO, chess(OUTPOSTS, "4k3/7p/8/3B4/5P2/8/8/K7"), "not defended");
        assertEquals(ZERO, chess(OUTPOSTS, "4k3/7p/3B4/8/2P5/8/8/K7"), "elsewhere");
    }

    @Test
    void aKnightHasOutpostsToo() {
        TaperedScore outpost = crazyhouse(OUTPOSTS, "4k3/7p/8/3N4/2P5/8/8/4K3[]");
        assertBetterInMiddlegame(outpost, crazyhouse(OUTPOSTS, "4k3/4p3/8/3N4/2P5/8/8/4K3[]"));
    }

    @Test
    void twoBishopsAreWorthMoreThanTwiceOne() {
        assertEquals(ZERO, chess(BISHOP_PAIR, "4k3/8/8/8/8/8/8/B3K3"));
        assertBetter(chess(BISHOP_PAIR, "4k3/8/8/8/8/8/8/B3K2B"), ZERO);
    }

    @Test
    void aRookPrefersAnOpenFileToAHalfOpenOneAndThatToAClosedOne() {
        TaperedScore open = chess(ROOK_FILES, "4k3/7p/8/8/8/8/7P/R3K3");
        TaperedScore halfOpen = chess(ROOK_FILES, "4k3/p7/8/8/8/8/7P/R3K3");
        TaperedScore closed = chess(ROOK_FILES, "4k3/7p/8/8/8/8/P7/R3K3");
        assertBetterInMiddlegame(open, halfOpen);
        assertBetter(halfOpen, closed);
        assertEquals(ZERO, closed);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "a pawn attacks a knight,             4k3/8/8/4n3/3P4/8/8/K7, 4k3/8/4n3/8/3P4/8/8/K7",
        "a knight attacks a rook,             4k3/8/8/r7/8/1N6/8/4K3,  4k3/8/r7/8/8/1N6/8/4K3",
        "a bishop attacks an undefended rook, 4k3/8/1r6/8/8/4B3/8/4K3, 4k3/8/8/1r6/8/4B3/8/4K3",
        "nothing defends an attacked knight,  8/7k/1n6/8/8/4B3/8/4K3,  8/k7/1n6/8/8/4B3/8/4K3"
    })
    void threatsAreGood(String what, String good, String bad) {
        assertBetter(chess(THREATS, good), chess(THREATS, bad));
    }

    @Test
    void onlyTheThreatOfAPawnChangesWhenAKnightIsAttackedByIt() {
        assertOnly(THREATS, "4k3/8/8/4n3/3P4/8/8/K7", "4k3/8/4n3/8/3P4/8/8/K7");
    }

    @Test
    void aRookThreatensAQueen() {
        assertBetter(chess(THREATS, "4k3/7q/8/8/8/8/8/4K2R"), chess(THREATS, "4k3/6q1/8/8/8/8/8/4K2R"));
    }

    @Test
    void aPawnsDefenceParriesTheThreatOfAPiece() {
        assertBetter(chess(THREATS, "7k/6p1/1r6/8/8/4B3/8/4K3"), chess(THREATS, "7k/p7/1r6/8/8/4B3/8/4K3"));
    }

    // ---- kings and tempo --------------------------------------------------------------------------------------------

    @Test
    void inTheMiddlegameAKingIsBetterBehindItsPawns() {
        assertOnly(Variant.CHESS, KING_SHELTER, "4k3/8/8/8/8/8/5PPP/6K1", "4k3/8/8/8/8/8/PPP5/6K1");
    }

    @Test
    void anEnemyPawnCloseBeforeTheKingIsBad() {
        assertOnly(KING_SHELTER, "4k3/8/8/8/8/1p6/8/6K1", "4k3/8/8/8/8/6p1/8/6K1");
    }

    @Test
    void piecesAroundAKingAreDangerousInTheMiddlegame() {
        TaperedScore attacked = chess(KING_DANGER, "6k1/8/3b4/8/6nq/8/5PPP/5RK1");
        TaperedScore safe = chess(KING_DANGER, "6k1/4b3/8/8/qn6/8/5PPP/5RK1");
        assertEquals(ZERO, safe);
        assertBetterInMiddlegame(safe, attacked);
        assertEquals(0, attacked.endgame());
    }

    @Test
    void everyFurtherAttackerRaisesTheDanger() {
        int queen = chess(KING_DANGER, "4k3/8/8/8/7q/8/5PPP/5RK1").middlegame();
        int knightToo = chess(KING_DANGER, "4k3/8/8/8/6nq/8/5PPP/5RK1").middlegame();
        int bishopToo = chess(KING_DANGER, "4k3/8/3b4/8/6nq/8/5PPP/5RK1").middlegame();
        assertTrue(knightToo < queen, knightToo + " and " + queen);
        assertTrue(bishopToo < knightToo, bishopToo + " and " + knightToo);
    }

    @Test
    void aKingIsInMoreDangerTheMoreItsEnemyHoldsInHand() {
        String board = "rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        assertBetter(crazyhouse(KING_DANGER, board + "[]"), crazyhouse(KING_DANGER, board + "[n]"));
        assertBetter(crazyhouse(KING_DANGER, board + "[n]"), crazyhouse(KING_DANGER, board + "[nn]"));
    }

    @Test
    void toBeOnTheMoveIsGood() {
        assertOnly(TEMPO, "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1", "4k3/p7/8/8/8/8/P7/4K3 b - - 0 1");
    }
}
