package parachute.tools.train.net;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.engine.eval.network.Features;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.NetworkFile;
import parachute.io.UserException;
import parachute.rules.board.Variant;

/** Networks of random weights and their mean. */
class NetworkMeanTest {
    private static Network network(Variant variant, int hidden, int scale, int seed) {
        return Parameters.random(variant, hidden, new Random(seed)).rounded(scale);
    }

    /** Halves are rounded up. */
    private static int[] half(int[] sum) {
        return IntStream.of(sum).map(one -> one + 1 >> 1).toArray();
    }

    private static int[] sum(int[] one, int[] other) {
        return IntStream.range(0, one.length).map(i -> one[i] + other[i]).toArray();
    }

    @ParameterizedTest
    @EnumSource
    void eachWeightIsTheMeanOfBoth(Variant variant) {
        Network one = network(variant, 8, 200, 1);
        Network other = network(variant, 8, 200, 2);
        Network mean = NetworkMean.of(List.of(one, other));
        for (int input = 0; input < Features.count(variant); input++) {
            assertArrayEquals(half(sum(one.inputWeights(input), other.inputWeights(input))), mean.inputWeights(input));
        }
        assertArrayEquals(half(sum(one.inputBias(), other.inputBias())), mean.inputBias());
        for (int bucket = 0; bucket < one.buckets(); bucket++) {
            for (int side = 0; side < 2; side++) {
                assertArrayEquals(
                        half(sum(one.outputWeights(bucket, side), other.outputWeights(bucket, side))),
                        mean.outputWeights(bucket, side));
            }
            assertEquals(one.outputBias(bucket) + other.outputBias(bucket) + 1 >> 1, mean.outputBias(bucket));
        }
        assertEquals(200, mean.scale());
    }

    @Test
    void aNetworkAloneIsItsOwnMean() {
        Network network = network(Variant.CRAZYHOUSE, 8, 357, 1);
        assertArrayEquals(NetworkFile.format(network), NetworkFile.format(NetworkMean.of(List.of(network))));
    }

    @Test
    void networksOfDifferentShapesHaveNoMean() {
        Network network = network(Variant.CHESS, 8, 200, 1);
        for (Network other : List.of(
                network(Variant.CRAZYHOUSE, 8, 200, 1),
                network(Variant.CHESS, 16, 200, 1),
                network(Variant.CHESS, 8, 201, 1))) {
            List<Network> both = List.of(network, other);
            assertThrows(UserException.class, () -> NetworkMean.of(both));
        }
    }
}
