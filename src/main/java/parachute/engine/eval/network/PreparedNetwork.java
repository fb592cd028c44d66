package parachute.engine.eval.network;

import java.util.concurrent.atomic.AtomicReferenceArray;
import parachute.engine.eval.Evaluator;
import parachute.rules.board.Side;

/**
 * A network in the form that an arithmetic uses. Shared by all threads.
 *
 * @param <A> the arrays of the arithmetic
 */
final class PreparedNetwork<A> {
    private final Network network;
    private final UnitArithmetic<A> arithmetic;
    private final A[] inputs;
    private final A bias;
    /** By square of the own king, null until first needed: computing all would delay every start. */
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

    /** Returns the hidden units without inputs. */
    A bias() {
        return bias;
    }

    /**
     * Returns what each bit's inputs add to the hidden units of a perspective; a piece near the own king has two
     * inputs.
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

    /** Returns the rows, with both inputs of a piece near the own king added up; the other rows are shared. */
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
     * Returns the evaluation in centipawns, from the side to move, within {@link Evaluator#LIMIT}.
     *
     * @param white the units of White's accumulator
     * @param black the units of Black's accumulator
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
