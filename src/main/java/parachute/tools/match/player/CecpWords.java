package parachute.tools.match.player;

import parachute.rules.board.Move;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.San;
import parachute.rules.notation.VariantName;
import parachute.tools.match.game.Game;

/** How XBoard's protocol writes what differs in Chess960. */
final class CecpWords {
    private CecpWords() {}

    /** The name of the game: Chess960 has one of its own, while crazyhouse is the same from whatever position. */
    static String variant(Game game) {
        return new VariantName(game.variant(), game.isChess960()).xboard();
    }

    /** A move: in coordinates, but castling by name in Chess960. */
    static String move(Game game, int move) {
        return game.isChess960() && Move.isCastling(move) ? San.castling(move) : CoordinateMove.format(move);
    }
}
