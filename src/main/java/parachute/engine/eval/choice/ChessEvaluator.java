package parachute.engine.eval.choice;

import parachute.engine.eval.Evaluator;
import parachute.engine.eval.endings.BareKing;
import parachute.engine.eval.endings.Endings;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.NetworkEvaluator;
import parachute.rules.board.Position;

/** A network with the knowledge of chess endings. */
final class ChessEvaluator implements Evaluator {
    private final NetworkEvaluator network;

    ChessEvaluator(Network network) {
        this.network = new NetworkEvaluator(network);
    }

    @Override
    public int evaluate(Position position) {
        return BareKing.isIn(position)
                ? BareKing.evaluate(position)
                : Endings.correct(position, network.evaluate(position));
    }
}
