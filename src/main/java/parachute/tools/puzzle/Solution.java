package parachute.tools.puzzle;

import java.util.List;

/**
 * The forced line of a puzzle.
 *
 * @param moves the solver's moves and the replies in turn; the first and the last are the solver's
 * @param kind what the solver reaches by it
 */
record Solution(List<Integer> moves, SolutionKind kind) {
    /** What a solver reaches. */
    enum SolutionKind {
        /** Mate: it is proved that there is none in fewer moves, and at each turn no other move that mates as fast. */
        MATE,
        /** A decisive advantage, or a mate for which that is not proved. */
        ADVANTAGE,
        /** A game that is not lost, where every other move loses. */
        DEFENCE
    }

    Solution {
        moves = List.copyOf(moves);
    }

    /** The number of the solver's moves. */
    int length() {
        return (moves.size() + 1) / 2;
    }
}
