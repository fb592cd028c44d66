package parachute.protocol.uci;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

class BoardPictureTest {
    @Test
    void showsEveryRankWithItsNumber() {
        String picture = BoardPicture.draw(Position.start(Variant.CHESS));
        assertTrue(picture.contains(" | r | n | b | q | k | b | n | r | 8\n"), picture);
        assertTrue(picture.contains(" | P | P | P | P | P | P | P | P | 2\n"), picture);
        assertTrue(picture.contains("Fen: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"), picture);
    }

    @Test
    void marksPromotedPiecesAndShowsTheHandsBesideTheirOwners() {
        String picture = BoardPicture.draw(Fen.parse("4k3/8/8/8/8/8/8/Q~3K3[QPPn] b - - 0 1", Variant.CRAZYHOUSE));
        assertTrue(picture.contains(" |~Q |   |"), picture);
        assertTrue(picture.contains("| 8  [n]\n"), picture);
        assertTrue(picture.contains("| 1  [QPP]\n"), picture);
    }

    @Test
    void namesThePiecesThatGiveCheck() {
        String picture = BoardPicture.draw(Fen.parse("4k3/8/3N4/8/8/8/4R3/4K3 b - - 0 1", Variant.CHESS));
        assertTrue(picture.endsWith("Checkers: e2 d6"), picture);
    }
}
