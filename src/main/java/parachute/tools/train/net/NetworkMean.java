package parachute.tools.train.net;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import parachute.engine.eval.network.Features;
import parachute.engine.eval.network.Network;
import parachute.io.UserException;

/**
 * The mean of networks. The mean of networks that were trained from the same one is usually better than each of them,
 * since random errors are averaged out (Izmailov et al., "Averaging Weights Leads to Wider Optima and Better
 * Generalization", 2018; Wortsman et al., "Model soups", 2022).
 */
public final class NetworkMean {
    private NetworkMean() {}

    /**
     * Returns the network whose weights are the means of those of other networks.
     *
     * @param networks at least one
     * @throws UserException if they do not all have the same variant, hidden units and scale
     */
    public static Network of(List<Network> networks) {
        Network first = networks.getFirst();
        if (!networks.stream().allMatch(network -> haveOneShape(first, network))) {
            throw new UserException("only networks of the same variant, hidden units and scale have a mean");
        }
        int[][] inputs = IntStream.range(0, Features.count(first.variant()))
                .mapToObj(input -> mean(networks, network -> network.inputWeights(input)))
                .toArray(int[][]::new);
        int[][][] outputs = IntStream.range(0, first.buckets())
                .mapToObj(bucket -> new int[][] {
                    mean(networks, network -> network.outputWeights(bucket, 0)),
                    mean(networks, network -> network.outputWeights(bucket, 1))
                })
                .toArray(int[][][]::new);
        int[] outputBias = IntStream.range(0, first.buckets())
                .map(bucket -> mean(networks, network -> new int[] {network.outputBias(bucket)})[0])
                .toArray();
        return new Network(
                first.variant(), first.scale(), inputs, mean(networks, Network::inputBias), outputs, outputBias);
    }

    private static boolean haveOneShape(Network one, Network other) {
        return one.variant() == other.variant() && one.hidden() == other.hidden() && one.scale() == other.scale();
    }

    private static int[] mean(List<Network> networks, Function<Network, int[]> weights) {
        List<int[]> all = networks.stream().map(weights).toList();
        return IntStream.range(0, all.getFirst().length)
                .map(i -> (int) Math.round(
                        all.stream().mapToInt(one -> one[i]).average().orElseThrow()))
                .toArray();
    }
}
