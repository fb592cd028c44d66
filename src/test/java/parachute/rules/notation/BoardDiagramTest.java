package parachute.rules.notation;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

class BoardDiagramTest {
    @Test
    void showsEveryRankWithItsNumber() {
        String diagram = BoardDiagram.draw(Position.start(Variant.CHESS), false);
        assertTrue(diagram.contains(" | r | n | b | q | k | b | n | r | 8\n"), diagram);
        assertTrue(diagram.contains(" | P | P | P | P | P | P | P | P | 2\n"), diagram);
        assertTrue(diagram.contains("Fen: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"), diagram);
    }

    @Test
    void marksPromotedPiecesAndShowsTheHandsNextToTheirOwners() {
        String diagram =
                BoardDiagram.draw(Fen.parse("4k3/8/8/8/8/8/8/Q~3K3[QPPn] b - - 0 1", Variant.CRAZYHOUSE), false);
        assertTrue(diagram.contains(" |~Q |   |"), diagram);
        assertTrue(diagram.contains("| 8  [n]\n"), diagram);
        assertTrue(diagram.contains("| 1  [QPP]\n"), diagram);
    }

    @Test
    void namesThePiecesThatGiveCheck() {
        String diagram = BoardDiagram.draw(Fen.parse("4k3/8/3N4/8/8/8/4R3/4K3 b - - 0 1", Variant.CHESS), false);
        assertTrue(diagram.endsWith("Checkers: e2 d6"), diagram);
    }

    @Test
    void saysForTheLogWhetherTheSideToMoveIsInCheck() {
        String check = BoardDiagram.drawWithCheck(Fen.parse("4k3/8/3N4/8/8/8/8/4K3 b - - 0 1", Variant.CHESS), false);
        assertTrue(check.endsWith("Checkers: d6\nBlack is to move, in check"), check);
        String quiet = BoardDiagram.drawWithCheck(Position.start(Variant.CHESS), false);
        assertTrue(quiet.endsWith("Checkers:\nWhite is to move, not in check"), quiet);
    }
}
