package parachute.engine.search;

import java.util.List;
import parachute.engine.mate.MateSolver;
import parachute.engine.mate.MateSolver.Verdict;
import parachute.rules.board.Position;

/**
 * Looks for mates by checks alone close to the root, with a share of all nodes, so that no move walks into one that a
 * full-width search would find late. A position of the solver costs about the time of any other node, and counts as
 * one.
 */
final class MateProbe {
    private final Position position;
    private final MateSolver solver;
    private final SearchParameters parameters;
    private long nodes;
    private long lastNodes;

    /** Creates a probe of a position that will change, with a solver that may have stored results already. */
    MateProbe(Position position, MateSolver solver, SearchParameters parameters) {
        this.parameters = parameters;
        this.position = position;
        this.solver = solver;
    }

    /** Returns the nodes of the last probe. */
    long nodes() {
        return lastNodes;
    }

    /** Returns whether a position is close enough to the root to be searched for mates. */
    boolean isDue(int ply, int depth, long searched) {
        return ply <= parameters.mateTreePly
                && depth >= parameters.mateTreeDepth
                && nodes < searched / parameters.mateTreeShare;
    }

    /**
     * Searches the position on the board with at most {@code budget} nodes, and returns whether a mate by the side to
     * move was proved; {@link #line} then has it.
     */
    boolean probe(long budget) {
        long limit = Math.min(parameters.mateTreeNodes, budget);
        Verdict verdict = solver.mates(position, parameters.mateMoves, limit);
        lastNodes = solver.nodes();
        nodes += lastNodes;
        return verdict == Verdict.PROVED;
    }

    /** Returns the moves of the mate proved by the last probe; empty if it proved none. */
    List<Integer> line() {
        return solver.line();
    }
}
