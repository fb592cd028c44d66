package parachute.tools.train.net;

import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Trains a network's parameters epoch by epoch with {@link AdamW} and a learning rate that falls like a cosine. A
 * batch is divided among the threads, whose gradients are added in a fixed order: the same settings give the same
 * network.
 */
final class NetworkTrainer {
    /** The last learning rate, as a fraction of the first. */
    private static final double LAST_RATE = 0.3 * 0.3 * 0.3 * 0.3 * 0.3;

    /** The first steps, in which the learning rate rises: this share of the run, and at most this number. */
    private static final double WARM_UP_SHARE = 0.02, MAX_WARM_UP_STEPS = 1000;

    private final TrainingSettings settings;
    private final TrainingBlocks positions;
    private final AdamW optimizer;
    private final Gradient[] gradients;

    /**
     * Creates a trainer.
     *
     * @param optimizer changes the parameters
     */
    NetworkTrainer(TrainingSettings settings, TrainingBlocks positions, AdamW optimizer) {
        this.settings = settings;
        this.positions = positions;
        this.optimizer = optimizer;
        gradients = new Gradient[settings.threads()];
        for (int i = 0; i < gradients.length; i++) {
            gradients[i] = new Gradient(optimizer.parameters());
        }
    }

    /** What has been learned in an epoch. */
    private static final class EpochSum {
        private long positions;
        private double loss;
        private double weight;
    }

    /**
     * Passes once over all positions, those of each block in a new order, and returns the mean loss.
     *
     * @param epoch number of epochs before
     * @param beforeStep takes the number of positions learned from in this epoch before every step, which it may delay
     * @throws IOException if positions cannot be read
     */
    double runEpoch(int epoch, LongConsumer beforeStep) throws IOException {
        Random random = new Random(settings.seed() * 31 + epoch);
        EpochSum learned = new EpochSum();
        positions.forEach(block -> {
            int[] order = shuffled(block.size(), random);
            for (int start = 0; start < order.length; start += settings.batch()) {
                long before = learned.positions + start;
                beforeStep.accept(before);
                double progress = (epoch + (double) before / positions.size()) / settings.epochs();
                int end = Math.min(order.length, start + settings.batch());
                learned.loss += step(block, order, start, end, progress);
            }
            learned.positions += order.length;
            learned.weight += weight(block);
        });
        return learned.loss / learned.weight;
    }

    /**
     * Learns from the positions of a range of a block's order, and returns the sum of their losses.
     *
     * @param progress the point of the whole run, 0 to 1
     */
    private double step(TrainingSet block, int[] order, int start, int end, double progress) {
        for (Gradient gradient : gradients) {
            gradient.sum().clear();
        }
        TrainingTarget target = settings.target();
        double loss = sum(start, end, (gradient, i) -> {
            int index = order[i];
            double points = target.points(block, index, progress);
            return gradient.add(block, index, points, target.weight(block, index));
        });
        optimizer.begin();
        float rate = (float) (rate(progress) * warmUp());
        int threads = gradients.length;
        int rows = optimizer.parameters().rows();
        parallel(threads, thread -> {
            for (int row = rows * thread / threads; row < rows * (thread + 1) / threads; row++) {
                optimizer.update(row, gradients, end - start, rate);
            }
        });
        return loss;
    }

    /** The loss of an element of a range, computed by a thread with its own gradient. */
    @FunctionalInterface
    private interface Loss {
        double of(Gradient gradient, int number);
    }

    /** Returns the sum of the losses of a range, which is always divided among the threads in the same way. */
    private double sum(int start, int end, Loss loss) {
        int threads = gradients.length;
        double[] sums = new double[threads];
        parallel(threads, thread -> {
            int to = start + (int) ((long) (end - start) * (thread + 1) / threads);
            for (int i = start + (int) ((long) (end - start) * thread / threads); i < to; i++) {
                sums[thread] += loss.of(gradients[thread], i);
            }
        });
        return DoubleStream.of(sums).sum();
    }

    private static void parallel(int threads, IntConsumer task) {
        IntStream.range(0, threads).parallel().forEach(task);
    }

    /** Returns the learning rate at a point of the whole run, 0 to 1. */
    private double rate(double progress) {
        return settings.rate() * (LAST_RATE + (1 - LAST_RATE) * (1 + Math.cos(Math.PI * progress)) / 2);
    }

    /**
     * Returns the factor of the learning rate by which an optimizer that begins anew warms up: its first estimates of
     * the gradient's square are from a few positions only.
     */
    private double warmUp() {
        double steps = (double) settings.epochs() * Math.ceilDiv(positions.size(), settings.batch());
        double warm = Math.min(MAX_WARM_UP_STEPS, steps * WARM_UP_SHARE);
        return Math.min(1, optimizer.steps() / warm);
    }

    /** Returns the mean loss on other positions, with the target of the last step. */
    double loss(TrainingSet others) {
        return sum(0, others.size(), (gradient, i) -> loss(gradient, others, i)) / Math.max(1, weight(others));
    }

    /** Returns the mean loss on other positions of a phase of the game, 0 if there are none. */
    double loss(TrainingSet others, int phase) {
        int[] members = others.ofPhase(phase);
        double sum = sum(0, members.length, (gradient, i) -> loss(gradient, others, members[i]));
        return sum / (settings.target().phaseWeights().get(phase) * Math.max(1, members.length));
    }

    private double loss(Gradient gradient, TrainingSet others, int index) {
        TrainingTarget target = settings.target();
        double error = Gradient.sigmoid(gradient.output(others, index)) - target.points(others, index, 1);
        return target.weight(others, index) * error * error;
    }

    private double weight(TrainingSet others) {
        return IntStream.range(0, others.size())
                .mapToDouble(index -> settings.target().weight(others, index))
                .sum();
    }

    /**
     * Returns the indices of a block's positions in random order, which depends only on the seed and the epoch, not on
     * the epochs that this process has run before.
     */
    private static int[] shuffled(int size, Random random) {
        int[] order = new int[size];
        Arrays.setAll(order, i -> i);
        for (int i = order.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int swapped = order[i];
            order[i] = order[j];
            order[j] = swapped;
        }
        return order;
    }
}
