package parachute.engine.eval.choice;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import parachute.engine.eval.Evaluator;
import parachute.engine.eval.endings.Endings;
import parachute.engine.eval.network.BuiltInNetworks;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.NetworkEvaluator;
import parachute.engine.eval.network.NetworkFile;
import parachute.engine.variant.VariantProfile;
import parachute.io.FileProblem;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/**
 * The choice of networks, which creates the evaluators of a search. Equal choices evaluate alike. Immutable.
 *
 * @param given networks to use instead of the built-in ones
 */
public record Evaluation(Map<Variant, Network> given) implements Function<Variant, Evaluator> {
    /** The built-in networks. */
    public static final Evaluation DEFAULT = new Evaluation(Map.of());

    /** Copies the map. */
    public Evaluation {
        given = Map.copyOf(given);
    }

    /** Returns the choice with another network for that network's variant. */
    public Evaluation with(Network network) {
        Map<Variant, Network> changed = new EnumMap<>(Variant.class);
        changed.putAll(given);
        changed.put(network.variant(), network);
        return new Evaluation(changed);
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

    /** Returns the network that evaluates positions of a variant. */
    public Network network(Variant variant) {
        Network network = given.get(variant);
        return network == null ? BuiltInNetworks.of(variant) : network;
    }

    /** Returns an evaluator for positions of a variant. */
    @Override
    public Evaluator apply(Variant variant) {
        Network network = network(variant);
        return VariantProfile.of(variant).hasChessEndings()
                ? new ChessEvaluator(network)
                : new NetworkEvaluator(network);
    }

    /** Computes the tables of a variant's evaluators, which takes a tenth of a second the first time in chess. */
    public void prepare(Variant variant) {
        if (VariantProfile.of(variant).hasChessEndings()) {
            Endings.prepare();
        }
    }

    /** Returns the checksum of the network of a variant, which identifies its evaluation. */
    public int checksum(Variant variant) {
        return NetworkFile.checksum(network(variant));
    }

    /** Explains the evaluation of a position that is not in check. */
    public Explanation explain(Position position) {
        return Explanation.of(network(position.variant()), position);
    }

    /**
     * Returns the explained evaluation of a position as lines of text. The last one has the value that a search would
     * get, in pawns from White's side, or says that there is none.
     */
    public List<String> report(Position position) {
        return position.inCheck()
                ? List.of("Evaluation: none (in check)")
                : explain(position).lines(position);
    }
}
