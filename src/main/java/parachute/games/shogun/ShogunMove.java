package parachute.games.shogun;

import parachute.games.play.GameMove;

/**
 * A piece goes from one square to another, capturing who stands there.
 *
 * @param from where the piece stands
 * @param to where it goes
 */
public record ShogunMove(Pos from, Pos to) implements GameMove {
    @Override
    public String text() {
        return from + "-" + to;
    }
}
