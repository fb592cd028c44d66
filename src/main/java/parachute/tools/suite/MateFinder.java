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
 * engine, after a long search, must see a mate of the same length.
 */
final class MateFinder {
    /** Lengths of the mates wanted, in moves. */
    static final int SHORTEST = 2, LONGEST = 8;

    /** Nodes of the solver to look for any mate, and to look for one of each length. */
    private static final long FIRST_LOOK = 4_000, LOOK = 100_000;

    /** The same to ask of each first move whether it mates as fast. */
    private static final long LOOK_AT_MOVE = 1_500;

    /** Positions that the solver keeps in mind. */
    private static final int POSITIONS_KEPT = 4_000_000;

    /** The other engine's nodes for each move of the mate. */
    private static final long CHECK_NODES = 200_000;

    private final MateSolver solver = new MateSolver(Attack.ALL_MOVES, POSITIONS_KEPT);
    private final Judge checker;

    MateFinder(Judge checker) {
        this.checker = checker;
    }

    /** Whether the solver sees a mate of any length, at first sight. */
    boolean isMate(Position position) {
        return solver.mates(position, LONGEST, FIRST_LOOK) == Verdict.PROVED;
    }

    /** The moves to mate by a hasty search of the solver, hence too many now and then; empty if it finds no mate. */
    OptionalInt roughLength(Position position) {
        return length(position, FIRST_LOOK);
    }

    /** The moves to mate by the solver alone; empty if it finds none. */
    OptionalInt length(Position position) {
        return length(position, LOOK);
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

    /** A first move that mates in so many, and then those others that the solver soon knows to do so, too. */
    List<Integer> firstMoves(Position position, int moves, int firstMove) {
        List<Integer> found = new ArrayList<>(List.of(firstMove));
        for (int move : solver.matingMoves(position, moves, LOOK_AT_MOVE)) {
            if (move != firstMove) {
                found.add(move);
            }
        }
        return found;
    }

    /** Whether the other engine sees a mate in exactly so many moves. */
    boolean isConfirmed(Position position, int moves) {
        List<RankedMove> answer = checker.judge(position, 1, moves * CHECK_NODES);
        return !answer.isEmpty() && answer.get(0).score() == Score.mateIn(2 * moves - 1);
    }
}
