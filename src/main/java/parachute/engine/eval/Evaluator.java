package parachute.engine.eval;

import parachute.rules.board.Position;

/** Evaluates positions without search. An evaluator belongs to one thread. */
public interface Evaluator {
    /** The largest absolute value of an evaluation, in centipawns: well below any mate score. */
    int LIMIT = 20_000;

    /** The evaluation of a position in centipawns, from the side to move. In check it means little. */
    int evaluate(Position position);
}
