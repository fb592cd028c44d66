package parachute.tools.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.notation.Fen;
import parachute.rules.notation.San;
import parachute.tools.suite.Suite;

/** The tree of a mate has every legal defence, and every branch ends in mate. */
class MateTreeTest {
    private static List<String> tree(Position position) {
        MateSearch search = new MateSearch(position, new MateLimits(10, 100_000, MateLimits.NO_LIMIT), answer -> {});
        assertTrue(search.run().isMate());
        List<String> lines = new ArrayList<>();
        search.writeTree(lines::add);
        return lines;
    }

    @Test
    void defencesAreIndentedBelowTheMoveThatTheyAnswer() {
        Position position = Fen.parse("7k/8/5K2/8/8/8/8/6R1[] w - - 0 1", Variant.CRAZYHOUSE);
        assertEquals(List.of("1. Kf7", "  1... Kh7 2. Rh1#"), tree(position));
    }

    @Test
    void blackMayBeTheAttacker() {
        Position position = Fen.parse("6r1/8/8/8/8/5k2/8/7K b - - 0 3", Variant.CHESS);
        assertEquals(List.of("3... Kf2", "  4. Kh2 Rh8#"), tree(position));
    }

    @ParameterizedTest
    @ValueSource(strings = {"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k w - - 0 1"})
    void aTreeOfChessIsComplete(String fen) {
        assertIsComplete(Fen.parse(fen, Variant.CHESS));
    }

    @Test
    void treesOfCrazyhouseAreComplete() {
        List<Position> mates = Suite.MATES.load().stream()
                .filter(one -> one.mate().orElseThrow() <= 3)
                .map(one -> one.position())
                .toList();
        for (int i = 0; i < mates.size(); i += 30) {
            assertIsComplete(mates.get(i));
        }
    }

    private static void assertIsComplete(Position position) {
        Deque<String> lines = new ArrayDeque<>(tree(position));
        String first = lines.remove();
        int leaves = play(position.copy(), lastWord(first), lines, 1);
        assertNotEquals(0, leaves);
        assertTrue(lines.isEmpty(), lines::toString);
    }

    /** Plays a move of the attacker and all lines below it, and returns the number of mates. */
    private static int play(Position position, String attack, Deque<String> lines, int depth) {
        position.make(move(position, attack));
        int defences = LegalMoves.of(position).size();
        assertEquals(attack.endsWith("#"), defences == 0 && position.inCheck(), attack);
        Set<Integer> met = new HashSet<>();
        int leaves = defences == 0 ? 1 : 0;
        for (int i = 0; i < defences; i++) {
            String line = lines.remove();
            assertEquals(2 * depth, line.length() - line.stripLeading().length(), line);
            int defence = move(position, line.strip().split(" ")[1]);
            assertTrue(met.add(defence), line);
            position.make(defence);
            leaves += play(position, lastWord(line), lines, depth + 1);
            position.unmake();
        }
        position.unmake();
        return leaves;
    }

    private static int move(Position position, String san) {
        int move = San.parse(position, san);
        assertNotEquals(Move.NONE, move, san);
        return move;
    }

    private static String lastWord(String line) {
        return line.substring(line.lastIndexOf(' ') + 1);
    }
}
