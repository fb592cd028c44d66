package parachute.rules.notation;

/** A game of a PGN file that cannot be played over; the message names the offending part. */
public final class PgnException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /**
     * A bad game.
     *
     * @param reason such as {@code "12... Qxh9" is no legal move}
     */
    public PgnException(String reason) {
        super(reason);
    }

    /** A game with a bad variant or FEN. */
    PgnException(IllegalArgumentException reason) {
        super(reason.getMessage(), reason);
    }
}
