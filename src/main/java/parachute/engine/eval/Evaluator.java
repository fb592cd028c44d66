package parachute.engine.eval;

import parachute.rules.board.Position;

/** Evaluates positions without search. An evaluator belongs to one thread. */
public interface Evaluator {
    /** The largest absolute value of an evaluation, in centipawns: well below any mate score. */
    int LIMIT = 20_000;

    /** Returns the evaluation of a position in centipawns, from the side to move; unreliable in check. */
    int evaluate(Position position);
}
