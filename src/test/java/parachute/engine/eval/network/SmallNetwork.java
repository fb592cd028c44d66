package parachute.engine.eval.network;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import parachute.rules.board.Variant;

/** Networks with few hidden units and random weights, whose evaluations are of the size of usual ones. */
public final class SmallNetwork {
    private static final int HIDDEN = 8;

    private SmallNetwork() {}

    /** The network of a seed. */
    public static Network of(Variant variant, long seed) {
        Random random = new Random(seed);
        int[][] inputWeights = random(random, Features.count(variant), 40);
        int[][][] outputWeights = new int[Network.BUCKETS][][];
        for (int bucket = 0; bucket < Network.BUCKETS; bucket++) {
            outputWeights[bucket] = random(random, 2, 60);
        }
        int[] outputBias = random.ints(Network.BUCKETS, -300, 301).toArray();
        int[] inputBias = random.ints(HIDDEN, 0, 120).toArray();
        try {
            return new Network(variant, 400, inputWeights, inputBias, outputWeights, outputBias);
        } catch (NetworkException e) {
            throw new AssertionError(e);
        }
    }

    private static int[][] random(Random random, int rows, int most) {
        int[][] numbers = new int[rows][];
        for (int row = 0; row < rows; row++) {
            numbers[row] = random.ints(HIDDEN, -most, most + 1).toArray();
        }
        return numbers;
    }

    /** Writes the network of a seed into a folder and answers its file. */
    public static Path write(Path folder, Variant variant, long seed) throws IOException {
        return Files.write(folder.resolve(variant.uciName() + seed + ".net"), NetworkFile.format(of(variant, seed)));
    }
}
