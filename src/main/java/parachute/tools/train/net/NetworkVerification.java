package parachute.tools.train.net;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.NetworkEvaluator;
import parachute.engine.eval.network.NetworkFile;
import parachute.io.UserException;
import parachute.rules.board.ColourFlip;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.tools.train.data.GameReader;
import parachute.tools.train.data.Replay;

/**
 * Checks a network on positions of games: the file, the bounds of its sums, the error of rounding to integers,
 * incremental updates, and symmetry under swapped colours.
 */
public final class NetworkVerification {
    /** The number of positions checked, about the same for each file. */
    private static final int POSITIONS = 10_000;

    /** The maximum difference between integers and real numbers, in centipawns. */
    private static final double TOLERANCE = 5;

    /** The maximum share of 16 bits for hidden units in these positions; others may need more. */
    private static final double MAX_RANGE = 0.6;

    private final Variant variant;
    private final Consumer<String> report;
    private boolean passed = true;

    /** Creates a check for a variant; {@code report} takes a line for each part. */
    public NetworkVerification(Variant variant, Consumer<String> report) {
        this.variant = variant;
        this.report = report;
    }

    /**
     * Runs all checks and returns whether they have passed.
     *
     * @throws IOException if a file cannot be read
     * @throws UserException if a file does not contain games of the variant
     * @throws UserException if the checkpoint next to the network is damaged or belongs to another network
     */
    public boolean run(Path file, List<Path> games) throws IOException {
        Network network;
        try {
            network = NetworkFile.read(file).of(variant, "the network");
        } catch (UserException e) {
            say(false, "file: " + e.getMessage());
            return passed;
        }
        say(true, "file: checksum right, " + variant.uciName() + ", " + network.hidden() + " hidden units");
        say(true, String.format(Locale.ROOT, "sums: at most %.1f %% of 32 bits", 100 * network.largestSum()));
        Comparison comparison = new Comparison(network, parameters(network, file));
        for (Path path : games) {
            read(path, Math.ceilDiv(POSITIONS, games.size()), comparison);
        }
        comparison.report();
        return passed;
    }

    private Optional<Parameters> parameters(Network network, Path file) throws IOException {
        Path checkpoint = TrainingState.checkpoint(file);
        if (!Files.exists(checkpoint)) {
            report.accept("rounding: unknown, there is no " + checkpoint.getFileName() + " next to it");
            return Optional.empty();
        }
        Parameters parameters = TrainingState.best(checkpoint, variant, network.hidden());
        if (!isRounded(network, parameters)) {
            throw new UserException(checkpoint + " belongs to another network");
        }
        return Optional.of(parameters);
    }

    private boolean isRounded(Network network, Parameters parameters) {
        try {
            Network rounded = parameters.rounded(network.scale());
            return Arrays.equals(NetworkFile.format(rounded), NetworkFile.format(network));
        } catch (UserException e) {
            return false;
        }
    }

    /** Compares the quiet positions of whole games until there are enough. */
    private void read(Path path, int positions, Comparison comparison) throws IOException {
        int enough = comparison.positions + positions;
        try (GameReader reader = GameReader.open(path, variant)) {
            for (var game = reader.next(); game.isPresent() && comparison.positions < enough; game = reader.next()) {
                Replay.play(game.get(), variant, (position, score) -> comparison.add(position));
            }
        }
    }

    private void say(boolean right, String line) {
        passed &= right;
        report.accept(right ? line : "WRONG " + line);
    }

    /** Compares different ways to evaluate positions. */
    private final class Comparison {
        private final Network network;
        private final NetworkEvaluator evaluator;
        private final Optional<Gradient> real;
        private final Gradient rounded;
        private final TrainingSet set = new TrainingSet();
        private int positions;
        private double rounding;
        private float largestUnit;
        private String update = "";
        private String symmetry = "";

        Comparison(Network network, Optional<Parameters> parameters) {
            this.network = network;
            evaluator = new NetworkEvaluator(network);
            real = parameters.map(each -> new Gradient(each));
            rounded = new Gradient(Parameters.of(network));
        }

        void add(Position position) {
            positions++;
            int score = evaluator.evaluate(position);
            if (score != new NetworkEvaluator(network).evaluate(position)) {
                update = Fen.format(position);
            }
            if (score != new NetworkEvaluator(network).evaluate(ColourFlip.of(position))) {
                symmetry = Fen.format(position);
            }
            set.add(position, 0, 0);
            rounded.output(set, positions - 1);
            largestUnit = Math.max(largestUnit, rounded.largestUnit());
            real.ifPresent(forward -> {
                double exact = (double) network.scale() * forward.output(set, positions - 1);
                rounding = Math.max(rounding, Math.abs(score - exact));
            });
        }

        void report() {
            String number = " at " + positions + " positions";
            double range = largestUnit * Network.HIDDEN_UNIT / Short.MAX_VALUE;
            say(
                    range <= MAX_RANGE,
                    String.format(Locale.ROOT, "units: at most %.1f %% of 16 bits%s", 100 * range, number));
            if (real.isPresent()) {
                String line =
                        String.format(Locale.ROOT, "rounding: off by at most %.2f centipawns%s", rounding, number);
                say(rounding <= TOLERANCE, line);
            }
            say(update.isEmpty(), "incremental updates: " + (update.isEmpty() ? "right" + number : "at " + update));
            say(symmetry.isEmpty(), "swapped colours: " + (symmetry.isEmpty() ? "right" + number : "at " + symmetry));
        }
    }
}
