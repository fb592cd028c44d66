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
 * The choice of the evaluation; it makes the evaluators of a search. Two that are equal evaluate alike. Immutable.
 *
 * @param kind network or classical
 * @param given networks that are used instead of the built-in ones
 */
public record Evaluation(EvaluationKind kind, Map<Variant, Network> given) implements Function<Variant, Evaluator> {
    /** The built-in networks. */
    public static final Evaluation DEFAULT = new Evaluation(EvaluationKind.NETWORK, Map.of());

    /** The classical evaluation. */
    public static final Evaluation CLASSICAL = new Evaluation(EvaluationKind.CLASSICAL, Map.of());

    /** A choice with a copy of the networks. */
    public Evaluation {
        given = Map.copyOf(given);
    }

    /** The same networks, to be used or not. */
    public Evaluation with(EvaluationKind changed) {
        return new Evaluation(changed, given);
    }

    /** A network for its variant instead of the one that was used there. */
    public Evaluation with(Network network) {
        Map<Variant, Network> changed = new EnumMap<>(Variant.class);
        changed.putAll(given);
        changed.put(network.variant(), network);
        return new Evaluation(kind, changed);
    }

    /**
     * The network of a file, as {@link #with(Network)}.
     *
     * @throws UserException if there is none that can be used
     */
    public Evaluation withFile(String file) {
        return with(read(file));
    }

    /**
     * The network of a file.
     *
     * @throws UserException if there is none that can be used
     */
    public static Network read(String file) {
        try {
            return NetworkFile.read(Path.of(file));
        } catch (InvalidPathException e) {
            throw new UserException("this is no name of a file");
        } catch (IOException e) {
            throw new UserException(FileProblem.describe(e));
        }
    }

    /** The built-in networks instead of all others. */
    public Evaluation withoutFiles() {
        return new Evaluation(kind, Map.of());
    }

    /** The network that evaluates positions of a variant; empty if the classical evaluation does. */
    public Optional<Network> network(Variant variant) {
        return switch (kind) {
            case NETWORK -> Optional.ofNullable(given.get(variant)).or(() -> BuiltInNetworks.of(variant));
            case CLASSICAL -> Optional.empty();
        };
    }

    /** An evaluator for positions of a variant. */
    @Override
    public Evaluator apply(Variant variant) {
        return network(variant).map(Evaluation::evaluator).orElseGet(() -> new ClassicalEvaluator(variant));
    }

    /** Computes what evaluators of a variant look up, which takes a tenth of a second in chess the first time. */
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

    /** Tells evaluations of a variant apart: the checksum of the network, 0 for the classical evaluation. */
    public int checksum(Variant variant) {
        return network(variant).map(NetworkFile::checksum).orElse(0);
    }

    /**
     * The evaluation of a position in lines of text: the terms of the classical evaluation, and behind them what the
     * network says, if one is used. The last line has the value that a search would get, in pawns from White's side, or
     * says that there is none.
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
