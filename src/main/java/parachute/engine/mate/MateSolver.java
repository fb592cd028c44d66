package parachute.engine.mate;

import java.util.ArrayList;
import java.util.List;
import parachute.engine.mate.ProofNumberSearch.ProofStackEntry;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;

/**
 * Proves or refutes that a side mates within a number of moves, whatever the other side does, by a
 * {@linkplain ProofNumberSearch proof-number search}. A refutation is as exact as a proof.
 *
 * <p>Repetition is ignored: of a mate that needs a position twice there is a shorter one that does not. Positions
 * are told apart by 64-bit keys. What was found out stays known for the next question, about a position of the same
 * game or not, and a question asked again goes on where it was left. Not safe for use by several threads at once.
 */
public final class MateSolver {
    /** The longest mate that can be asked for, in moves. */
    public static final int MAX_MOVES = 50;

    private final int tableLimit;
    private final ProofTable table = new ProofTable();
    private final ProofNumberSearch search;
    private int pliesAsked;
    private Verdict answer = Verdict.UNKNOWN;

    /** Which moves of the attacker are searched; the defender always has all of them. */
    public enum Attack {
        /** All legal moves, so that quiet moves count, too. */
        ALL_MOVES,
        /** Nothing but checks: far fewer, and nearly every mate of crazyhouse is among them. */
        CHECKS
    }

    /** What is known about a mate. */
    public enum Verdict {
        /** It is forced. */
        PROVED,
        /** It is not, by the attacker's moves that are searched. */
        REFUTED,
        /** The nodes ran out before. */
        UNKNOWN
    }

    /**
     * A solver that knows nothing yet.
     *
     * @param tableLimit positions known beyond which all are forgotten before the next question, at 40 bytes each
     */
    public MateSolver(Attack attack, int tableLimit) {
        this.tableLimit = tableLimit;
        search = new ProofNumberSearch(attack, table);
    }

    /**
     * Whether the side to move mates in {@code moves} moves or fewer. The position is tried out on its own board, and in
     * the end as it was.
     *
     * @param budget positions to look into before giving up, at least 1
     */
    public Verdict mates(Position root, int moves, long budget) {
        return mates(root, List.of(), moves, budget);
    }

    /**
     * The same, with one of these moves.
     *
     * @param first the moves to begin with; empty for all
     */
    public Verdict mates(Position root, List<Integer> first, int moves, long budget) {
        return solve(root, first, 2 * moves - 1, budget);
    }

    /**
     * Whether the side to move is mated in {@code moves} moves of its opponent or fewer; with 0, whether it stands
     * mated.
     *
     * @param budget positions to look into before giving up, at least 1
     */
    public Verdict isMated(Position root, int moves, long budget) {
        return solve(root, List.of(), 2 * moves, budget);
    }

    /** The moves that are known to mate in {@code moves} moves or fewer after at most so many nodes for each. */
    public List<Integer> matingMoves(Position root, int moves, long budget) {
        List<Integer> mating = new ArrayList<>();
        MoveList legal = LegalMoves.of(root);
        for (int i = 0; i < legal.size(); i++) {
            root.make(legal.get(i));
            if (isMated(root, moves - 1, budget) == Verdict.PROVED) {
                mating.add(legal.get(i));
            }
            root.unmake();
        }
        return mating;
    }

    /**
     * The line that the last question was answered by if it proved a mate: the shortest way known for the attacker, the
     * longest for the defender, and so at most as long as was asked for, but not always the shortest of all. Empty if it
     * proved none.
     */
    public List<Integer> line() {
        return answer == Verdict.PROVED ? search.line(pliesAsked) : List.of();
    }

    /** The length of that line, in plies. */
    public int plies() {
        return answer == Verdict.PROVED ? search.entry(pliesAsked).plies : 0;
    }

    /** Forgets everything. */
    public void clear() {
        table.clear();
    }

    /** Positions expanded for the last question, each with all its moves. */
    public long nodes() {
        return search.nodes();
    }

    private Verdict solve(Position root, List<Integer> first, int plies, long budget) {
        if (plies < 0 || plies > 2 * MAX_MOVES) {
            throw new IllegalArgumentException("a mate takes 1 to " + MAX_MOVES + " moves");
        }
        if (table.size() > tableLimit) {
            table.clear();
        }
        pliesAsked = plies;
        answer = answer(search.search(root, first, plies, budget), ProofNumberSearch.isAttacker(plies));
        return answer;
    }

    private static Verdict answer(ProofStackEntry root, boolean attacking) {
        if (root.phi == 0) {
            return attacking ? Verdict.PROVED : Verdict.REFUTED;
        }
        if (root.delta == 0) {
            return attacking ? Verdict.REFUTED : Verdict.PROVED;
        }
        return Verdict.UNKNOWN;
    }
}
