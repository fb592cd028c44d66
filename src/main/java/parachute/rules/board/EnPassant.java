package parachute.rules.board;

/**
 * Captures en passant in a position: which pawn is captured, and whether the capture is legal. Squares are 0x88
 * squares.
 */
public final class EnPassant {
    private EnPassant() {}

    /**
     * Returns the square of the pawn captured en passant; the position must have a {@link Position#enPassantSquare}.
     */
    public static int victim(Position position) {
        return position.enPassantSquare() + (position.sideToMove() == Side.WHITE ? -Square.UP : Square.UP);
    }

    /**
     * Returns whether the capture en passant by the pawn on {@code from} leaves its own king out of check. The pawn
     * must belong to the side to move and attack the {@link Position#enPassantSquare}.
     */
    public static boolean isLegal(Position position, int from) {
        int us = position.sideToMove();
        long victim = Square.bit(victim(position));
        long after = position.occupied() ^ Square.bit(from) ^ victim | Square.bit(position.enPassantSquare());
        long attackers = Attacks.attackers(position, position.kingSquare(us), after) & position.occupiedBy(us ^ 1);
        return (attackers & ~victim) == 0;
    }

    /** Returns whether any capture en passant is legal; false if there is no {@link Position#enPassantSquare}. */
    public static boolean isPossible(Position position) {
        int target = position.enPassantSquare();
        if (target == Square.NONE) {
            return false;
        }
        int us = position.sideToMove();
        long capturers = Attacks.pawn(us ^ 1, target) & position.pieces(us, Piece.PAWN);
        for (; capturers != 0; capturers &= capturers - 1) {
            if (isLegal(position, Square.first(capturers))) {
                return true;
            }
        }
        return false;
    }
}
