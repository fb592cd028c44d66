package parachute.games.shogun;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShogunBoardTest {
    @Test
    void theStartBoardIsDrawn() {
        String empty = "|   |   |   |   |   |   |   |   |\n--------------------------------\n";
        assertEquals(
                "\n--------------------------------\n"
                        + "|PR4|PR2|PR4|KR2|PR4|PR2|PR3|PR1|\n--------------------------------\n"
                        + empty.repeat(6)
                        + "|PW1|PW3|PW2|PW3|KW1|PW3|PW1|PW2|\n--------------------------------",
                ShogunBoard.start().format());
    }

    @Test
    void theOtherLineUpIsDrawn() {
        List<String> lines = ShogunBoard.bInit().format().lines().toList();
        assertEquals("|PR4|PR2|PR3|PR1|KR1|PR3|PR1|PR3|", lines.get(2));
        assertEquals("|PW4|PW3|PW2|KW2|PW1|PW4|PW3|PW2|", lines.get(16));
        assertEquals(18, lines.size());
    }

    @Test
    void everyBoardIsTheSetOfItsPieces() {
        for (ShogunBoard board :
                List.of(ShogunBoard.start(), ShogunBoard.bInit(), ShogunBoards.MATE, ShogunBoards.THREATS)) {
            assertEquals(board, ShogunBoard.of(board.pieces()));
            assertEquals(board.hashCode(), ShogunBoard.of(board.pieces()).hashCode());
            assertEquals(board, ShogunBoards.board(board.toString()));
        }
        assertEquals(16, ShogunBoard.start().pieces().size());
    }

    @Test
    void piecesComeAndGo() {
        ShogunPiece pawn = ShogunBoards.piece("WP4@4,4");
        ShogunBoard with = ShogunBoard.start().with(pawn);
        assertEquals(Optional.of(pawn), with.at(new ShogunSquare(4, 4)));
        assertEquals(ShogunBoard.start(), with.without(pawn));
        assertEquals(with, with.without(ShogunBoards.piece("RP4@4,4")), "another piece");
        assertEquals(Optional.empty(), with.at(new ShogunSquare(9, 4)));
    }

    @Test
    void aSquareHoldsOnePieceAndMustExist() {
        assertThrows(IllegalArgumentException.class, () -> ShogunBoard.start().with(ShogunBoards.piece("WP4@1,1")));
        assertThrows(IllegalArgumentException.class, () -> ShogunBoard.start().with(ShogunBoards.piece("WP4@0,1")));
        assertThrows(
                IllegalArgumentException.class,
                () -> new ShogunPiece(Kind.KING, Colour.RED, 3, new ShogunSquare(1, 1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "WP@1,1", "WP0@1,1", "WP5@1,1", "WK3@1,1", "BP1@1,1", "WQ1@1,1", "WP1@1", "WP1 1,1"})
    void invalidPiecesAreRejected(String text) {
        assertEquals(Optional.empty(), ShogunPiece.parse(text));
    }
}
