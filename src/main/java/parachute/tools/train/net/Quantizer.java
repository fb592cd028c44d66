package parachute.tools.train.net;

import java.util.stream.IntStream;
import parachute.engine.eval.network.Network;
import parachute.io.UserException;
import parachute.rules.board.Variant;

/** Converts trained parameters to the integers of a {@link Network} and back. */
final class Quantizer {
    private Quantizer() {}

    /**
     * Returns the network of parameters.
     *
     * @param scale centipawns of an output of 1
     * @throws UserException if sums of its output could overflow
     */
    static Network quantize(Variant variant, Parameters parameters, int scale) {
        int[][] inputs = new int[parameters.inputs()][];
        for (int input = 0; input < inputs.length; input++) {
            inputs[input] = round(parameters.input(input), Network.HIDDEN_UNIT);
        }
        int[][][] outputs = new int[Network.BUCKETS][2][];
        for (int bucket = 0; bucket < Network.BUCKETS; bucket++) {
            outputs[bucket][0] = round(parameters.output(bucket, 0), Network.UNIT);
            outputs[bucket][1] = round(parameters.output(bucket, 1), Network.UNIT);
        }
        return new Network(
                variant,
                scale,
                inputs,
                round(parameters.bias(), Network.HIDDEN_UNIT),
                outputs,
                round(parameters.outputBias(), Network.OUTPUT_UNIT));
    }

    /** Returns the parameters of a network, in the precision of its integers. */
    static Parameters parameters(Network network) {
        Parameters parameters = new Parameters(network.variant(), network.hidden());
        for (int input = 0; input < parameters.inputs(); input++) {
            divide(network.inputWeights(input), Network.HIDDEN_UNIT, parameters.input(input));
        }
        divide(network.inputBias(), Network.HIDDEN_UNIT, parameters.bias());
        for (int bucket = 0; bucket < Network.BUCKETS; bucket++) {
            divide(network.outputWeights(bucket, 0), Network.UNIT, parameters.output(bucket, 0));
            divide(network.outputWeights(bucket, 1), Network.UNIT, parameters.output(bucket, 1));
            parameters.outputBias()[bucket] = (float) network.outputBias(bucket) / Network.OUTPUT_UNIT;
        }
        return parameters;
    }

    private static void divide(int[] integers, int unit, float[] numbers) {
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (float) integers[i] / unit;
        }
    }

    private static int[] round(float[] numbers, int unit) {
        return IntStream.range(0, numbers.length)
                .map(i -> Math.round(numbers[i] * unit))
                .toArray();
    }
}
