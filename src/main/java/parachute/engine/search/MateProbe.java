package parachute.engine.search;

import parachute.engine.mate.MateSolver;
import parachute.engine.mate.MateSolver.Verdict;
import parachute.rules.board.Position;

/**
 * Looks for mates by checks alone where a full-width search would find them late: at the root with a small share of all
 * nodes, and close to the root, so that no move walks into one, with another. A position that the solver looks into
 * costs about the time of any other node, and counts as one.
 *
 * <p>Of the 232 mates of the crazyhouse suite both together find 227 within 100 000 nodes. When the search alone found
 * 138 of them, both were worth 37 ± 43 Elo in games at 20 000 nodes a move, at the root alone or in the whole tree nothing;
 * in chess, where checks are few, the tree's cost 18 ± 35, so that there only the root is looked at.
 */
final class MateProbe {
    /** The longest mate looked for, in moves. */
    private static final int LONGEST = 15;

    /** One for each shorter mate, to see whether the search before proved it. */
    private static final int RECALL_NODES = LONGEST - 1;

    /** One node of so many goes into the search at the root, and one into those close to it. */
    private static final int ROOT_SHARE = 32, TREE_SHARE = 16;

    /** Nodes for one position close to the root. */
    private static final int TREE_NODES = 60;

    /** How close: plies from the root at most, and plies left to search at least. */
    private static final int TREE_PLY = 3, TREE_DEPTH = 5;

    /** A mate not proved by so many nodes at the root is not looked for any more: the solver would forget and repeat. */
    private static final int MOST_ROOT_NODES = 200_000;

    private final Position position;
    private final MateSolver solver;
    private final int treePly;
    private long rootNodes;
    private long treeNodes;
    private long lastNodes;
    private boolean isRecalled;
    /** The next mate of the root that is looked for, in moves: after a proof a shorter one. */
    private int wanted = LONGEST;

    /** A probe of a position that is going to change, by a solver that may know something already. */
    MateProbe(Position position, MateSolver solver) {
        this.position = position;
        this.solver = solver;
        treePly = position.variant().hasDrops() ? TREE_PLY : 0;
    }

    /** Nodes of the last probe. */
    long nodes() {
        return lastNodes;
    }

    /** Whether the root is worth another {@link #probeRoot} once so many nodes were searched in all. */
    boolean isRootDue(long searched) {
        return wanted > 0 && rootNodes < Math.min(searched / ROOT_SHARE, MOST_ROOT_NODES);
    }

    /**
     * Spends so many nodes on the root, and answers whether a mate was proved that is shorter than all before: it is the
     * {@link #line}.
     */
    boolean probeRoot(long budget) {
        lastNodes = 0;
        boolean proved = isRecalled || budget < RECALL_NODES ? search(budget) : recall();
        rootNodes += lastNodes;
        if (proved) {
            wanted = solver.plies() / 2;
        }
        return proved;
    }

    private boolean search(long budget) {
        Verdict verdict = ask(wanted, budget);
        if (verdict == Verdict.REFUTED) {
            wanted = 0;
        }
        return verdict == Verdict.PROVED;
    }

    /** A mate that was proved a move ago is known two plies shorter, and to ask for longer ones would not find it. */
    private boolean recall() {
        isRecalled = true;
        for (int moves = 1; moves <= RECALL_NODES; moves++) {
            if (ask(moves, 1) == Verdict.PROVED) {
                return true;
            }
        }
        return false;
    }

    private Verdict ask(int moves, long budget) {
        Verdict verdict = solver.mates(position, moves, budget);
        lastNodes += solver.nodes();
        return verdict;
    }

    /** Whether a position is one of those close to the root that are looked at. */
    boolean isDue(int ply, int depth, long searched) {
        return ply <= treePly && depth >= TREE_DEPTH && treeNodes < searched / TREE_SHARE;
    }

    /**
     * Looks at the position on the board with no more than so many nodes, and answers whether a mate by the side to move
     * was proved: it is the {@link #line}.
     */
    boolean probe(long most) {
        lastNodes = 0;
        boolean proved = ask(LONGEST, Math.min(TREE_NODES, most)) == Verdict.PROVED;
        treeNodes += lastNodes;
        return proved;
    }

    /** The mate proved by the last probe, move by move; empty if it proved none. */
    int[] line() {
        return solver.line().stream().mapToInt(Integer::intValue).toArray();
    }
}
