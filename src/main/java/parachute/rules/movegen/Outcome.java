package parachute.rules.movegen;

import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;

/** The state of a game by the rules: going on, or over for a reason. */
public enum Outcome {
    /** There are legal moves, and no draw can be claimed. */
    ONGOING("*", ""),
    /** Black is mated. */
    WHITE_MATES("1-0", "White mates"),
    /** White is mated. */
    BLACK_MATES("0-1", "Black mates"),
    /** No legal move, no check. */
    STALEMATE("1/2-1/2", "Stalemate"),
    /** The position has occurred for the third time. */
    REPETITION("1/2-1/2", "Draw by repetition"),
    /** Fifty moves by each side without pawn move or capture; chess only. */
    FIFTY_MOVES("1/2-1/2", "Draw by fifty move rule"),
    /** Neither side can mate: kings with at most one minor piece, or bishops of one colour; chess only. */
    INSUFFICIENT_MATERIAL("1/2-1/2", "Draw by insufficient material");

    private static final long LIGHT_SQUARES = 0x55AA55AA55AA55AAL;

    private final String result;
    private final String reason;

    Outcome(String result, String reason) {
        this.result = result;
        this.reason = reason;
    }

    /** Returns the result as PGN writes it: 1-0, 0-1, 1/2-1/2 or *. */
    public String result() {
        return result;
    }

    /** Returns the reason in English, such as "White mates"; empty while the game goes on. */
    public String reason() {
        return reason;
    }

    /** Returns whether the game is over. */
    public boolean isOver() {
        return this != ONGOING;
    }

    /** Returns whether the game is over and neither side has won. */
    public boolean isDraw() {
        return isOver() && this != WHITE_MATES && this != BLACK_MATES;
    }

    /** Returns the outcome of the game that led to a position, which is unchanged afterwards. */
    public static Outcome of(Position position) {
        if (LegalMoves.of(position).size() == 0) {
            if (!position.inCheck()) {
                return STALEMATE;
            }
            return position.sideToMove() == Side.BLACK ? WHITE_MATES : BLACK_MATES;
        }
        return draw(position, 0);
    }

    /**
     * Returns the draw by repetition, the fifty-move rule or insufficient material in a position, {@link #ONGOING} if
     * there is none. A search calls this at every node. Mate takes precedence over the fifty-move rule; apart from
     * that, this does not look for legal moves.
     *
     * @param searchPly plies since the root of the search, 0 in a game; a single repetition within them counts as a
     *     draw, see {@link Position#isRepeated}
     */
    public static Outcome draw(Position position, int searchPly) {
        if (position.isRepeated(searchPly)) {
            return REPETITION;
        }
        Variant variant = position.variant();
        if (variant.hasFiftyMoveRule()
                && position.halfmoveClock() >= Variant.FIFTY_MOVES_PLIES
                && !(position.inCheck() && LegalMoves.of(position).size() == 0)) {
            return FIFTY_MOVES;
        }
        return variant.hasInsufficientMaterialRule() && isMaterialInsufficient(position)
                ? INSUFFICIENT_MATERIAL
                : ONGOING;
    }

    /**
     * Returns whether the material rules out mate by any sequence of moves: KK, KNK, KBK, and any bishops of one
     * colour.
     */
    public static boolean isMaterialInsufficient(Position position) {
        long knights = position.piecesOfKind(Piece.KNIGHT);
        long bishops = position.piecesOfKind(Piece.BISHOP);
        long kings = position.piecesOfKind(Piece.KING);
        if ((position.occupied() & ~(kings | knights | bishops)) != 0) {
            return false;
        }
        if (knights != 0) {
            return bishops == 0 && Long.bitCount(knights) == 1;
        }
        return (bishops & LIGHT_SQUARES) == 0 || (bishops & ~LIGHT_SQUARES) == 0;
    }
}
