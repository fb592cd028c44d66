package parachute.engine.eval.network;

import java.util.concurrent.atomic.AtomicReferenceArray;
import parachute.engine.eval.Evaluator;
import parachute.rules.board.Side;

/**
 * A network as an arithmetic computes with it. Shared by all threads.
 *
 * @param <A> the arrays of the arithmetic
 */
final class PreparedNetwork<A> {
    private final Network network;
    private final UnitArithmetic<A> arithmetic;
    private final A[] inputs;
    private final A bias;
    /** By square of the own king, null until it first stands there: all together would make every start longer. */
    private final AtomicReferenceArray<A[]> rows = new AtomicReferenceArray<>(Features.KING_SQUARES);

    PreparedNetwork(Network network, UnitArithmetic<A> arithmetic) {
        this.network = network;
        this.arithmetic = arithmetic;
        inputs = arithmetic.arrays(network.inputWeights());
        bias = arithmetic.arrays(new int[][] {network.inputBias()})[0];
    }

    Network network() {
        return network;
    }

    UnitArithmetic<A> arithmetic() {
        return arithmetic;
    }

    /** The hidden units without inputs. */
    A bias() {
        return bias;
    }

    /**
     * For each bit's input what the bit adds to the hidden units of a perspective: with a piece near the own king both of
     * its inputs.
     *
     * @param kingIndex {@link Features#kingIndex} of the perspective's own king
     */
    A[] rows(int kingIndex) {
        A[] known = rows.get(kingIndex);
        if (known == null) {
            known = sums(Features.ownKing(kingIndex)); // another thread may do the same at the same time
            rows.set(kingIndex, known);
        }
        return known;
    }

    /** The rows with both weights of the pieces near the own king in one; the others are shared. */
    private A[] sums(int ownKing) {
        A[] sums = inputs.clone();
        for (int input = 0; input < sums.length; input++) {
            int zone = Features.zone(input, ownKing);
            if (zone >= 0) {
                sums[input] = arithmetic.sum(inputs[input], inputs[zone]);
            }
        }
        return sums;
    }

    /**
     * The evaluation in centipawns, from the side to move, within {@link Evaluator#LIMIT}.
     *
     * @param white the units of White's accumulator
     * @param black those of Black's
     */
    int evaluate(A white, A black, int sideToMove, int bucket) {
        A own = sideToMove == Side.WHITE ? white : black;
        A other = sideToMove == Side.WHITE ? black : white;
        long sum = (long) arithmetic.output(own, network.outputWeights(bucket, 0))
                + arithmetic.output(other, network.outputWeights(bucket, 1))
                + network.outputBias(bucket);
        return Math.clamp(network.centipawns(sum), -Evaluator.LIMIT, Evaluator.LIMIT);
    }
}
