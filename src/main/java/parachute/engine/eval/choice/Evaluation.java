package parachute.engine.eval.choice;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import parachute.engine.eval.Evaluator;
import parachute.engine.eval.classical.ClassicalEvaluator;
import parachute.engine.eval.classical.EvaluationReport;
import parachute.engine.eval.endings.Endings;
import parachute.engine.eval.network.BuiltInNetworks;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.NetworkEvaluator;
import parachute.engine.eval.network.NetworkFile;
import parachute.engine.eval.network.NetworkReport;
import parachute.engine.variant.VariantProfile;
import parachute.io.FileProblem;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/**
 * The choice of an evaluation, which creates the evaluators of a search. Equal choices evaluate alike. Immutable.
 *
 * @param kind network or classical
 * @param given networks to use instead of the built-in ones
 */
public record Evaluation(EvaluationKind kind, Map<Variant, Network> given) implements Function<Variant, Evaluator> {
    /** The built-in networks. */
    public static final Evaluation DEFAULT = new Evaluation(EvaluationKind.NETWORK, Map.of());

    /** The classical evaluation. */
    public static final Evaluation CLASSICAL = new Evaluation(EvaluationKind.CLASSICAL, Map.of());

    /** Copies the map. */
    public Evaluation {
        given = Map.copyOf(given);
    }

    /** Returns the choice of another kind with the same networks. */
    public Evaluation with(EvaluationKind changed) {
        return new Evaluation(changed, given);
    }

    /** Returns the choice with another network for that network's variant. */
    public Evaluation with(Network network) {
        Map<Variant, Network> changed = new EnumMap<>(Variant.class);
        changed.putAll(given);
        changed.put(network.variant(), network);
        return new Evaluation(kind, changed);
    }

    /**
     * Returns the choice with the network of a file for that network's variant.
     *
     * @throws UserException if the file is not a usable network
     */
    public Evaluation withFile(String file) {
        return with(read(file));
    }

    /**
     * Returns the network of a file.
     *
     * @throws UserException if the file is not a usable network
     */
    public static Network read(String file) {
        try {
            return NetworkFile.read(Path.of(file));
        } catch (InvalidPathException e) {
            throw new UserException("this is not a file name");
        } catch (IOException e) {
            throw new UserException(FileProblem.describe(e));
        }
    }

    /** Returns the choice with only the built-in networks. */
    public Evaluation withoutFiles() {
        return new Evaluation(kind, Map.of());
    }

    /** Returns the network that evaluates positions of a variant; empty if the classical evaluation is used. */
    public Optional<Network> network(Variant variant) {
        return switch (kind) {
            case NETWORK -> Optional.ofNullable(given.get(variant)).or(() -> BuiltInNetworks.of(variant));
            case CLASSICAL -> Optional.empty();
        };
    }

    /** Returns an evaluator for positions of a variant. */
    @Override
    public Evaluator apply(Variant variant) {
        return network(variant).map(Evaluation::evaluator).orElseGet(() -> new ClassicalEvaluator(variant));
    }

    /** Computes the tables of a variant's evaluators, which takes a tenth of a second the first time in chess. */
    public void prepare(Variant variant) {
        if (VariantProfile.of(variant).hasChessEndings()) {
            Endings.prepare();
        }
    }

    private static Evaluator evaluator(Network network) {
        return VariantProfile.of(network.variant()).hasChessEndings()
                ? new HybridEvaluator(network)
                : new NetworkEvaluator(network);
    }

    /**
     * Returns a number that identifies the evaluation of a variant: the checksum of the network, 0 for the classical
     * evaluation.
     */
    public int checksum(Variant variant) {
        return network(variant).map(NetworkFile::checksum).orElse(0);
    }

    /**
     * Returns the evaluation of a position as lines of text: the terms of the classical evaluation, then those of the
     * network if one is used. The last line has the value that a search would get, in pawns from White's side, or says
     * that there is none.
     */
    public List<String> report(Position position) {
        List<String> lines = new ArrayList<>(EvaluationReport.lines(position));
        if (!position.inCheck() && !HybridEvaluator.isClassical(position)) {
            network(position.variant())
                    .ifPresent(network -> lines.addAll(new NetworkReport(network, position).lines()));
        }
        return List.copyOf(lines);
    }
}
