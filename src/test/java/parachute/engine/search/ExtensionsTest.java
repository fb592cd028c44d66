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
    private final Extensions extensions = new Extensions(tree, SearchParameters.of(Variant.CRAZYHOUSE));

    @ParameterizedTest
    @CsvSource({
        "a check by the rook,                1, h1h8, 1",
        "no check,                           1, h1h2, 0",
        "a check that wins the rook,         1, b1b5, 1",
        "a check that loses the queen,       1, b1b8, 0",
        "too far from the root,             20, h1h8, 0",
        "just close enough,                 19, h1h8, 1",
    })
    void checksThatLoseNoMaterialAreExtended(String what, int ply, String move, int plies) {
        extensions.startIteration(DEPTH);
        StackEntry node = tree.stack(ply);
        node.checks.prepare();
        int legal = CoordinateMove.parse(move);
        node.check = node.checks.givesCheck(legal);
        assertEquals(plies, extensions.ofCheck(node, legal), what);
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
    void withoutHashMoveThereIsNothingToCompare() {
        extensions.startIteration(DEPTH);
        assertFalse(extensions.mayBeSingular(tree.stack(1), 0, Move.NONE, DEPTH));
    }

    private boolean extensions(int storedDepth, Bound bound, int score, int depth) {
        int move = CoordinateMove.parse("h1h8");
        tree.table.store(position.key(), move, score, 1, 0, storedDepth, bound);
        extensions.startIteration(DEPTH);
        return extensions.mayBeSingular(tree.stack(1), tree.table.probe(position.key()), move, depth);
    }

    @Test
    void theOtherMovesHaveToStayFurtherBelowTheDeeperTheSearch() {
        assertTrue(extensions.singularBound(100, 8) < 100);
        assertTrue(extensions.singularBound(100, 12) < extensions.singularBound(100, 8));
    }

    @Test
    void aMoveFarBetterThanAllOthersIsExtendedByTwoPliesOutsideThePrincipalVariation() {
        assertEquals(1, extensions.ofSingular(49, 50, false));
        assertEquals(2, extensions.ofSingular(-500, 50, false));
        assertEquals(1, extensions.ofSingular(-500, 50, true));
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
        StackEntry node = tree.stack(ply);
        node.best = 100;
        assertEquals(plies, ofChess.ofSecondSearch(node, score), what);
    }
}
