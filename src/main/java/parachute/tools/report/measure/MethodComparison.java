package parachute.tools.report.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import parachute.engine.eval.choice.Evaluation;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.Perft;

/**
 * Compares the nodes of minimax, plain alpha-beta and the engine's search for the same positions and depths.
 *
 * @param positions those with more moves than {@link #MAX_MOVES} are left out; at least one has fewer
 * @param depth the maximum depth, at least 1
 */
public record MethodComparison(List<Position> positions, int depth) {
    /**
     * The nodes of three methods to search to one depth, as medians over positions.
     *
     * @param depth plies
     * @param minimax nodes of minimax, which visits all of them
     * @param alphaBeta nodes of {@link PlainAlphaBeta}
     * @param engine nodes of the engine's own search, iterative deepening included
     */
    public record MethodCost(int depth, double minimax, double alphaBeta, double engine) {}

    /** The maximum number of legal moves of a position: minimax needs their number to the power of the depth. */
    public static final int MAX_MOVES = 90;

    /** Leaves out positions with too many moves. */
    public MethodComparison {
        positions = positions.stream()
                .filter(position -> LegalMoves.of(position).size() <= MAX_MOVES)
                .toList();
    }

    /**
     * Searches all positions with all methods, and returns a row for each depth; calls {@code done} after each depth.
     */
    public List<MethodCost> run(Runnable done) {
        List<MethodCost> rows = new ArrayList<>();
        for (int plies = 1; plies <= depth; plies++) {
            int current = plies;
            rows.add(new MethodCost(
                    plies,
                    median(position -> minimaxNodes(position, current)),
                    median(position ->
                            PlainAlphaBeta.nodes(position, current, Evaluation.DEFAULT.apply(position.variant()))),
                    median(position -> IterationCosts.of(position, current).nodes(current))));
            done.run();
        }
        return rows;
    }

    private double median(ToLongFunction<Position> nodes) {
        return DepthBenchmark.median(
                positions.stream().mapToDouble(nodes::applyAsLong).toArray());
    }

    /** Returns the number of positions of the tree except the root, by counting. */
    static long minimaxNodes(Position position, int depth) {
        Perft perft = new Perft(position.copy(), depth);
        long nodes = 0;
        for (int plies = 1; plies <= depth; plies++) {
            nodes += perft.count(plies);
        }
        return nodes;
    }
}
