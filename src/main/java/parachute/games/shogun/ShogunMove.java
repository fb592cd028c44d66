package parachute.games.shogun;

import parachute.games.play.GameMove;

/**
 * A move of a piece from one square to another, which captures the piece there, if any.
 *
 * @param from origin, on the board
 * @param to destination, on the board
 */
public record ShogunMove(ShogunSquare from, ShogunSquare to) implements GameMove {
    @Override
    public String text() {
        return from + "-" + to;
    }
}
