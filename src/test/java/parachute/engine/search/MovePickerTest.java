package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.CheckSquares;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

/** The order of the moves matters to the search, but none may be missing or occur twice. */
class MovePickerTest {
    /** Quiet moves of both sorts that give check: Rb8 and drops on the open lines to the king. */
    private static final String MANY_CHECKS = "r5k1/5ppp/3p4/2p5/8/1R4N1/5PPP/6K1[QNpb] w - - 0 1";

    /** Good and bad captures, quiet moves that give check and many that do not. */
    private static final String CAPTURES = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R[Pn] w KQkq - 0 1";

    private static final String IN_CHECK = "4k3/8/8/8/8/8/4r3/4K3[QRBNP] w - - 0 1";

    private static StackEntry node(Position position) {
        StackEntry node = TestTrees.of(position).stack(0);
        node.generator.prepare();
        node.checks.prepare();
        return node;
    }

    private static Position crazyhouse(String fen) {
        return Fen.parse(fen, Variant.CRAZYHOUSE);
    }

    private static List<Integer> rest(MovePicker picker) {
        List<Integer> moves = new ArrayList<>();
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            moves.add(move);
        }
        return moves;
    }

    private static Set<Integer> legal(Position position) {
        return new TreeSet<>(LegalMoves.of(position).toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                MANY_CHECKS,
                CAPTURES,
                IN_CHECK,
                "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R[] w KQ - 1 8",
            })
    void everyLegalMoveComesOnce(String fen) {
        Position position = crazyhouse(fen);
        StackEntry node = node(position);
        List<Integer> all = new ArrayList<>(legal(position));
        int hashMove = all.get(all.size() / 2);
        node.picker.start(hashMove);
        List<Integer> handedOut = rest(node.picker);
        assertEquals(hashMove, handedOut.get(0));
        assertEquals(legal(position), new TreeSet<>(handedOut));
        assertEquals(handedOut.size(), new HashSet<>(handedOut).size());
    }

    @Test
    void inCheckTheQuiescenceSearchGetsEveryEvasionWithCapturesFirst() {
        Position position = crazyhouse(IN_CHECK);
        StackEntry node = node(position);
        node.picker.startQuiescence(Move.NONE, true);
        List<Integer> handedOut = rest(node.picker);
        assertEquals("e1e2", CoordinateMove.format(handedOut.get(0)));
        assertEquals(legal(position), new TreeSet<>(handedOut));
    }

    @Test
    void theQuiescenceSearchGetsCapturesAndThenDropsThatGiveCheck() {
        Position position = crazyhouse("6k1/5ppp/8/8/8/p7/1P6/6K1[QNp] w - - 0 1");
        StackEntry node = node(position);
        node.picker.startQuiescence(Move.NONE, true);
        List<Integer> handedOut = rest(node.picker);
        assertEquals("b2a3", CoordinateMove.format(handedOut.get(0)));
        Set<Integer> expected = checks(position);
        expected.add(handedOut.get(0));
        assertEquals(expected, new TreeSet<>(handedOut));
        assertTrue(expected.contains(CoordinateMove.parse("N@e7")));
    }

    @Test
    void withoutDropsTheQuiescenceSearchGetsCapturesAlone() {
        StackEntry node = node(crazyhouse("6k1/5ppp/8/8/8/p7/1P6/6K1[QNp] w - - 0 1"));
        node.picker.startQuiescence(Move.NONE, false);
        assertEquals(List.of(CoordinateMove.parse("b2a3")), rest(node.picker));
        assertEquals(Move.NONE, node.picker.next());
    }

    @Test
    void aCaptureThatLosesMaterialComesLast() {
        Position position = Fen.parse("4k3/8/2p5/3p4/8/8/3Q4/4K3 w - - 0 1", Variant.CHESS);
        StackEntry node = node(position);
        node.picker.start(Move.NONE);
        List<Integer> handedOut = rest(node.picker);
        assertEquals("d2d5", CoordinateMove.format(handedOut.get(handedOut.size() - 1)));
    }

    /** With pieces to drop, a sacrifice with check may be worth it. */
    @ParameterizedTest
    @EnumSource
    void aCaptureWithCheckThatLosesMaterialComesEarlyInCrazyhouseAlone(Variant variant) {
        StackEntry node = node(Fen.parse("4k3/3pp3/8/8/8/8/4Q3/4K3 w - - 0 1", variant));
        node.picker.start(Move.NONE);
        List<Integer> handedOut = rest(node.picker);
        int capture = variant.hasDrops() ? handedOut.getFirst() : handedOut.getLast();
        assertEquals("e2e7", CoordinateMove.format(capture));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whenOnlyChecksAreKeptNoneOfThemIsLost(boolean early) {
        Position position = crazyhouse(MANY_CHECKS);
        StackEntry node = node(position);
        node.picker.start(Move.NONE);
        Set<Integer> expected = checks(position);
        if (!early) {
            int first = node.picker.next();
            assertFalse(position.isTactical(first), "there is nothing to take");
            expected.remove(first);
        }
        node.picker.keepOnlyChecks();
        assertEquals(expected, new TreeSet<>(rest(node.picker)));
        assertTrue(expected.contains(CoordinateMove.parse("b3b8")));
        assertTrue(expected.contains(CoordinateMove.parse("N@e7")));
    }

    @Test
    void whenOnlyChecksAreKeptCapturesStayAndTheNextNodeHasAllMoves() {
        Position position = crazyhouse(CAPTURES);
        StackEntry node = node(position);
        node.picker.start(Move.NONE);
        node.picker.keepOnlyChecks();
        Set<Integer> expected = legal(position);
        Set<Integer> checks = checks(position);
        expected.removeIf(move -> !position.isTactical(move) && !checks.contains(move));
        assertEquals(expected, new TreeSet<>(rest(node.picker)));
        node.picker.start(Move.NONE);
        assertEquals(legal(position), new TreeSet<>(rest(node.picker)));
    }

    private static Set<Integer> checks(Position position) {
        CheckSquares checks = new CheckSquares(position);
        checks.prepare();
        Set<Integer> set = legal(position);
        set.removeIf(move -> !checks.givesCheck(move));
        return set;
    }
}
