package parachute.rules.pgn;

/** A game of a PGN file that cannot be replayed; the message names the offending part. */
public final class PgnException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /**
     * Creates an exception.
     *
     * @param reason such as {@code "12... Qxh9" is not a legal move}
     */
    public PgnException(String reason) {
        super(reason);
    }

    /** Creates an exception for a bad variant or FEN. */
    PgnException(IllegalArgumentException reason) {
        super(reason.getMessage(), reason);
    }
}
