package parachute.tools.puzzle;

import java.util.List;
import java.util.OptionalInt;

/**
 * The forced line of a puzzle.
 *
 * @param moves the solver's moves and the replies in turn; the first and the last are the solver's
 * @param kind what the solver reaches by it
 * @param provedMate the moves to mate, if it is proved that there is a mate in so many, none in fewer, and at each turn no
 *     other move that mates as fast
 */
record Solution(List<Integer> moves, Kind kind, OptionalInt provedMate) {
    /** What a solver reaches. */
    enum Kind {
        /** Mate. */
        MATE,
        /** A decisive advantage. */
        ADVANTAGE,
        /** A game that is not lost, where every other move loses. */
        DEFENCE
    }

    /** Keeps the list from changing. */
    Solution {
        moves = List.copyOf(moves);
    }

    /** The number of the solver's moves. */
    int length() {
        return (moves.size() + 1) / 2;
    }
}
