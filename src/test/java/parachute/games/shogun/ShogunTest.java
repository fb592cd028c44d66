package parachute.games.shogun;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parachute.games.shogun.ShogunBoards.board;
import static parachute.games.shogun.ShogunBoards.piece;
import static parachute.games.shogun.ShogunBoards.pieceOn;
import static parachute.games.shogun.ShogunBoards.squares;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ShogunTest {
    private static final ShogunBoard B_INIT = ShogunBoard.bInit();

    /** The start board, and two white pawns that attack red pieces. */
    private static final ShogunBoard ADVANCED = B_INIT.with(piece("WP4@4,6")).with(piece("WP4@2,4"));

    @ParameterizedTest(name = "{0} goes {1} {2}: {3}")
    @CsvSource(
            delimiter = ';',
            value = {
                "WP4@4,4; U; 4; 4,8",
                "WP4@4,4; U; 3; 4,7",
                "WP4@4,4; RU; 4; 4,8 5,7 6,6 7,5 8,4",
                "RP4@4,4; RU; 4; 5,7 6,6 7,5 8,4",
                // Energy 0: the piece's own square, if it is empty or an enemy's.
                "WP4@4,4; U; 0; 4,4",
                "WP4@1,8; D; 0; 1,8",
                "RP4@1,8; D; 0; ''",
                // From an occupied square, or outside the board, nowhere.
                "WP4@1,8; D; 1; ''",
                "WP4@9,4; L; 1; ''",
                "WP4@4,0; U; 1; ''",
                // Over the edge.
                "WP4@4,4; R; 5; ''",
                "WP4@4,4; L; 999999999; ''",
                // Straight routes are included in those with a turn.
                "WP4@4,4; DL; 2; 2,4 3,3 4,2",
                "WP4@4,4; UL; 1; 3,4 4,5",
            })
    void oneWay(String piece, Route route, int energy, String ends) {
        assertEquals(ends, squares(Shogun.eval(piece(piece), route, energy, B_INIT)));
    }

    @Test
    void whatArrivesIsTheSamePieceElsewhere() {
        assertEquals(Set.of(piece("WP4@4,7")), Shogun.eval(piece("WP4@4,4"), Route.U, 3, B_INIT));
    }

    @ParameterizedTest
    @EnumSource(Route.class)
    void noWayIsLongerThanItsEnergy(Route route) {
        ShogunBoard empty = ShogunBoard.of(List.of());
        ShogunSquare from = new ShogunSquare(4, 5);
        for (ShogunPiece end : Shogun.eval(piece("WP4@4,5"), route, 3, empty)) {
            assertEquals(
                    3, Math.abs(end.pos().x() - from.x()) + Math.abs(end.pos().y() - from.y()));
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "WP2@4,4; '2,4 3,3 3,5 4,2 4,6 5,3 5,5 6,4'",
                "RP3@4,4; '1,4 2,3 2,5 3,2 3,6 4,1 4,7 5,2 5,6 6,3 6,5 7,4'",
            })
    void allWaysOfAPieceOnTheBoardOfTheExamples(String piece, String ends) {
        assertEquals(ends, squares(Shogun.allMoves(piece(piece), B_INIT)));
        assertEquals(ends, squares(Shogun.allMoves(piece(piece), B_INIT.with(piece(piece)))));
    }

    @ParameterizedTest(name = "row {0}: {1} moves")
    @CsvSource({"1, 4 4 3 3 1 6 4 2, 27", "8, 4 3 5 1 1 5 1 3, 23"})
    void numbersOfMovesOnTheBoardOfTheExamples(int y, String numbers, int sum) {
        List<Integer> found = IntStream.rangeClosed(1, 8)
                .mapToObj(x -> Shogun.allMoves(B_INIT.at(new ShogunSquare(x, y)).orElseThrow(), B_INIT)
                        .size())
                .toList();
        assertEquals(numbers, found.stream().map(String::valueOf).collect(Collectors.joining(" ")));
        assertEquals(sum, found.stream().mapToInt(Integer::intValue).sum());
    }

    @Test
    void waysAreBlockedOneByOne() {
        ShogunBoard blocked = board("RP4@4,4 RP4@4,8 WP3@2,5 WP2@4,3 WP1@6,3 WP1@8,4");
        assertEquals(
                "1,3 1,5 2,2 2,6 3,1 3,7 5,1 5,7 6,6 7,3 7,5 8,4", squares(Shogun.allMoves(piece("RP4@4,4"), blocked)));
    }

    @Test
    void attackedPieces() {
        assertEquals("7,1 8,4", squares(Shogun.attacked(Colour.RED, ShogunBoards.THREATS)));
        assertEquals("6,1", squares(Shogun.attacked(Colour.WHITE, ShogunBoards.THREATS)));
        assertEquals("", squares(Shogun.attacked(Colour.RED, B_INIT)));
        assertEquals("", squares(Shogun.attacked(Colour.WHITE, B_INIT)));
        assertEquals("2,8 6,8", squares(Shogun.attacked(Colour.WHITE, ADVANCED)));
        assertEquals("4,6", squares(Shogun.attacked(Colour.RED, ADVANCED)));
    }

    @ParameterizedTest(name = "{0} is attacked {1} times")
    @CsvSource(
            delimiter = ' ',
            value = {"8,4 3", "7,1 1", "6,1 1", "4,4 0"})
    void attackersAreCountedOnce(String square, int attackers) {
        assertEquals(attackers, Shogun.attackedN(pieceOn(ShogunBoards.THREATS, square), ShogunBoards.THREATS));
    }

    @ParameterizedTest(name = "{0} is protected {1} times")
    @CsvSource(
            delimiter = ' ',
            value = {"8,4 1", "5,3 3"})
    void protectorsAreCountedOnce(String square, int protectors) {
        assertEquals(protectors, Shogun.protectedN(pieceOn(ShogunBoards.THREATS, square), ShogunBoards.THREATS));
    }

    @Test
    void piecesThatHaveAdvancedOnTheBoardOfTheExamples() {
        assertEquals(2, Shogun.protectedN(pieceOn(ADVANCED, "6,8"), ADVANCED));
        assertEquals(2, Shogun.attackedN(pieceOn(ADVANCED, "2,8"), ADVANCED));
        assertEquals("1,7 2,8 3,7 4,2 5,3 5,5 6,4", squares(Shogun.allMoves(pieceOn(ADVANCED, "2,4"), ADVANCED)));
    }

    @Test
    void legalMovesOfPawnsAreAllTheirMoves() {
        for (ShogunPiece piece : ShogunBoards.THREATS.pieces()) {
            if (piece.kind() == Kind.PAWN) {
                assertEquals(
                        Shogun.allMoves(piece, ShogunBoards.THREATS), Shogun.legalMoves(piece, ShogunBoards.THREATS));
            }
        }
    }

    @Test
    void aKingDoesNotGoWhereItCouldBeCaptured() {
        ShogunBoard board = board("WK1@4,4 WP1@1,1 RP2@4,7 RK1@8,8");
        assertEquals("3,4 4,3 4,5 5,4", squares(Shogun.allMoves(pieceOn(board, "4,4"), board)));
        assertEquals("3,4 4,3 5,4", squares(Shogun.legalMoves(pieceOn(board, "4,4"), board)));
    }

    @Test
    void aKingDoesNotHideBehindItself() {
        // Leaving 4,4 opens the way from 4,6 to 4,3.
        ShogunBoard board = board("WK1@4,4 WP1@1,1 RP3@4,6 RK1@8,8");
        assertEquals("4,5", squares(Shogun.legalMoves(pieceOn(board, "4,4"), board)));
    }

    @Test
    void aKingCapturesOnlyWhatIsNotProtected() {
        ShogunBoard protectedPawn = board("WK1@4,4 WP1@1,1 RP1@4,5 RP1@4,6");
        assertFalse(squares(Shogun.legalMoves(pieceOn(protectedPawn, "4,4"), protectedPawn))
                .contains("4,5"));
        ShogunBoard loosePawn = board("WK1@4,4 WP1@1,1 RP1@4,5 RP2@4,6");
        assertTrue(
                squares(Shogun.legalMoves(pieceOn(loosePawn, "4,4"), loosePawn)).contains("4,5"));
    }

    @Test
    void checkmateWhereTheAttackerCanNeitherBeCapturedNorShutOff() {
        assertTrue(Shogun.isCheckmate(Colour.WHITE, ShogunBoards.MATE));
        assertFalse(Shogun.isCheckmate(Colour.RED, ShogunBoards.MATE));
        assertEquals(1, Shogun.attackedN(pieceOn(ShogunBoards.MATE, "7,1"), ShogunBoards.MATE));
        assertTrue(Shogun.legalMoves(pieceOn(ShogunBoards.MATE, "7,1"), ShogunBoards.MATE)
                .isEmpty());
    }

    @Test
    void noCheckmateWhereAPawnCanInterpose() {
        assertFalse(Shogun.isCheckmate(Colour.WHITE, ShogunBoards.THREATS));
        ShogunPiece pawn = pieceOn(ShogunBoards.THREATS, "8,4");
        assertTrue(Shogun.legalMoves(pawn, ShogunBoards.THREATS).contains(pawn.at(new ShogunSquare(7, 3))));
        ShogunBoard after = ShogunBoards.THREATS.after(pawn, new ShogunSquare(7, 3));
        assertEquals(0, Shogun.attackedN(pieceOn(after, "7,1"), after));
    }

    @Test
    void aKingAloneHasLost() {
        assertTrue(Shogun.isCheckmate(Colour.WHITE, board("WK2@1,1 RK1@8,8 RP1@7,7")));
        assertFalse(Shogun.isCheckmate(Colour.RED, board("WK2@1,1 RK1@8,8 RP1@7,7")));
    }

    @Test
    void aKingThatIsNotAttackedIsNotMated() {
        for (ShogunBoard board : List.of(ShogunBoard.start(), B_INIT)) {
            assertFalse(Shogun.isCheckmate(Colour.WHITE, board));
            assertFalse(Shogun.isCheckmate(Colour.RED, board));
        }
        assertFalse(Shogun.isCheckmate(Colour.WHITE, board("WP1@1,1 RK1@8,8 RP1@7,7")));
    }

    @Test
    void askingChangesNothing() {
        List<String> before = new ArrayList<>(List.of(ShogunBoards.THREATS.toString()));
        ShogunBoards.THREATS.pieces().forEach(piece -> Shogun.legalMoves(piece, ShogunBoards.THREATS));
        Shogun.isCheckmate(Colour.WHITE, ShogunBoards.THREATS);
        assertEquals(before, List.of(ShogunBoards.THREATS.toString()));
    }
}
