package parachute.engine.eval.network;

import parachute.engine.eval.Evaluator;
import parachute.engine.vector.Vectors;
import parachute.rules.board.Position;
import parachute.rules.board.Side;

/**
 * Evaluates positions with a network. Only evaluated positions cost time (lazy updates): {@linkplain AccumulatorStack
 * comparing} them with the last positions finds the differences.
 */
public final class NetworkEvaluator implements Evaluator {
    private final long[] position = new long[Features.SETS];
    private final AccumulatorStack<?> accumulators;
    private final OutputBuckets buckets;

    /** Creates an evaluator with a network, for the network's variant. */
    public NetworkEvaluator(Network network) {
        accumulators = new AccumulatorStack<>(network.prepared());
        buckets = new OutputBuckets(network.variant());
    }

    /**
     * Returns whether evaluators are far slower in the first half second of searching than later: with the Vector API.
     */
    public static boolean isSlowAtFirst() {
        return Vectors.AVAILABLE;
    }

    @Override
    public int evaluate(Position evaluated) {
        Features.read(evaluated, position);
        return accumulators.evaluate(
                position,
                evaluated.ply(),
                Features.king(evaluated, Side.WHITE),
                Features.king(evaluated, Side.BLACK),
                evaluated.sideToMove(),
                buckets.of(position, evaluated.sideToMove()));
    }
}
