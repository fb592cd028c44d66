package parachute.engine.eval.network;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import parachute.io.UserException;
import parachute.rules.board.Variant;

/** Networks with few hidden units and random weights, whose evaluations have the usual size. */
public final class SmallNetwork {
    private static final int HIDDEN = 8;

    private SmallNetwork() {}

    /** Returns the network of a seed, with 8 hidden units. */
    public static Network of(Variant variant, long seed) {
        return of(variant, HIDDEN, seed);
    }

    /**
     * Returns a network with hidden units below 0, above 1 and between, and evaluations that spread over several pawns.
     */
    public static Network of(Variant variant, int hidden, long seed) {
        Random random = new Random(seed);
        int[][] inputs = new int[Features.count(variant)][];
        for (int input = 0; input < inputs.length; input++) {
            inputs[input] = weights(hidden, Network.HIDDEN_UNIT / 5, random);
        }
        int buckets = OutputBuckets.count(variant);
        int[][][] outputs = new int[buckets][2][];
        for (int bucket = 0; bucket < buckets; bucket++) {
            outputs[bucket][0] = weights(hidden, Network.UNIT, random);
            outputs[bucket][1] = weights(hidden, Network.UNIT, random);
        }
        try {
            return new Network(
                    variant,
                    random.nextInt(100, 600),
                    inputs,
                    weights(hidden, Network.HIDDEN_UNIT, random),
                    outputs,
                    weights(buckets, Network.OUTPUT_UNIT, random));
        } catch (UserException e) {
            throw new AssertionError(e);
        }
    }

    private static int[] weights(int number, int range, Random random) {
        return random.ints(number, -range, range + 1).toArray();
    }

    /** Writes the network of a seed into a folder and returns its file. */
    public static Path write(Path folder, Variant variant, long seed) throws IOException {
        return Files.write(folder.resolve(variant.uciName() + seed + ".net"), NetworkFile.format(of(variant, seed)));
    }
}
