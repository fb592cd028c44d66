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

    /** Which moves of the attacker are searched; the defender always has all of them. */
    public enum MateAttack {
        /** All legal moves, including quiet ones. */
        ALL_MOVES,
        /** Only checks: far fewer moves, and enough for nearly every mate in crazyhouse. */
        CHECKS
    }

    /** The result of looking for a mate. */
    public enum MateVerdict {
        /** The mate is forced. */
        PROVED,
        /** The mate is not forced with the searched moves of the attacker. */
        REFUTED,
        /** The nodes ran out before a decision. */
        UNKNOWN
    }

    /**
     * The answer to a question.
     *
     * @param verdict whether the mate is forced
     * @param line the moves of a forced mate: the shortest known way for the attacker and the longest for the defender;
     *     at most as long as asked for, but not always the shortest possible. Empty if no mate was proved
     * @param nodes the number of positions expanded, each with all its moves
     */
    public record MateResult(MateVerdict verdict, List<Integer> line, long nodes) {
        /** Returns whether the mate is forced. */
        public boolean isProved() {
            return verdict == MateVerdict.PROVED;
        }
    }

    /**
     * Creates a solver with an empty table.
     *
     * @param tableLimit number of stored positions above which all are forgotten before the next question, at 40 bytes
     *     each
     */
    public MateSolver(MateAttack attack, int tableLimit) {
        this.tableLimit = tableLimit;
        search = new ProofNumberSearch(table, attack == MateAttack.CHECKS, 2 * MAX_MOVES);
    }

    /**
     * Determines whether the side to move mates in {@code moves} moves or fewer. The position is changed during the search
     * and restored.
     *
     * @param budget positions to examine before giving up, at least 1
     */
    public MateResult mates(Position root, int moves, long budget) {
        return mates(root, List.of(), moves, budget);
    }

    /**
     * Determines whether the side to move mates in {@code moves} moves or fewer, starting with one of some moves.
     *
     * @param first the first moves to search; empty for all
     */
    public MateResult mates(Position root, List<Integer> first, int moves, long budget) {
        return solve(root, first, 2 * moves - 1, budget);
    }

    /**
     * Determines whether the side to move is mated in {@code moves} moves of its opponent or fewer; with 0, whether it is
     * mated now.
     *
     * @param budget positions to examine before giving up, at least 1
     */
    public MateResult isMated(Position root, int moves, long budget) {
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
            if (isMated(root, moves - 1, budget).isProved()) {
                mating.add(legal.get(i));
            }
            root.unmake();
        }
        return mating;
    }

    /** Forgets all results. */
    public void clear() {
        table.clear();
    }

    private MateResult solve(Position root, List<Integer> first, int plies, long budget) {
        if (plies < 0 || plies > 2 * MAX_MOVES) {
            throw new IllegalArgumentException("a mate takes 1 to " + MAX_MOVES + " moves");
        }
        if (table.size() > tableLimit) {
            table.clear();
        }
        MateVerdict verdict = verdict(search.search(root, first, plies, budget), ProofNumberSearch.isAttacker(plies));
        long nodes = search.nodes(); // without those that find the line
        return new MateResult(verdict, verdict == MateVerdict.PROVED ? search.line(plies) : List.of(), nodes);
    }

    private static MateVerdict verdict(ProofStackEntry root, boolean attacking) {
        if (root.phi == 0) {
            return attacking ? MateVerdict.PROVED : MateVerdict.REFUTED;
        }
        if (root.delta == 0) {
            return attacking ? MateVerdict.REFUTED : MateVerdict.PROVED;
        }
        return MateVerdict.UNKNOWN;
    }
}
