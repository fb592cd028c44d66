package parachute.games.iade;

import java.util.List;

/**
 * What a play has done.
 *
 * @param kind decides which message the protocol gives
 * @param man who did it, as it was before
 * @param taken the pieces it took
 * @param after the position that it led to
 */
record Effect(Kind kind, Man man, List<Man> taken, IadePosition after) {
    /** Kinds of plays. */
    enum Kind {
        MOVE,
        PROMOTION,
        CASTLING,
        EN_PASSANT,
        SPECIAL
    }
}
