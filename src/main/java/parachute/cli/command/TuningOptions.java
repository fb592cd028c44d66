package parachute.cli.command;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of {@code parachute train tune}. */
final class TuningOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

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
     * Share of the search's score in the target, 0 to 1.
     *
     * @throws ParameterException if it is none
     */
    double lambda() {
        if (!(lambda >= 0 && lambda <= 1)) {
            throw new ParameterException(spec.commandLine(), "--lambda is a share from 0 to 1, not " + lambda);
        }
        return lambda;
    }

    /** Linearisations of the evaluation, at least 1. */
    int iterations() {
        return iterations;
    }
}
