package parachute.games.shogun;

import java.util.Optional;

/** The ways to go: straight, or first one direction and, from any square on, another: each way turns once at most. */
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

    /** Columns that the next step goes to the right. */
    int stepX() {
        return stepX;
    }

    /** Rows that the next step goes up. */
    int stepY() {
        return stepY;
    }

    /** How the way goes on after its turn; empty if it is straight. */
    Optional<Route> turned() {
        return turned;
    }
}
