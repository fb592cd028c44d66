package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

class ExtensionsTest {
    private static final int DEPTH = 10;

    private final Position position = Fen.parse("4k3/8/8/1r6/8/8/8/1Q2K2R[] w K - 0 1", Variant.CRAZYHOUSE);
    private final Tree tree = TestTrees.of(position);
    private final Extensions extensions =
            new Extensions(tree, SearchParameters.of(Variant.CRAZYHOUSE).with("CHECK_EXTENSION_MOVES", 8));

    @ParameterizedTest
    @CsvSource({
        "a check by the rook,                1, 1, h1h8, 1",
        "a check that wins the rook,         1, 1, b1b5, 1",
        "a check that loses the queen,       1, 1, b1b8, 0",
        "too far from the root,             20, 1, h1h8, 0",
        "just close enough,                 19, 1, h1h8, 1",
        "too late in its node,               1, 9, h1h8, 0",
        "just early enough,                  1, 8, h1h8, 1",
    })
    void earlyChecksThatLoseNoMaterialAreExtended(String what, int ply, int number, String move, int plies) {
        extensions.startIteration(DEPTH);
        assertEquals(plies, extensions.ofCheck(CoordinateMove.parse(move), number, ply), what);
    }

    @ParameterizedTest
    @CsvSource({
        "of the same depth and exact,        10, EXACT,    30, true",
        "a lower bound three plies short,     7, LOWER,    30, true",
        "too shallow,                         6, LOWER,    30, false",
        "an upper bound,                     10, UPPER,    30, false",
        "a mate,                             10, EXACT, 31000, false",
    })
    void hashMovesMayBeSingularWhereTheirScoreIsKnown(
            String what, int depth, Bound bound, int score, boolean expected) {
        assertEquals(expected, extensions(depth, bound, score, DEPTH), what);
    }

    @Test
    void shallowNodesAreNotWorthTheSearchOfTheOtherMoves() {
        assertFalse(extensions(DEPTH, Bound.EXACT, 30, 3));
    }

    @Test
    void farFromTheRootNoMoveIsSingularSoThatLinesEnd() {
        int move = CoordinateMove.parse("h1h8");
        tree.table.store(position.key(), move, 30, 1, 0, DEPTH, Bound.EXACT);
        long hit = tree.table.probe(position.key());
        extensions.startIteration(DEPTH);
        assertTrue(extensions.mayBeSingular(hit, move, DEPTH, 19));
        assertFalse(extensions.mayBeSingular(hit, move, DEPTH, 20));
    }

    @Test
    void withoutHashMoveThereIsNothingToCompare() {
        extensions.startIteration(DEPTH);
        assertFalse(extensions.mayBeSingular(0, Move.NONE, DEPTH, 1));
    }

    private boolean extensions(int storedDepth, Bound bound, int score, int depth) {
        int move = CoordinateMove.parse("h1h8");
        tree.table.store(position.key(), move, score, 1, 0, storedDepth, bound);
        extensions.startIteration(DEPTH);
        return extensions.mayBeSingular(tree.table.probe(position.key()), move, depth, 1);
    }

    @Test
    void theOtherMovesHaveToStayFurtherBelowTheDeeperTheSearch() {
        assertTrue(extensions.singularBound(100, 8) < 100);
        assertTrue(extensions.singularBound(100, 12) < extensions.singularBound(100, 8));
    }

    @Test
    void aMoveFarBetterThanAllOthersIsExtendedByTwoPliesOutsideThePrincipalVariation() {
        assertEquals(1, extensions.ofSingular(49, 50, 80, 100, NodeKind.CUT));
        assertEquals(2, extensions.ofSingular(9, 50, 80, 100, NodeKind.CUT));
        assertEquals(1, extensions.ofSingular(10, 50, 80, 100, NodeKind.ALL));
        assertEquals(1, extensions.ofSingular(-500, 50, 80, 100, NodeKind.PV));
    }

    @Test
    void aHashMoveThatReachesBetaAsOthersNearlyDoIsSearchedLessDeeply() {
        assertEquals(-1, extensions.ofSingular(50, 50, 100, 100, NodeKind.CUT));
        assertEquals(0, extensions.ofSingular(50, 50, 99, 100, NodeKind.CUT));
    }

    @ParameterizedTest
    @CsvSource({
        "hardly better than the moves before,       1, 104, -1",
        "better,                                    1, 130,  0",
        "much better,                               1, 200,  1",
        "much better but too far from the root,    20, 200,  0",
    })
    void aReducedMoveIsSearchedAgainTheDeeperTheBetterItTurnsOut(String what, int ply, int score, int plies) {
        Extensions ofChess = new Extensions(tree, SearchParameters.of(Variant.CHESS));
        ofChess.startIteration(DEPTH);
        assertEquals(plies, ofChess.ofSecondSearch(score, 100, ply), what);
    }
}
