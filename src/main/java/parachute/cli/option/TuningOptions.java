package parachute.cli.option;

import parachute.io.UserException;
import picocli.CommandLine.Option;

/** The options of {@code parachute train tune}. */
public final class TuningOptions {
    @Option(
            names = "--lambda",
            paramLabel = "SHARE",
            description = "Share of the search's score in the target, 0 to 1 (${DEFAULT-VALUE}).")
    private double lambda = 0.5;

    @Option(
            names = "--iterations",
            paramLabel = "N",
            converter = BoundedNumber.Positive.class,
            description = "Linearisations of the evaluation, each followed by a gradient descent (${DEFAULT-VALUE}).")
    private int iterations = 3;

    /**
     * Returns the share of the search's score in the target, 0 to 1.
     *
     * @throws UserException if it is out of range
     */
    public double lambda() {
        if (!(lambda >= 0 && lambda <= 1)) {
            throw new UserException("--lambda must be from 0 to 1, not " + lambda);
        }
        return lambda;
    }

    /** Returns the linearisations of the evaluation, at least 1. */
    public int iterations() {
        return iterations;
    }
}
