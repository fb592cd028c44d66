package parachute.engine.eval.choice;

import org.jspecify.annotations.Nullable;
import parachute.engine.eval.Evaluator;
import parachute.engine.eval.classical.ClassicalEvaluator;
import parachute.engine.eval.endings.Endings;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.NetworkEvaluator;
import parachute.engine.variant.VariantProfile;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;

/**
 * A network for variants with the endings of chess, except that the classical evaluation judges positions with a bare
 * king: it knows how to drive the king into the right corner and which leads do not mate. Such positions hardly occur
 * in the games that networks learn from.
 */
final class HybridEvaluator implements Evaluator {
    private final Variant variant;
    private final NetworkEvaluator network;

    /** Created for the first position that needs it; most searches do not. */
    private @Nullable ClassicalEvaluator classical;

    HybridEvaluator(Network network) {
        variant = network.variant();
        this.network = new NetworkEvaluator(network);
    }

    /** Returns whether the classical evaluation is used instead of the network. */
    static boolean isClassical(Position position) {
        return hasBareKing(position) && VariantProfile.of(position.variant()).hasChessEndings();
    }

    private static boolean hasBareKing(Position position) {
        return position.hasBareKing(Side.WHITE) || position.hasBareKing(Side.BLACK);
    }

    @Override
    public int evaluate(Position position) {
        return hasBareKing(position)
                ? classical().evaluate(position)
                : Endings.correct(position, network.evaluate(position));
    }

    private ClassicalEvaluator classical() {
        ClassicalEvaluator made = classical;
        if (made == null) {
            made = new ClassicalEvaluator(variant);
            classical = made;
        }
        return made;
    }
}
