package parachute.tools.tactics;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import parachute.engine.mate.MateSolver;
import parachute.engine.mate.MateSolver.Attack;
import parachute.engine.mate.MateSolver.Verdict;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;

/** Finds mates and how long they are by {@link MateSolver}. */
public final class MateFinder {
    /** The longest mates that are searched for, in moves. */
    public static final int LONGEST = 8;

    /** Nodes of the solver to search for any mate, and to search for one of each length. */
    private static final long FIRST_SEARCH = 4_000, FULL_SEARCH = 100_000;

    /** Nodes of the solver to prove or to refute a mate in a number of moves. */
    private static final long PROOF = 10_000;

    /** Nodes of the solver to prove that another first move mates as fast. */
    private static final long MOVE_SEARCH = 1_500;

    /** Positions that the solver stores. */
    private static final int STORED_POSITIONS = 4_000_000;

    private final MateSolver solver = new MateSolver(Attack.ALL_MOVES, STORED_POSITIONS);

    /** Creates a finder that knows nothing yet. */
    public MateFinder() {}

    /** Forgets what it has found, so that later results do not depend on earlier positions. */
    public void forget() {
        solver.clear();
    }

    /** Returns whether a short search of the solver finds a mate of any length. */
    public boolean isMate(Position position) {
        return solver.mates(position, LONGEST, FIRST_SEARCH) == Verdict.PROVED;
    }

    /** Returns the moves to mate by a short search of the solver, sometimes too many; empty if it finds no mate. */
    public OptionalInt roughLength(Position position) {
        return length(position, FIRST_SEARCH);
    }

    /** Returns the moves to mate by the solver alone; empty if it finds none. */
    public OptionalInt length(Position position) {
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

    /** Returns a first move of the mate that was found last. */
    public int firstMove() {
        return solver.line().get(0);
    }

    /** Returns a first move that mates in that many, then others for which a short search proves the same. */
    public List<Integer> firstMoves(Position position, int moves, int firstMove) {
        List<Integer> found = new ArrayList<>(List.of(firstMove));
        for (int move : solver.matingMoves(position, moves, MOVE_SEARCH)) {
            if (move != firstMove) {
                found.add(move);
            }
        }
        return found;
    }

    /** Returns whether the side to move mates in that many moves or fewer. */
    public Verdict mates(Position position, int moves) {
        return moves == 0 ? Verdict.REFUTED : solver.mates(position, moves, PROOF);
    }

    /** Returns whether another move also mates in that many moves or fewer. */
    public Verdict isMateByAnother(Position position, int move, int moves) {
        List<Integer> others = LegalMoves.of(position).toList().stream()
                .filter(other -> other != move)
                .toList();
        return others.isEmpty() ? Verdict.REFUTED : solver.mates(position, others, moves, PROOF);
    }
}
