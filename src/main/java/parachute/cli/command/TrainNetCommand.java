package parachute.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.OutputBuckets;
import parachute.io.OutputFiles;
import parachute.io.UserException;
import parachute.tools.progress.WorkListener;
import parachute.tools.train.net.NetworkTraining;
import parachute.tools.train.net.TrainedNetwork;
import parachute.tools.train.net.TrainingSettings;
import parachute.tools.train.net.TrainingTarget;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parachute train net}: trains a network on files of games. */
@Command(
        name = "net",
        description = "Train a network on files of games and write it to NETWORK. "
                + "An interrupted run continues after its last epoch, from NETWORK.checkpoint. "
                + "The result depends on --concurrency, since sums are rounded differently.")
final class TrainNetCommand extends PrintingCommand implements Runnable {
    private static final int DEFAULT_HIDDEN = 64;
    private static final double MAX_RATE = 0.1;
    private static final double MAX_PHASE_WEIGHT = 100;

    @Mixin
    private final VariantOption.Required variant = new VariantOption.Required();

    @Parameters(index = "1", paramLabel = "NETWORK", description = "The network to write.")
    private Path file = Path.of("");

    @Parameters(index = "2..*", arity = "1..*", paramLabel = "FILE", description = "Files of games.")
    private List<Path> games = List.of();

    @Option(
            names = "--hidden",
            paramLabel = "N",
            converter = BoundedNumber.HiddenUnits.class,
            description = "Hidden units per side (64, or with --from those of that network, which may have fewer).")
    private Optional<Integer> hidden = Optional.empty();

    @Option(
            names = "--from",
            paramLabel = "NETWORK",
            description = "Network to start from instead of random weights; a smaller --rate keeps more of it.")
    private Optional<Path> from = Optional.empty();

    @Option(
            names = "--rate",
            paramLabel = "RATE",
            description = "Learning rate of the first step, above 0 to 0.1 (${DEFAULT-VALUE}).")
    private double rate = TrainingSettings.DEFAULT_RATE;

    @Option(
            names = "--weight-decay",
            paramLabel = "PART",
            description = "Decay of the weights per step, multiplied by the learning rate, 0 to 1 (${DEFAULT-VALUE});"
                    + " the more positions there are, the smaller it should be.")
    private double weightDecay = TrainingSettings.DEFAULT_WEIGHT_DECAY;

    @Option(
            names = "--scale",
            paramLabel = "CENTIPAWNS",
            description = "Score that stands for winning odds of e to 1 (fitted to the results of each file).")
    private Optional<Integer> scale = Optional.empty();

    @Option(
            names = "--result-weight",
            paramLabel = "SHARE",
            description = "Weight of the game's result in the target, 0 to 1 (${DEFAULT-VALUE}).")
    private double resultWeight = 0.3;

    @Option(
            names = "--first-result-weight",
            paramLabel = "SHARE",
            description = "The same in the first step, from which it changes steadily (--result-weight).")
    private Optional<Double> firstResultWeight = Optional.empty();

    @Option(
            names = "--phase-weights",
            paramLabel = "WEIGHT",
            split = ",",
            description = "What a position of each of the eight phases of the game counts, such as 1,1,1,1,1,2,3,4 for"
                    + " positions with many pieces in hand (1 each).")
    private List<Double> phaseWeights = TrainingTarget.EQUAL;

    @Option(
            names = "--epochs",
            paramLabel = "N",
            description = "Maximum number of passes over all positions (${DEFAULT-VALUE}).")
    private int epochs = 20;

    @Option(names = "--batch", paramLabel = "N", description = "Positions per step (${DEFAULT-VALUE}).")
    private int batch = TrainingSettings.DEFAULT_BATCH;

    @Option(
            names = "--patience",
            paramLabel = "N",
            description = "Epochs without progress after which training ends (${DEFAULT-VALUE}).")
    private int patience = 4;

    @Mixin
    private final SharedOptions.Concurrency threads = new SharedOptions.Concurrency();

    @Mixin
    private final SharedOptions.Seed seed = new SharedOptions.Seed();

    @Option(names = "--plot", paramLabel = "FILE", description = "Draw the loss of each epoch as a PNG file.")
    private Optional<Path> plot = Optional.empty();

    @Mixin
    private final WatchOption web = new WatchOption();

    @Mixin
    private final SharedOptions.Force force = new SharedOptions.Force();

    @Override
    public void run() {
        web.check();
        new OutputFiles()
                .read(games)
                .read(from)
                .replace(file, ReplaceableContent.NETWORK)
                .extend(NetworkTraining.checkpoint(file))
                .replace(plot, ReplaceableContent.PICTURE)
                .check(force.given);
        try (WatchOption.Watched watched =
                web.watch("Training of a network of " + variant.value.uciName(), Optional.empty(), err()::println)) {
            TrainedNetwork trained = training(watched.and(out()::println)).run(games, file);
            trained.phaseTable().forEach(out()::println);
            if (plot.isPresent()) {
                trained.drawLosses(plot.get());
            }
        } catch (IOException e) {
            throw new UserException("no network can be trained", e);
        }
    }

    private NetworkTraining training(WorkListener report) {
        if (from.isEmpty()) {
            return NetworkTraining.anew(variant.value, settings(hidden.orElse(DEFAULT_HIDDEN)), report);
        }
        Network network = TrainCommand.network(from.get()).of(variant.value, "the network of --from");
        int units = hidden.orElse(network.hidden());
        if (units < network.hidden()) {
            throw new UserException(
                    "the network of --from has " + network.hidden() + " hidden units, more than " + units);
        }
        return NetworkTraining.from(network, settings(units), report);
    }

    private TrainingSettings settings(int hiddenUnits) {
        TrainCommand.requireShare("--result-weight", resultWeight);
        double first = firstResultWeight.orElse(resultWeight);
        TrainCommand.requireShare("--first-result-weight", first);
        if (!(rate > 0 && rate <= MAX_RATE)) {
            throw new UserException("--rate must be above 0 and at most 0.1, not " + rate);
        }
        TrainCommand.requireShare("--weight-decay", weightDecay);
        if (phaseWeights.size() != OutputBuckets.PHASES
                || !phaseWeights.stream().allMatch(weight -> weight > 0 && weight <= MAX_PHASE_WEIGHT)) {
            throw new UserException("--phase-weights must be " + OutputBuckets.PHASES + " numbers above 0 and at most "
                    + MAX_PHASE_WEIGHT + ", not " + phaseWeights);
        }
        if (scale.orElse(1) > Network.MAX_SCALE) {
            throw new UserException("--scale must be at most " + Network.MAX_SCALE + " centipawns, not " + scale.get());
        }
        return new TrainingSettings(
                hiddenUnits,
                rate,
                weightDecay,
                new TrainingTarget(first, resultWeight, phaseWeights),
                epochs,
                batch,
                patience,
                threads.value,
                seed.value,
                scale.map(OptionalInt::of).orElseGet(OptionalInt::empty));
    }
}
