package parachute.tools.report.measure;

import java.util.OptionalDouble;

/**
 * The costs of searches to one depth, over several positions.
 *
 * @param depth plies
 * @param nodes median of the nodes
 * @param milliseconds median of the times
 * @param branching median of the effective branching factors: nodes to this depth divided by nodes to the one before;
 *     empty for the first depth
 * @param nodesPerSecond all nodes divided by the total time
 */
public record DepthCost(
        int depth, double nodes, double milliseconds, OptionalDouble branching, double nodesPerSecond) {}
