package parachute.games.shogun;

import java.util.SortedSet;
import java.util.TreeSet;

/** The squares that pieces can reach; sets of squares are masks with bit {@link ShogunSquare#index} for each square. */
final class Reach {
    private static final Route[] ROUTES = Route.values();

    private Reach() {}

    /**
     * Returns the squares on which a walk may end, empty or not.
     *
     * @param x column of the walker; outside the board a walk ends
     * @param energy steps to go
     * @param occupied squares on which no walk may start, and through which none may go
     */
    static long along(Route route, int x, int y, int energy, long occupied) {
        if (x < 1 || x > ShogunSquare.SIZE || y < 1 || y > ShogunSquare.SIZE) {
            return 0;
        }
        long here = 1L << (y - 1) * ShogunSquare.SIZE + x - 1;
        if (energy == 0) {
            return here;
        }
        if ((occupied & here) != 0) {
            return 0;
        }
        long ends = along(route, x + route.stepX(), y + route.stepY(), energy - 1, occupied);
        return route.turned().isPresent() ? ends | along(route.turned().get(), x, y, energy, occupied) : ends;
    }

    /** Returns the squares on which a walk from a square may end, along any route; parameters as in {@link #along}. */
    static long from(ShogunSquare pos, int energy, long occupied) {
        long ends = 0;
        for (Route route : ROUTES) {
            ends |= along(route, pos.x(), pos.y(), energy, occupied);
        }
        return ends;
    }

    /** Returns the squares of a set, in order. */
    static SortedSet<ShogunSquare> squares(long set) {
        SortedSet<ShogunSquare> squares = new TreeSet<>();
        for (long rest = set; rest != 0; rest &= rest - 1) {
            squares.add(ShogunSquare.of(Long.numberOfTrailingZeros(rest)));
        }
        return squares;
    }
}
