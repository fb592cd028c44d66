package parachute.tools.puzzle;

import java.util.List;

/**
 * The forced line of a puzzle.
 *
 * @param moves the solver's moves and the replies in turn; the first and the last are the solver's
 * @param kind what the solver reaches by it
 * @param alternatives by turn of the solver, other moves that win as well; empty if there are none at any turn
 */
record Solution(List<Integer> moves, SolutionKind kind, List<List<Integer>> alternatives) {
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
        alternatives = List.copyOf(alternatives);
    }

    /** The number of the solver's moves. */
    int length() {
        return (moves.size() + 1) / 2;
    }
}
