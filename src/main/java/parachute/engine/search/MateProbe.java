package parachute.engine.search;

import static parachute.engine.search.SearchParameter.*;

import parachute.engine.mate.MateSolver;
import parachute.engine.mate.MateSolver.Verdict;
import parachute.rules.board.Position;

/**
 * Looks for mates by checks alone where a full-width search would find them late: at the root with a small share of all
 * nodes, and close to the root, so that no move walks into one, with another. A position that the solver looks into
 * costs about the time of any other node, and counts as one.
 */
final class MateProbe {
    private final Position position;
    private final MateSolver solver;
    private final SearchParameters parameters;
    private long rootNodes;
    private long treeNodes;
    private long lastNodes;
    private boolean isRecalled;
    /** The length of the next mate to prove at the root, in moves: after a proof a shorter one. */
    private int wanted;

    /** A probe of a position that is going to change, by a solver that may have stored something already. */
    MateProbe(Position position, MateSolver solver, SearchParameters parameters) {
        this.parameters = parameters;
        this.position = position;
        this.solver = solver;
        wanted = parameters.get(MATE_MOVES);
    }

    /** Nodes of the last probe. */
    long nodes() {
        return lastNodes;
    }

    /** Whether the root is worth another {@link #probeRoot} once so many nodes were searched in all. */
    boolean isRootDue(long searched) {
        return wanted > 0
                && rootNodes < Math.min(searched / parameters.get(MATE_ROOT_SHARE), parameters.get(MATE_ROOT_NODES));
    }

    /**
     * Spends so many nodes on the root, and answers whether a mate was proved that is shorter than all before: it is the
     * {@link #line}.
     */
    boolean probeRoot(long budget) {
        lastNodes = 0;
        boolean proved = isRecalled || budget < parameters.get(MATE_MOVES) - 1 ? search(budget) : recall();
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

    /**
     * A mate that was proved a move ago is stored two plies shorter, and to ask for longer ones would not find it: asks
     * for each shorter one, a node each.
     */
    private boolean recall() {
        isRecalled = true;
        for (int moves = 1; moves < parameters.get(MATE_MOVES); moves++) {
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

    /** Whether a position is one of those close to the root that are searched for mates. */
    boolean isDue(int ply, int depth, long searched) {
        return ply <= parameters.get(MATE_TREE_PLY)
                && depth >= parameters.get(MATE_TREE_DEPTH)
                && treeNodes < searched / parameters.get(MATE_TREE_SHARE);
    }

    /**
     * Looks at the position on the board with no more than so many nodes, and answers whether a mate by the side to move
     * was proved: it is the {@link #line}.
     */
    boolean probe(long most) {
        lastNodes = 0;
        boolean proved =
                ask(parameters.get(MATE_MOVES), Math.min(parameters.get(MATE_TREE_NODES), most)) == Verdict.PROVED;
        treeNodes += lastNodes;
        return proved;
    }

    /** The mate proved by the last probe, move by move; empty if it proved none. */
    int[] line() {
        return solver.line().stream().mapToInt(Integer::intValue).toArray();
    }
}
