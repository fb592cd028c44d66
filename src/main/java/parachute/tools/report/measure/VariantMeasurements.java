package parachute.tools.report.measure;

import java.util.List;
import parachute.tools.levels.LadderMatch;

/**
 * What was measured of one variant.
 *
 * @param positions of the benchmark
 * @param depths the costs of searches depth by depth
 * @param comparedPositions of the comparison of methods
 * @param methods the comparison
 * @param ladder the levels against each other: the first two matches are those of the first level against simple
 *     players
 * @param random full strength against a player that makes any move
 */
public record VariantMeasurements(
        int positions,
        List<DepthBenchmark.DepthCost> depths,
        int comparedPositions,
        List<MethodComparison.MethodCost> methods,
        List<LadderMatch> ladder,
        LadderMatch random) {
    /** The number of matches on the ladder that are not between levels. */
    private static final int SIMPLE_PLAYERS = 2;

    public VariantMeasurements {
        depths = List.copyOf(depths);
        methods = List.copyOf(methods);
        ladder = List.copyOf(ladder);
    }

    /** Returns the ratings of the levels; that of the first one is 0. */
    public List<Rating> ratings() {
        return Rating.along(ladder.subList(SIMPLE_PLAYERS, ladder.size()));
    }
}
