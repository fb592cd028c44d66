package parachute.tools.report.measure;

import java.util.OptionalDouble;

/**
 * What searches to one depth cost, over several positions.
 *
 * @param depth plies
 * @param nodes median of the nodes
 * @param milliseconds median of the times
 * @param branching median of the effective branching factors: nodes to this depth by nodes to the one before; empty for
 *     the first
 * @param nodesPerSecond all nodes by all times
 */
public record DepthCost(
        int depth, double nodes, double milliseconds, OptionalDouble branching, double nodesPerSecond) {}
