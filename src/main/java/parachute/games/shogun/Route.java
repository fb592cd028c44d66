package parachute.games.shogun;

import java.util.Optional;

/** A way to move: straight, or in one direction and, after any number of steps, in another; with at most one turn. */
public enum Route {
    /** Up. */
    U(0, 1),
    /** Down. */
    D(0, -1),
    /** Right. */
    R(1, 0),
    /** Left. */
    L(-1, 0),
    /** Right, then up. */
    RU(R, U),
    /** Left, then up. */
    LU(L, U),
    /** Right, then down. */
    RD(R, D),
    /** Left, then down. */
    LD(L, D),
    /** Up, then right. */
    UR(U, R),
    /** Up, then left. */
    UL(U, L),
    /** Down, then right. */
    DR(D, R),
    /** Down, then left. */
    DL(D, L);

    private final int stepX;
    private final int stepY;
    private final Optional<Route> turned;

    Route(int stepX, int stepY) {
        this.stepX = stepX;
        this.stepY = stepY;
        this.turned = Optional.empty();
    }

    Route(Route first, Route second) {
        this.stepX = first.stepX;
        this.stepY = first.stepY;
        this.turned = Optional.of(second);
    }

    /** Returns the columns that a step before the turn goes to the right, -1 to 1. */
    int stepX() {
        return stepX;
    }

    /** Returns the rows that a step before the turn goes up, -1 to 1. */
    int stepY() {
        return stepY;
    }

    /** Returns the straight route after the turn; empty if there is no turn. */
    Optional<Route> turned() {
        return turned;
    }
}
