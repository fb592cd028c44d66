package parachute.tools.report.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import parachute.engine.bench.BenchPositions;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/**
 * Measures the growth of nodes and times with depth, by searches of the bench positions.
 *
 * @param positions at least one
 * @param depth the maximum depth, at least 1
 * @param repetitions the number of times that each search is run, at least 1; its time is the median
 */
public record DepthBenchmark(List<Position> positions, int depth, int repetitions) {
    /**
     * The costs of searches to one depth, over several positions.
     *
     * @param depth plies
     * @param nodes median of the nodes
     * @param milliseconds median of the times
     * @param branching median of the effective branching factors: nodes to this depth divided by nodes to the one
     *     before; empty for the first depth
     * @param nodesPerSecond all nodes divided by the total time
     */
    public record DepthCost(
            int depth, double nodes, double milliseconds, OptionalDouble branching, double nodesPerSecond) {}

    /** The number of plies by which warm-up searches are less deep. */
    private static final int WARM_UP = 2;

    public DepthBenchmark {
        positions = List.copyOf(positions);
    }

    /** Returns the bench positions of a variant. */
    public static List<Position> positions(Variant variant) {
        return BenchPositions.load().stream()
                .filter(position -> position.variant() == variant)
                .toList();
    }

    /** Runs all searches, one at a time, and returns a row for each depth; calls {@code done} after each position. */
    public List<DepthCost> run(Runnable done) {
        positions.forEach(position -> IterationCosts.of(position, Math.max(1, depth - WARM_UP)));
        List<List<IterationCosts>> costs = new ArrayList<>();
        for (Position position : positions) {
            costs.add(IntStream.range(0, repetitions)
                    .mapToObj(i -> IterationCosts.of(position, depth))
                    .toList());
            done.run();
        }
        return IntStream.rangeClosed(1, depth).mapToObj(d -> row(costs, d)).toList();
    }

    private static DepthCost row(List<List<IterationCosts>> costs, int depth) {
        double[] nodes = each(costs, searches -> searches.get(0).nodes(depth));
        double[] times = each(costs, searches -> median(each(searches, search -> search.milliseconds(depth))));
        OptionalDouble branching = depth == 1
                ? OptionalDouble.empty()
                : OptionalDouble.of(median(each(costs, searches -> branching(searches.get(0), depth))));
        double speed = 1e3 * Arrays.stream(nodes).sum() / Arrays.stream(times).sum();
        return new DepthCost(depth, median(nodes), median(times), branching, speed);
    }

    private static double branching(IterationCosts costs, int depth) {
        return (double) costs.nodes(depth) / Math.max(1, costs.nodes(depth - 1));
    }

    private static <T> double[] each(List<T> all, ToDoubleFunction<T> value) {
        return all.stream().mapToDouble(value).toArray();
    }

    /** Returns the middle one of at least one value, or the mean of the two in the middle. */
    static double median(double... values) {
        if (values.length == 0) {
            throw new IllegalArgumentException("the median of no values");
        }
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
