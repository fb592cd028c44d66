package parachute.rules.board;

/** Everything that a position returns, as one text: two positions with the same dump behave the same. */
public final class PositionDump {
    private PositionDump() {}

    /** Returns the dump; it fails if the views of the board contradict each other. */
    public static String of(Position position) {
        StringBuilder dump = new StringBuilder();
        long[] seen = new long[Piece.COUNT];
        for (int i = 0; i < 64; i++) {
            int piece = position.pieceAt(Square.fromIndex(i));
            dump.append(Piece.letter(piece));
            seen[piece] |= 1L << i;
        }
        long occupied = 0;
        int[] inHand = new int[2];
        for (int piece = 1; piece < Piece.COUNT; piece++) {
            if (seen[piece] != position.pieces(piece)) {
                throw new AssertionError("board and set differ for " + Piece.letter(piece));
            }
            occupied |= seen[piece];
            dump.append(' ').append(position.hand(piece));
            inHand[Piece.side(piece)] += position.hand(piece);
        }
        if (inHand[Side.WHITE] != position.handSize(Side.WHITE)
                || inHand[Side.BLACK] != position.handSize(Side.BLACK)) {
            throw new AssertionError("the sizes of the hands contradict the hands");
        }
        if (occupied != position.occupied()
                || (position.occupiedBy(Side.WHITE) & position.occupiedBy(Side.BLACK)) != 0
                || (position.promoted() & ~occupied) != 0) {
            throw new AssertionError("the sets of the sides contradict the board");
        }
        dump.append(" hands ").append(position.handSize(Side.WHITE)).append(position.handSize(Side.BLACK));
        dump.append(" promoted ").append(Long.toHexString(position.promoted()));
        dump.append(" side ").append(position.sideToMove());
        dump.append(" rights ").append(position.castlingRights());
        dump.append(" skipped ").append(position.enPassantSquare());
        dump.append(" clock ").append(position.halfmoveClock());
        dump.append(" number ").append(position.fullmoveNumber());
        dump.append(" ply ").append(position.ply());
        dump.append(" last ").append(position.lastMove());
        dump.append(" repetitions ").append(position.repetitions());
        dump.append(" key ").append(Long.toHexString(position.key()));
        return dump.toString();
    }
}
