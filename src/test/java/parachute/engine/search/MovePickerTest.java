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
import org.junit.jupiter.params.provider.ValueSource;
import parachute.engine.eval.classical.PieceValues;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.CheckSquares;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.StaticExchange;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

/** The order of the moves matters to the search, but none may be lost or come twice. */
class MovePickerTest {
    /** Quiet moves of both sorts that give check: Rb8 and drops on the open lines to the king. */
    private static final String MANY_CHECKS = "r5k1/5ppp/3p4/2p5/8/1R4N1/5PPP/6K1[QNpb] w - - 0 1";

    private static StackEntry frame(Position position) {
        PieceValues values = PieceValues.of(position.variant());
        StaticExchange exchange = new StaticExchange(position, values.swing(), values.promotedSwing());
        StackEntry frame = new StackEntry(0, position, exchange, new Histories());
        frame.generator.prepare();
        frame.checks.prepare();
        return frame;
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
                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R[Pn] w KQkq - 0 1",
                "4k3/8/8/8/8/8/4r3/4K3[QRBNP] w - - 0 1",
                "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R[] w KQ - 1 8",
            })
    void everyLegalMoveComesOnce(String fen) {
        Position position = crazyhouse(fen);
        StackEntry frame = frame(position);
        List<Integer> all = new ArrayList<>(legal(position));
        int hashMove = all.get(all.size() / 2);
        int killer = all.get(all.size() - 1);
        frame.picker.start(hashMove, killer, hashMove, 0, 0);
        List<Integer> handedOut = rest(frame.picker);
        assertEquals(hashMove, handedOut.get(0));
        assertEquals(legal(position), new TreeSet<>(handedOut));
        assertEquals(handedOut.size(), new HashSet<>(handedOut).size());
    }

    @Test
    void whenOnlyChecksAreKeptNoneOfThemIsLost() {
        Position position = crazyhouse(MANY_CHECKS);
        StackEntry frame = frame(position);
        frame.picker.start(Move.NONE, Move.NONE, Move.NONE, 0, 0);
        int first = frame.picker.next();
        assertFalse(position.isTactical(first), "there is nothing to take");
        frame.picker.keepOnlyChecks();
        Set<Integer> expected = checks(position);
        expected.remove(first);
        assertEquals(expected, new TreeSet<>(rest(frame.picker)));
        assertTrue(expected.contains(CoordinateMove.parse("b3b8")));
        assertTrue(expected.contains(CoordinateMove.parse("N@e7")));
    }

    @Test
    void checksAreKeptWhenAKillerIsAlreadyPruned() {
        Position position = crazyhouse(MANY_CHECKS);
        StackEntry frame = frame(position);
        int killer = CoordinateMove.parse("h2h3");
        frame.picker.start(Move.NONE, killer, Move.NONE, 0, 0);
        assertEquals(killer, frame.picker.next());
        frame.picker.keepOnlyChecks();
        assertEquals(checks(position), new TreeSet<>(rest(frame.picker)));
    }

    private static Set<Integer> checks(Position position) {
        CheckSquares checks = new CheckSquares(position);
        checks.prepare();
        Set<Integer> set = legal(position);
        set.removeIf(move -> !checks.givesCheck(move));
        return set;
    }
}
