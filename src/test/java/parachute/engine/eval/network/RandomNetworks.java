package parachute.engine.eval.network;

import java.util.Random;
import parachute.rules.board.Variant;

/** Networks of random weights, for tests. */
public final class RandomNetworks {
    private RandomNetworks() {}

    /** A network whose hidden units are below 0, above 1 and between, and whose evaluations spread over some pawns. */
    public static Network of(Variant variant, int hidden, long seed) {
        Random random = new Random(seed);
        int[][] inputs = new int[Features.count(variant)][];
        for (int input = 0; input < inputs.length; input++) {
            inputs[input] = weights(hidden, Network.UNIT / 5, random);
        }
        int[][][] outputs = new int[Network.BUCKETS][2][];
        for (int bucket = 0; bucket < Network.BUCKETS; bucket++) {
            outputs[bucket][0] = weights(hidden, Network.UNIT, random);
            outputs[bucket][1] = weights(hidden, Network.UNIT, random);
        }
        try {
            return new Network(
                    variant,
                    random.nextInt(100, 600),
                    inputs,
                    weights(hidden, Network.UNIT, random),
                    outputs,
                    weights(Network.BUCKETS, Network.OUTPUT_UNIT, random));
        } catch (NetworkException e) {
            throw new AssertionError(e);
        }
    }

    private static int[] weights(int number, int range, Random random) {
        return random.ints(number, -range, range + 1).toArray();
    }
}
