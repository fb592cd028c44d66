package parachute.protocol.cecp;

/** When to give up, if the user allows it at all. */
final class ResignPolicy {
    /** Centipawns; a rook and a pawn in chess; mates count as well. */
    static final int HOPELESS = -700;

    /** Own moves in a row that must have been hopeless, so that one misjudged moment costs no game. */
    static final int HOPELESS_MOVES = 3;

    private ResignPolicy() {}

    /** Whether the scores so far show a lost game. */
    static boolean resigns(OwnScores scores) {
        return scores.lastAll(HOPELESS_MOVES, score -> score <= HOPELESS);
    }
}
