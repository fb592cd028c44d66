package parachute.games.iade;

import java.util.List;

/**
 * The effect of a play.
 *
 * @param kind determines the message of the protocol
 * @param man the piece that was played, in its earlier state
 * @param taken the captured pieces
 * @param after the position after the play
 */
record Effect(PlayKind kind, Man man, List<Man> taken, IadePosition after) {
    /** The kinds of plays. */
    enum PlayKind {
        MOVE,
        PROMOTION,
        CASTLING,
        EN_PASSANT,
        SPECIAL
    }
}
