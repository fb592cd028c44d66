package parachute.games.iade;

import java.util.List;

/**
 * The effect of a play.
 *
 * @param kind which message of the protocol applies
 * @param man the piece that was played, in its state before
 * @param taken the captured pieces
 * @param after the position after the play
 */
record Effect(PlayKind kind, Man man, List<Man> taken, IadePosition after) {
    /** Kinds of plays. */
    enum PlayKind {
        MOVE,
        PROMOTION,
        CASTLING,
        EN_PASSANT,
        SPECIAL
    }
}
