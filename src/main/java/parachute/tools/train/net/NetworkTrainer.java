package parachute.tools.train.net;

import java.util.Arrays;
import java.util.Random;
import java.util.function.IntConsumer;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import parachute.rules.board.Variant;

/**
 * Trains a network's parameters epoch by epoch with {@link AdamW} and a learning rate that falls like a cosine. A
 * batch is divided among the threads, whose gradients are added in a fixed order: the same settings give the same
 * network.
 */
final class NetworkTrainer {
    /** The last learning rate, as a fraction of the first. */
    private static final double LAST_RATE = 0.3 * 0.3 * 0.3 * 0.3 * 0.3;

    private final TrainingSettings settings;
    private final TrainingSet positions;
    private final AdamW optimizer;
    private final Gradient[] gradients;
    private final int[] order;

    /**
     * Creates a trainer.
     *
     * @param optimizer changes the parameters
     */
    NetworkTrainer(Variant variant, TrainingSettings settings, TrainingSet positions, AdamW optimizer) {
        this.settings = settings;
        this.positions = positions;
        this.optimizer = optimizer;
        gradients = new Gradient[settings.threads()];
        for (int i = 0; i < gradients.length; i++) {
            gradients[i] = new Gradient(variant, optimizer.parameters());
        }
        order = new int[positions.size()];
    }

    /**
     * Passes once over all positions in a new order and returns the mean loss.
     *
     * @param epoch number of epochs before
     */
    double runEpoch(int epoch) {
        return runEpoch(epoch, learned -> {});
    }

    /**
     * Returns the same.
     *
     * @param beforeStep takes the number of positions learned from in this epoch before every step, which it may delay
     */
    double runEpoch(int epoch, IntConsumer beforeStep) {
        shuffle(new Random(settings.seed() * 31 + epoch));
        double loss = 0;
        for (int start = 0; start < order.length; start += settings.batch()) {
            beforeStep.accept(start);
            double progress = (epoch + (double) start / order.length) / settings.epochs();
            loss += step(start, Math.min(order.length, start + settings.batch()), (float) rate(progress));
        }
        return loss / order.length;
    }

    /** Learns from the positions of a range of the order, and returns the sum of their losses. */
    private double step(int start, int end, float rate) {
        for (Gradient gradient : gradients) {
            gradient.sum().clear();
        }
        double loss = sum(start, end, (gradient, i) -> gradient.add(positions, order[i], target(positions, order[i])));
        optimizer.begin();
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

    /** Returns the target of the network: the points of the side to move by the score and by the result of the game. */
    private double target(TrainingSet set, int index) {
        return settings.resultWeight() * set.result(index) + (1 - settings.resultWeight()) * set.expectation(index);
    }

    /** Returns the mean loss on other positions. */
    double loss(TrainingSet others) {
        double sum = sum(0, others.size(), (gradient, i) -> {
            double error = Gradient.sigmoid(gradient.output(others, i)) - target(others, i);
            return error * error;
        });
        return sum / Math.max(1, others.size());
    }

    /**
     * Shuffles the order, depending only on the seed and the epoch, not on the epochs that this process has run before.
     */
    private void shuffle(Random random) {
        Arrays.setAll(order, i -> i);
        for (int i = order.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int swapped = order[i];
            order[i] = order[j];
            order[j] = swapped;
        }
    }
}
