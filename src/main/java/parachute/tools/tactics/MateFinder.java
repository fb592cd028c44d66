package parachute.tools.tactics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import parachute.engine.mate.MateSolver;
import parachute.engine.mate.MateSolver.MateAttack;
import parachute.engine.mate.MateSolver.MateResult;
import parachute.engine.mate.MateSolver.MateVerdict;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MateInOne;

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

    /** The longest mate by checks alone, in moves, nodes of the solver for it, and positions that it stores. */
    private static final int MAX_CHECKS_MATE = 12, MAX_STORED_CHECKS = 1_000_000;

    private static final long MAX_CHECK_NODES = 30_000;

    private final MateSolver solver = new MateSolver(MateAttack.ALL_MOVES, STORED_POSITIONS);

    private final MateSolver checks = new MateSolver(MateAttack.CHECKS, MAX_STORED_CHECKS);

    /** The mate that {@link #length} found last. */
    private List<Integer> mate = List.of();

    /** Creates a finder that knows nothing yet. */
    public MateFinder() {}

    /** Returns whether a short search of the solver finds a mate of any length. */
    public boolean isMate(Position position) {
        return solver.mates(position, LONGEST, FIRST_SEARCH).isProved();
    }

    /** Returns whether one of some moves mates by checks alone, however long that takes. Earlier positions have no influence. */
    public boolean isMateByChecks(Position position, List<Integer> moves) {
        checks.clear();
        return checks.mates(position, moves, MAX_CHECKS_MATE, MAX_CHECK_NODES).isProved();
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
            MateResult result = solver.mates(position, moves, budget);
            if (result.isProved()) {
                mate = result.line();
                return OptionalInt.of(moves);
            }
        }
        return OptionalInt.empty();
    }

    /** Returns a first move of the mate that was found last. */
    public int firstMove() {
        return mate.get(0);
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

    // ---- mates with one move at each turn --------------------------------------------------------------------------

    /**
     * Returns the line of a mate for which there is one move at each turn: no other mates as fast, and the replies are
     * the longest defence. All of that is proved; of several mates in one move at the end each is as good. Earlier
     * positions have no influence. Empty if there is no such line, or if the proofs take too long.
     *
     * @param maxMoves the longest mate that is looked for
     */
    public Optional<List<Integer>> singleLine(Position start, int maxMoves) {
        solver.clear();
        for (int moves = 1; moves <= maxMoves; moves++) {
            MateVerdict verdict = mates(start, moves);
            if (verdict == MateVerdict.PROVED) {
                List<Integer> line = new ArrayList<>();
                return addMoves(line, start.copy(), moves) ? Optional.of(line) : Optional.empty();
            }
            if (verdict == MateVerdict.UNKNOWN) {
                break;
            }
        }
        return Optional.empty();
    }

    /** Adds the moves of a mate in that many moves, and not in fewer, if there is one at each turn. */
    private boolean addMoves(List<Integer> line, Position position, int moves) {
        if (moves == 1) {
            return line.add(MateInOne.moves(position).get(0));
        }
        MateResult result = solver.mates(position, moves, PROOF);
        if (!result.isProved()) {
            return false;
        }
        int move = result.line().get(0);
        if (isMateByAnother(position, move, moves) != MateVerdict.REFUTED) {
            return false;
        }
        line.add(move);
        position.make(move);
        boolean found = addReply(line, position, moves - 1);
        position.unmake();
        return found;
    }

    /** Adds a reply after which the mate takes that many moves, and the moves of the mate. */
    private boolean addReply(List<Integer> line, Position position, int moves) {
        int length = line.size();
        for (int reply : naturalFirst(position)) {
            line.add(reply);
            position.make(reply);
            boolean found = mates(position, moves - 1) == MateVerdict.REFUTED && addMoves(line, position, moves);
            position.unmake();
            if (found) {
                return true;
            }
            line.subList(length, line.size()).clear();
        }
        return false;
    }

    /** The legal moves, captures first and drops, which often only delay the mate, last. */
    private static List<Integer> naturalFirst(Position position) {
        return LegalMoves.of(position).toList().stream()
                .sorted(Comparator.comparing((Integer move) -> Move.isDrop(move))
                        .thenComparing(move -> !position.isCapture(move)))
                .toList();
    }

    /** Returns whether the side to move mates in that many moves or fewer. */
    private MateVerdict mates(Position position, int moves) {
        return moves == 0
                ? MateVerdict.REFUTED
                : solver.mates(position, moves, PROOF).verdict();
    }

    /** Returns whether another move also mates in that many moves or fewer. */
    private MateVerdict isMateByAnother(Position position, int move, int moves) {
        List<Integer> others = LegalMoves.of(position).toList().stream()
                .filter(other -> other != move)
                .toList();
        return others.isEmpty()
                ? MateVerdict.REFUTED
                : solver.mates(position, others, moves, PROOF).verdict();
    }
}
