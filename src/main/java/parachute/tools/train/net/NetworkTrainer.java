package parachute.tools.train.net;

import java.util.Arrays;
import java.util.Random;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import parachute.rules.board.Variant;

/**
 * Trains a network's parameters epoch by epoch with {@link AdamW} and a learning rate that falls like a cosine. A batch is
 * divided into one part for each thread, whose gradients are added up in order: the same settings give the same network.
 */
final class NetworkTrainer {
    /** The last learning rate, as a part of the first. */
    private static final double LAST_RATE = 0.3 * 0.3 * 0.3 * 0.3 * 0.3;

    private final TrainingSettings settings;
    private final TrainingSet positions;
    private final AdamW optimizer;
    private final Gradient[] gradients;
    private final int[] order;

    /**
     * A trainer.
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
     * Passes once over all positions in a new order and answers the mean loss on the way.
     *
     * @param epoch number of epochs before
     */
    double runEpoch(int epoch) {
        shuffle(new Random(settings.seed() * 31 + epoch));
        double loss = 0;
        for (int start = 0; start < order.length; start += settings.batch()) {
            double progress = (epoch + (double) start / order.length) / settings.epochs();
            loss += step(start, Math.min(order.length, start + settings.batch()), (float) rate(progress));
        }
        return loss / order.length;
    }

    /** Learns from the positions of a range of the order, and answers the sum of their losses. */
    private double step(int start, int end, float rate) {
        int threads = gradients.length;
        double[] losses = new double[threads];
        parallel(threads, thread -> {
            gradients[thread].sum().clear();
            int from = start + (int) ((long) (end - start) * thread / threads);
            int to = start + (int) ((long) (end - start) * (thread + 1) / threads);
            for (int i = from; i < to; i++) {
                losses[thread] += gradients[thread].add(positions, order[i], target(positions, order[i]));
            }
        });
        optimizer.begin();
        int rows = optimizer.parameters().rows();
        parallel(threads, thread -> {
            for (int row = rows * thread / threads; row < rows * (thread + 1) / threads; row++) {
                optimizer.update(row, gradients, end - start, rate);
            }
        });
        double sum = 0;
        for (double loss : losses) {
            sum += loss;
        }
        return sum;
    }

    private static void parallel(int threads, IntConsumer task) {
        IntStream.range(0, threads).parallel().forEach(task);
    }

    /** The learning rate at a part of the whole run, 0 to 1. */
    private double rate(double progress) {
        return settings.rate() * (LAST_RATE + (1 - LAST_RATE) * (1 + Math.cos(Math.PI * progress)) / 2);
    }

    /** What the network should predict: the points of the side to move by the score and by the result of the game. */
    private double target(TrainingSet set, int index) {
        return settings.resultWeight() * set.result(index) + (1 - settings.resultWeight()) * set.expectation(index);
    }

    /** The mean loss on other positions. */
    double loss(TrainingSet others) {
        int threads = gradients.length;
        double[] losses = new double[threads];
        parallel(threads, thread -> {
            int to = (int) ((long) others.size() * (thread + 1) / threads);
            for (int i = (int) ((long) others.size() * thread / threads); i < to; i++) {
                double error = Gradient.sigmoid(gradients[thread].output(others, i)) - target(others, i);
                losses[thread] += error * error;
            }
        });
        double sum = 0;
        for (double loss : losses) {
            sum += loss;
        }
        return sum / Math.max(1, others.size());
    }

    /** An order that depends on the seed and the epoch alone, not on the epochs that this process ran before. */
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
