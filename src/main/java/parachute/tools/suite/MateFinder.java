package parachute.tools.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import parachute.engine.mate.MateSolver;
import parachute.engine.mate.MateSolver.Attack;
import parachute.engine.mate.MateSolver.Verdict;
import parachute.engine.search.Score;
import parachute.rules.board.Position;

/**
 * Finds mates and how long they are: {@link MateSolver} must prove the mate and not find a shorter one, and the other
 * engine, after a long search, must report a mate of the same length.
 */
final class MateFinder {
    /** Lengths of the mates wanted, in moves. */
    static final int SHORTEST = 2, LONGEST = 8;

    /** Nodes of the solver to search for any mate, and to search for one of each length. */
    private static final long FIRST_SEARCH = 4_000, FULL_SEARCH = 100_000;

    /** Nodes of the solver to prove that another first move mates as fast. */
    private static final long MOVE_SEARCH = 1_500;

    /** Positions that the solver stores. */
    private static final int STORED_POSITIONS = 4_000_000;

    /** The other engine's nodes for each move of the mate. */
    private static final long CHECK_NODES = 200_000;

    private final MateSolver solver = new MateSolver(Attack.ALL_MOVES, STORED_POSITIONS);
    private final Judge checker;

    MateFinder(Judge checker) {
        this.checker = checker;
    }

    /** Whether a short search of the solver finds a mate of any length. */
    boolean isMate(Position position) {
        return solver.mates(position, LONGEST, FIRST_SEARCH) == Verdict.PROVED;
    }

    /** The moves to mate by a short search of the solver, sometimes too many; empty if it finds no mate. */
    OptionalInt roughLength(Position position) {
        return length(position, FIRST_SEARCH);
    }

    /** The moves to mate by the solver alone; empty if it finds none. */
    OptionalInt length(Position position) {
        return length(position, FULL_SEARCH);
    }

    private OptionalInt length(Position position, long budget) {
        for (int moves = 1; moves <= LONGEST; moves++) {
            if (solver.mates(position, moves, budget) == Verdict.PROVED) {
                return OptionalInt.of(moves);
            }
        }
        return OptionalInt.empty();
    }

    /** A first move of the mate that was found last. */
    int firstMove() {
        return solver.line().get(0);
    }

    /** A first move that mates in so many, then the others for which a short search proves the same. */
    List<Integer> firstMoves(Position position, int moves, int firstMove) {
        List<Integer> found = new ArrayList<>(List.of(firstMove));
        for (int move : solver.matingMoves(position, moves, MOVE_SEARCH)) {
            if (move != firstMove) {
                found.add(move);
            }
        }
        return found;
    }

    /** Whether the other engine reports a mate in exactly so many moves. */
    boolean isConfirmed(Position position, int moves) {
        List<RankedMove> answer = checker.judge(position, 1, moves * CHECK_NODES);
        return !answer.isEmpty() && answer.get(0).score() == Score.mateIn(2 * moves - 1);
    }
}
