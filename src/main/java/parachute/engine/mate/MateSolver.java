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
 * <p>Repetition is ignored: if a mate needs a position twice, there is a shorter one that does not. Positions are
 * distinguished by 64-bit keys. Results are kept for later questions about any position, and a repeated question
 * continues where it stopped. Not thread-safe.
 */
public final class MateSolver {
    /** Maximum length of a mate, in moves. */
    public static final int MAX_MOVES = 50;

    private final int tableLimit;
    private final ProofTable table = new ProofTable();
    private final ProofNumberSearch search;
    private int pliesAsked;
    private Verdict verdict = Verdict.UNKNOWN;

    /** Which moves of the attacker are searched; the defender always has all of them. */
    public enum Attack {
        /** All legal moves, including quiet ones. */
        ALL_MOVES,
        /** Only checks: far fewer moves, and enough for nearly every mate in crazyhouse. */
        CHECKS
    }

    /** The result of looking for a mate. */
    public enum Verdict {
        /** The mate is forced. */
        PROVED,
        /** The mate is not forced with the searched moves of the attacker. */
        REFUTED,
        /** The nodes ran out before a decision. */
        UNKNOWN
    }

    /**
     * Creates a solver with an empty table.
     *
     * @param tableLimit number of stored positions above which all are forgotten before the next question, at 40 bytes
     *     each
     */
    public MateSolver(Attack attack, int tableLimit) {
        this.tableLimit = tableLimit;
        search = new ProofNumberSearch(table, attack == Attack.CHECKS, 2 * MAX_MOVES);
    }

    /**
     * Returns whether the side to move mates in {@code moves} moves or fewer. The position is changed during the search
     * and restored.
     *
     * @param budget positions to examine before giving up, at least 1
     */
    public Verdict mates(Position root, int moves, long budget) {
        return mates(root, List.of(), moves, budget);
    }

    /**
     * Returns whether the side to move mates in {@code moves} moves or fewer, starting with one of some moves.
     *
     * @param first the first moves to search; empty for all
     */
    public Verdict mates(Position root, List<Integer> first, int moves, long budget) {
        return solve(root, first, 2 * moves - 1, budget);
    }

    /**
     * Returns whether the side to move is mated in {@code moves} moves of its opponent or fewer; with 0, whether it is
     * mated now.
     *
     * @param budget positions to examine before giving up, at least 1
     */
    public Verdict isMated(Position root, int moves, long budget) {
        return solve(root, List.of(), 2 * moves, budget);
    }

    /**
     * Returns the moves that are proved to mate in {@code moves} moves or fewer, with at most {@code budget} nodes for
     * each.
     */
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
     * Returns the line of the last question if it proved a mate: the shortest known way for the attacker and the
     * longest for the defender. It is at most as long as asked for, but not always the shortest possible. Empty if no
     * mate was proved.
     */
    public List<Integer> line() {
        return verdict == Verdict.PROVED ? search.line(pliesAsked) : List.of();
    }

    /** Returns the length of {@link #line} in plies. */
    public int plies() {
        return verdict == Verdict.PROVED ? search.entry(pliesAsked).plies : 0;
    }

    /** Forgets all results. */
    public void clear() {
        table.clear();
    }

    /** Returns the number of positions expanded for the last question, each with all its moves. */
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
        verdict = verdict(search.search(root, first, plies, budget), ProofNumberSearch.isAttacker(plies));
        return verdict;
    }

    private static Verdict verdict(ProofStackEntry root, boolean attacking) {
        if (root.phi == 0) {
            return attacking ? Verdict.PROVED : Verdict.REFUTED;
        }
        if (root.delta == 0) {
            return attacking ? Verdict.REFUTED : Verdict.PROVED;
        }
        return Verdict.UNKNOWN;
    }
}
