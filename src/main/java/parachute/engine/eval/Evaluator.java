package parachute.engine.eval;

import parachute.rules.board.Position;

/** Judges a position without search. An evaluator belongs to one thread. */
public interface Evaluator {
    /** The largest score, in centipawns, that an evaluation may answer: well below any mate score. */
    int LIMIT = 20_000;

    /** The worth of the position in centipawns, from the side to move. In check it means little. */
    int evaluate(Position position);
}
