package parachute.rules.board;

/** Exchanges the colours of a position and turns its board upside down, which changes nothing for the side to move. */
public final class ColourFlip {
    /** Bits to flip in a square and in a piece. */
    private static final int RANKS = 0x70, COLOUR = 8;

    private ColourFlip() {}

    /** Returns the flipped position; it has no en passant square and no moves that led to it. */
    public static Position of(Position position) {
        PositionBuilder builder = new PositionBuilder(position.variant());
        for (int i = 0; i < 64; i++) {
            int square = Square.fromIndex(i);
            int piece = position.pieceAt(square);
            if (piece != Piece.NONE) {
                builder.piece(square ^ RANKS, piece ^ COLOUR);
                if (Square.contains(position.promoted(), square)) {
                    builder.promoted(square ^ RANKS);
                }
            }
        }
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
                for (int n = position.hand(Piece.of(side, kind)); n > 0; n--) {
                    builder.addToHand(Piece.of(Side.opposite(side), kind));
                }
            }
        }
        long rooks = position.castlingSquares().rooks(position.castlingRights());
        return builder.addCastlingRooks(Long.reverseBytes(rooks))
                .sideToMove(Side.opposite(position.sideToMove()))
                .build();
    }
}
