package parachute.engine.search;

import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.movegen.StaticExchange;

/** The scores by which moves of one kind are ordered, the likely best with the greatest score. */
final class MoveScores {
    private final Position position;
    private final StaticExchange exchange;
    private final Histories histories;
    private final SearchParameters parameters;

    MoveScores(Position position, StaticExchange exchange, Histories histories, SearchParameters parameters) {
        this.parameters = parameters;
        this.position = position;
        this.exchange = exchange;
        this.histories = histories;
    }

    /** Returns the score of a capture or promotion: the most valuable victim first, then by capture history. */
    int capture(int move) {
        int promotion = Move.promotionKind(move) == Piece.QUEEN ? parameters.orderPromotion : 0;
        return parameters.orderVictimFactor * (exchange.captured(move) + promotion) + histories.capture(position, move);
    }

    /** Returns the score of a quiet move in a context. */
    int quiet(int move, HistoryContext context) {
        return histories.quiet(position, move, context);
    }
}
