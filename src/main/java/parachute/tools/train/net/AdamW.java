package parachute.tools.train.net;

/**
 * Gradient descent with adaptive moments and decoupled weight decay (Loshchilov and Hutter, "Decoupled Weight Decay
 * Regularization", 2019).
 */
final class AdamW {
    private static final float DECAY_1 = 0.9f, DECAY_2 = 0.999f, EPSILON = 1e-8f;

    private final Parameters parameters;
    private final Parameters mean;
    private final Parameters square;
    private final float weightDecay;
    private long steps;

    /**
     * Creates an optimizer before its first step.
     *
     * @param parameters which the optimizer changes
     * @param weightDecay fraction of a parameter that decays in a step, for a rate of 1
     */
    AdamW(Parameters parameters, double weightDecay) {
        this.parameters = parameters;
        this.weightDecay = (float) weightDecay;
        mean = parameters.zero();
        square = parameters.zero();
    }

    /** Returns the parameters, which the optimizer changes. */
    Parameters parameters() {
        return parameters;
    }

    /** Returns the running mean of the gradient, which a checkpoint keeps. */
    Parameters mean() {
        return mean;
    }

    /** Returns the running mean of the gradient's square, which a checkpoint keeps. */
    Parameters square() {
        return square;
    }

    long steps() {
        return steps;
    }

    /** Sets the number of steps, to continue another run. */
    void setSteps(long number) {
        steps = number;
    }

    /** Begins a step, in which {@link #update} is called once for every row. */
    void begin() {
        steps++;
    }

    /**
     * Changes one row.
     *
     * @param gradients of several threads, added up in their order
     * @param positions number of positions in their sum
     */
    void update(int row, Gradient[] gradients, int positions, float rate) {
        float[] total = gradients[0].sum().row(row);
        for (int i = 1; i < gradients.length; i++) {
            float[] part = gradients[i].sum().row(row);
            for (int j = 0; j < total.length; j++) {
                total[j] += part[j];
            }
        }
        float[] weights = parameters.row(row);
        float[] means = mean.row(row);
        float[] squares = square.row(row);
        float step = (float) (rate / (1 - Math.pow(DECAY_1, (double) steps)));
        float correction = (float) (1 / (1 - Math.pow(DECAY_2, (double) steps)));
        float decay = rate * weightDecay;
        float scale = 1f / positions;
        float limit = parameters.limit(row);
        for (int i = 0; i < weights.length; i++) {
            float gradient = total[i] * scale;
            means[i] = DECAY_1 * means[i] + (1 - DECAY_1) * gradient;
            squares[i] = DECAY_2 * squares[i] + (1 - DECAY_2) * gradient * gradient;
            float change = step * means[i] / ((float) Math.sqrt(squares[i] * correction) + EPSILON);
            weights[i] = Math.clamp(weights[i] * (1 - decay) - change, -limit, limit);
        }
    }
}
