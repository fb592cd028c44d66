package parachute.games.shogun;

import parachute.games.play.GameMove;

/**
 * A piece goes from one square to another, capturing who stands there.
 *
 * @param from where the piece stands
 * @param to where it goes
 */
public record ShogunMove(ShogunSquare from, ShogunSquare to) implements GameMove {
    @Override
    public String text() {
        return from + "-" + to;
    }
}
