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
 * A network for variants with the endings of chess, but for positions with a bare king the classical evaluation, which knows how to drive it into the
 * right corner and which leads do not mate. Such positions hardly occur in the games that networks learn from.
 */
final class HybridEvaluator implements Evaluator {
    private final Variant variant;
    private final NetworkEvaluator network;

    /** Made for the first position that needs it: most searches meet none. */
    private @Nullable ClassicalEvaluator classical;

    HybridEvaluator(Network network) {
        variant = network.variant();
        this.network = new NetworkEvaluator(network);
    }

    /** Whether the classical evaluation is used although there is a network. */
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
