package parachute.engine.eval.endings;

import parachute.rules.board.Attacks;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;

/** Positions that pawns have closed permanently (chessprogramming wiki, "Fortress", "Blockage Detection"). */
final class BlockedPawns {
    private BlockedPawns() {}

    /**
     * Returns whether neither side can break through, given kings, bishops and pawns: an enemy pawn blocks each pawn,
     * none can capture, neither king reaches an enemy pawn, and no bishop can attack one.
     */
    static boolean areClosed(Position position) {
        long white = position.pieces(Side.WHITE, Piece.PAWN);
        long black = position.pieces(Side.BLACK, Piece.PAWN);
        return black == white << 8 && isShutOut(position, Side.WHITE) && isShutOut(position, Side.BLACK);
    }

    private static boolean isShutOut(Position position, int side) {
        long own = position.pieces(side, Piece.PAWN);
        long others = position.pieces(side ^ 1, Piece.PAWN);
        long bishops = position.pieces(side, Piece.BISHOP);
        return (Attacks.pawns(side, own) & position.occupiedBy(side ^ 1)) == 0
                && (others & Endings.coloured(bishops)) == 0
                && (reach(position, side, own, Attacks.pawns(side ^ 1, others)) & others) == 0;
    }

    /** Returns the squares that a king can reach if only pawns obstruct it. */
    private static long reach(Position position, int side, long own, long attacked) {
        long allowed = ~own & ~attacked;
        long reached = 0;
        long added = position.pieces(side, Piece.KING);
        while (added != 0) {
            reached |= added;
            added = Attacks.kings(added) & allowed & ~reached;
        }
        return reached;
    }
}
