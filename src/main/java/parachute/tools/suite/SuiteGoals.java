package parachute.tools.suite;

import java.util.List;
import parachute.tools.tactics.MateFinder;
import parachute.tools.tactics.MoveKind;

/**
 * How many positions are wanted.
 *
 * @param shortMates mates of each length up to {@link #SHORT}
 * @param longMates mates of each greater length
 * @param moves single winning moves
 */
public record SuiteGoals(int shortMates, int longMates, int moves) {
    /** The shortest mates, in moves. */
    static final int SHORTEST = 2;

    /** Mates up to this length are the short ones. */
    public static final int SHORT = 4;

    private int mates(int length) {
        return length <= SHORT ? shortMates : longMates;
    }

    /** Returns whether a suite with these positions is complete. */
    boolean areReached(Suite suite, List<SuitePosition> found) {
        if (suite == Suite.MOVES) {
            return found.size() >= moves;
        }
        for (int length = SHORTEST; length <= MateFinder.LONGEST; length++) {
            if (count(length, found) < mates(length)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns whether another mate of a length with such a first move is wanted: at most half of them begin with a
     * check that costs no material.
     */
    boolean wants(int length, MoveKind kind, List<SuitePosition> found) {
        return length >= SHORTEST
                && length <= MateFinder.LONGEST
                && count(length, found) < mates(length)
                && (!kind.isPlain() || plain(length, found) < (mates(length) + 1) / 2);
    }

    private static long count(int length, List<SuitePosition> mates) {
        return mates.stream()
                .filter(position -> position.mate().orElse(0) == length)
                .count();
    }

    private static long plain(int length, List<SuitePosition> mates) {
        return mates.stream()
                .filter(one -> one.mate().orElse(0) == length
                        && MoveKind.of(one.position(), one.best().get(0)).isPlain())
                .count();
    }
}
