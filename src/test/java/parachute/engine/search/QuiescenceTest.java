package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.notation.CoordinateMove;

class QuiescenceTest {
    private static final int FAR = 5_000;

    private static final String RULE = "QUIESCENCE_DELTA=150,QUIESCENCE_EXCHANGE=0,QUIESCENCE_QUIET_EVASIONS=2";

    private static TestNode chess(String fen) {
        return TestNode.chess(fen, RULE);
    }

    private static TestNode crazyhouse(String fen) {
        return TestNode.crazyhouse(fen, RULE);
    }

    @Test
    void aQuietPositionIsWorthItsEvaluation() {
        TestNode node = chess("6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1");
        assertEquals(500, node.quiescence(-FAR, FAR, 0));
        assertEquals(1, node.nodes(), "a mate by a quiet move is none of its business");
    }

    @Test
    void whoStandsWellNeedNotCapture() {
        TestNode node = chess("6k1/5ppp/8/8/8/2q5/1P3PPP/1R4K1 w - - 0 1");
        assertEquals(-300, node.quiescence(-301, -300, 0));
        assertEquals(1, node.nodes());
        assertEquals(600, node.quiescence(-FAR, FAR, 0), "bxc3");
    }

    @ParameterizedTest
    @CsvSource({
        "the pawn has support,                6k1/5ppp/2p5/3p4/8/8/3R1PPP/6K1 w - - 0 1,      300, false",
        "the pawn has none,                   6k1/5ppp/8/3p4/8/8/3R1PPP/6K1 w - - 0 1,        500, true",
        "a pawn may take one that has,        6k1/5ppp/2p5/3p4/4P3/8/5PPP/6K1 w - - 0 1,     -100, true",
        "not even with check,                 4k3/3pp3/8/8/8/8/4Q3/4K3 w - - 0 1,             700, false",
    })
    void capturesThatLoseMaterialAreNotTried(String what, String fen, int score, boolean tried) {
        TestNode node = chess(fen);
        assertEquals(score, node.quiescence(-FAR, FAR, 0), what);
        assertEquals(tried, node.nodes() > 1, what);
    }

    @ParameterizedTest
    @CsvSource({
        "the pawn brings alpha close enough,    520, 4k3/8/8/3p4/8/8/3R4/4K3 w - - 0 1,        false",
        "it does not,                          5000, 4k3/8/8/3p4/8/8/3R4/4K3 w - - 0 1,        true",
        "a promotion is always tried,          5000, 4k3/P7/8/8/8/8/8/4K3 w - - 0 1,           false",
        "a capture by a bare king may draw,    5000, 4k3/8/8/8/8/8/3r4/4K3 w - - 0 1,          false",
    })
    void capturesThatCannotReachAlphaAreNotTried(String what, int alpha, String fen, boolean pruned) {
        TestNode node = chess(fen);
        node.quiescence(alpha, alpha + 1, 0);
        assertEquals(pruned, node.nodes() == 1, what);
    }

    @Test
    void deltaPruningIsNotForKingsThatHaveAHand() {
        TestNode node = crazyhouse("4k3/8/8/8/8/8/3r4/4K3[] w - - 0 1");
        node.quiescence(FAR, FAR + 1, 0);
        assertEquals(1, node.nodes(), "in crazyhouse no material is a draw");
    }

    @Test
    void promotionsToAQueenAreTried() {
        assertEquals(900, chess("8/P3k3/8/8/8/8/8/4K3 w - - 0 1").quiescence(-FAR, FAR, 0));
    }

    @Test
    void mateIsSeen() {
        assertEquals(
                Score.matedIn(1), chess("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1").quiescence(-FAR, FAR, 0));
    }

    @Test
    void inCheckNobodyStandsPat() {
        String fen = "4k3/8/8/8/8/3n4/Q4PPP/4K3 w - - 0 1";
        TestNode node = chess(fen);
        assertTrue(node.quiescence(-1, 0, 0) >= 0);
        assertTrue(node.nodes() > 1);
        assertTrue(!node.hasEvaluated(fen));
    }

    /** The king may go to d1, d2 and e2 if no rook attacks it there: two of them are tried once one escapes mate. */
    @Test
    void twoQuietEvasionsAreTried() {
        String fen = "4k3/8/8/8/8/8/5P2/r3K3 w - - 0 1";
        TestNode two = chess(fen);
        two.quiescence(-FAR, FAR, 0);
        TestNode one = TestNode.chess(fen, RULE + ",QUIESCENCE_QUIET_EVASIONS=1");
        one.quiescence(-FAR, FAR, 0);
        assertEquals(3, two.nodes());
        assertEquals(2, one.nodes());
    }

    @Test
    void aBareKingAgainstPawnsTriesAllOfThem() {
        TestNode node = TestNode.chess("4k3/8/8/8/8/8/p7/r3K3 w - - 0 1", RULE + ",QUIESCENCE_QUIET_EVASIONS=0");
        node.quiescence(-FAR, FAR, 0);
        assertEquals(4, node.nodes(), "Kd2, Ke2 and Kf2");
    }

    @Test
    void theEvasionThatEscapesMateIsFound() {
        TestNode node = TestNode.chess("6k1/8/8/8/8/8/5PP1/r5K1 w - - 0 1", RULE + ",QUIESCENCE_QUIET_EVASIONS=0");
        assertEquals(-300, node.quiescence(-FAR, FAR, 0), "Kh2");
    }

    @Test
    void aDropThatMatesIsSeenAtTheFirstPlyAlone() {
        String smothered = "6rk/6pp/8/8/8/8/8/K7[N] w - - 0 1";
        assertEquals(Score.mateIn(2), crazyhouse(smothered).quiescence(-FAR, Score.MATE, 0), "N@f7");
        assertEquals(-400, crazyhouse(smothered).quiescence(-FAR, Score.MATE, 1));
    }

    /** A rook has 13 squares to give check from, and on three of them the king takes it, which is not tried. */
    @Test
    void onlyTheFirstDropsThatGiveCheckAreTried() {
        long[] nodes =
                IntStream.of(0, 4, 8).mapToLong(QuiescenceTest::nodesWithDrops).toArray();
        assertEquals(1, nodes[0]);
        assertTrue(nodes[0] < nodes[1] && nodes[1] < nodes[2], Arrays.toString(nodes));
    }

    private static long nodesWithDrops(int max) {
        TestNode node =
                TestNode.crazyhouse("6k1/8/8/8/8/8/8/K7[R] w - - 0 1", RULE + ",QUIESCENCE_CHECKING_DROPS=" + max);
        node.quiescence(FAR, FAR + 1, 0);
        return node.nodes();
    }

    @Test
    void aCheckThatADropParriesIsNotMate() {
        assertTrue(crazyhouse("R5k1/5ppp/8/8/8/8/8/4K3[n] b - - 0 1").quiescence(-FAR, FAR, 1) > -Score.MATE_BOUND);
        assertEquals(
                Score.matedIn(1),
                crazyhouse("R5k1/5ppp/8/8/8/8/8/4K3[] b - - 0 1").quiescence(-FAR, FAR, 1));
    }

    /** The result of a search without drops cannot be used for one with drops; the reverse is possible. */
    @ParameterizedTest
    @CsvSource({"1, 0, false", "1, 1, true", "0, 0, true", "0, 1, true"})
    void theTableRecordsWhetherDropsWereTried(int storedAtPly, int askedAtPly, boolean known) {
        TestNode node = crazyhouse("6k1/5ppp/8/8/8/8/5PPP/6K1[N] w - - 0 1");
        node.quiescence(1_000, 1_001, storedAtPly);
        long before = node.nodes();
        node.quiescence(1_000, 1_001, askedAtPly);
        assertEquals(known, node.nodes() == before + 1 && TranspositionTable.bound(node.stored()) == Bound.UPPER);
    }

    /** The main search has stored a quiet move, which would start an endless search here. */
    @Test
    void aQuietHashMoveIsNotTried() {
        TestNode node = chess("6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1");
        node.store("b1b8", 0, 0, Bound.LOWER);
        assertEquals(500, node.quiescence(-FAR, FAR, 0));
        assertEquals(1, node.nodes());
    }

    @ParameterizedTest
    @CsvSource({"e1d2, e1e2", "e1e2, e1d2"})
    void inCheckAQuietHashMoveComesFirst(String hashMove, String other) {
        TestNode node = TestNode.chess("4k3/8/8/8/8/8/5P2/r3K3 w - - 0 1", RULE + ",QUIESCENCE_QUIET_EVASIONS=1");
        node.store(hashMove, 0, 0, Bound.LOWER);
        node.quiescence(-FAR, FAR, 0);
        assertEquals(hashMove, CoordinateMove.format(node.entry.line[0]));
        assertEquals(0, node.storedAfter(other));
    }

    @Test
    void inCheckAllCapturesAreTried() {
        TestNode node = TestNode.chess("4k3/8/8/8/8/3n4/2P1P3/4K3 w - - 0 1", RULE + ",QUIESCENCE_QUIET_EVASIONS=0");
        node.quiescence(-FAR, FAR, 0);
        assertEquals(3, node.nodes(), "cxd3 and exd3, and no move of the king");
    }

    @Test
    void theLineIsKeptWhereTheWindowIsOpen() {
        TestNode node = chess("6k1/5ppp/8/3p4/8/8/3R1PPP/6K1 w - - 0 1");
        node.quiescence(-FAR, FAR, 0);
        assertEquals(1, node.entry.lineLength);
    }
}
