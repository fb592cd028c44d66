package parachute.cli.command;

import java.nio.file.Path;
import java.util.Optional;
import parachute.tools.train.net.TrainingSettings;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of {@code parachute train net}. */
final class NetworkTrainingOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--hidden",
            paramLabel = "N",
            converter = BoundedNumber.HiddenUnits.class,
            description = "Hidden units of a side (${DEFAULT-VALUE}).")
    private int hidden = 64;

    @Option(
            names = "--result-weight",
            paramLabel = "SHARE",
            description = "Weight of the game's result in the target, 0 to 1 (${DEFAULT-VALUE}).")
    private double resultWeight = 0.3;

    @Option(
            names = "--epochs",
            paramLabel = "N",
            converter = BoundedNumber.Positive.class,
            description = "Passes over all positions (${DEFAULT-VALUE}).")
    private int epochs = 20;

    @Option(
            names = "--batch",
            paramLabel = "N",
            converter = BoundedNumber.Positive.class,
            description = "Positions of a step (${DEFAULT-VALUE}).")
    private int batch = TrainingSettings.DEFAULT_BATCH;

    @Option(
            names = "--patience",
            paramLabel = "N",
            converter = BoundedNumber.Positive.class,
            description = "Epochs without progress after which training ends (${DEFAULT-VALUE}).")
    private int patience = 4;

    @Mixin
    private final ConcurrencyOption threads =
            new ConcurrencyOption(Runtime.getRuntime().availableProcessors());

    @Mixin
    private final SeedOption seed = new SeedOption();

    @Option(names = "--plot", paramLabel = "FILE", description = "Draw the loss of each epoch as a PNG file.")
    private Optional<Path> plot = Optional.empty();

    /**
     * What the training run is determined by.
     *
     * @throws ParameterException if the weight is no share
     */
    TrainingSettings settings() {
        if (!(resultWeight >= 0 && resultWeight <= 1)) {
            throw new ParameterException(
                    spec.commandLine(), "--result-weight is a share from 0 to 1, not " + resultWeight);
        }
        return new TrainingSettings(hidden, resultWeight, epochs, batch, patience, threads.concurrency(), seed.seed());
    }

    /** The file for a picture, if one is wanted. */
    Optional<Path> plot() {
        return plot;
    }
}
