package parachute.tools.report.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import parachute.engine.eval.choice.Evaluation;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.Perft;

/** How many nodes minimax, plain alpha-beta and the engine's search need for the same positions and depths. */
public final class MethodComparison {
    /** Legal moves of a position at most: minimax takes their number to the power of the depth. */
    public static final int MOST_MOVES = 90;

    private final List<Position> positions;
    private final int depth;

    /**
     * A comparison.
     *
     * @param positions those with more moves than {@link #MOST_MOVES} are left out; at least one has fewer
     * @param depth the greatest, at least 1
     */
    public MethodComparison(List<Position> positions, int depth) {
        this.positions = positions.stream()
                .filter(position -> LegalMoves.of(position).size() <= MOST_MOVES)
                .toList();
        this.depth = depth;
    }

    /** The number of positions that are searched. */
    public int positions() {
        return positions.size();
    }

    /** Searches all positions by all methods, and answers a row for each depth; after each depth {@code done} runs. */
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
        return Median.of(positions.stream().mapToDouble(nodes::applyAsLong).toArray());
    }

    /** All positions of the tree but the root, by counting alone. */
    static long minimaxNodes(Position position, int depth) {
        Perft perft = new Perft(position.copy(), depth);
        long nodes = 0;
        for (int plies = 1; plies <= depth; plies++) {
            nodes += perft.count(plies);
        }
        return nodes;
    }
}
