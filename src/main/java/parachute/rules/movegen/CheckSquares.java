package parachute.rules.movegen;

import parachute.rules.board.Attacks;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;

/**
 * Finds which moves give check without making them: from the squares from which each kind attacks the enemy king, and
 * from the pieces of the side to move that can discover a check. {@link #prepare} computes both once per node.
 */
public final class CheckSquares {
    private final Position position;
    private final long[] squares = new long[Piece.KING + 1];
    private int target;
    private long discoverers;

    /** Creates the checks of a position, which may change; {@link #prepare} has to be called first. */
    public CheckSquares(Position position) {
        this.position = position;
    }

    /** Computes the squares for the side to move in the current position. */
    public void prepare() {
        int us = position.sideToMove();
        target = position.kingSquare(us ^ 1);
        long occupied = position.occupied();
        squares[Piece.PAWN] = Attacks.pawn(us ^ 1, target);
        squares[Piece.KNIGHT] = Attacks.knight(target);
        squares[Piece.BISHOP] = Attacks.bishop(target, occupied);
        squares[Piece.ROOK] = Attacks.rook(target, occupied);
        squares[Piece.QUEEN] = squares[Piece.BISHOP] | squares[Piece.ROOK];
        discoverers = findDiscoverers(us, occupied);
    }

    private long findDiscoverers(int us, long occupied) {
        long found = 0;
        long queens = position.pieces(us, Piece.QUEEN);
        long sliders = Attacks.bishopLines(target) & (position.pieces(us, Piece.BISHOP) | queens)
                | Attacks.rookLines(target) & (position.pieces(us, Piece.ROOK) | queens);
        for (; sliders != 0; sliders &= sliders - 1) {
            long between = Attacks.between(target, Square.first(sliders)) & occupied;
            if ((between & between - 1) == 0) {
                found |= between & position.occupiedBy(us);
            }
        }
        return found;
    }

    /** Returns the set of the squares from which a kind, {@link Piece#PAWN} to {@link Piece#QUEEN}, gives check. */
    public long of(int kind) {
        return squares[kind];
    }

    /** Returns whether a legal move of the position for which {@link #prepare} was called gives check. */
    public boolean givesCheck(int move) {
        int to = Move.to(move);
        if (Move.isDrop(move)) {
            return Square.contains(squares[Move.dropKind(move)], to);
        }
        if (Move.isCastling(move)) {
            return givesCheckWhenMade(move);
        }
        int from = Move.from(move);
        int kind = Piece.kind(position.pieceAt(from));
        if (Square.contains(squares[kind], to)) {
            return true;
        }
        if (Square.contains(discoverers, from) && !Attacks.aligned(target, from, to)) {
            return true;
        }
        if (Move.promotionKind(move) != 0) {
            long after = position.occupied() ^ Square.bit(from);
            return Square.contains(Attacks.of(Move.promotionKind(move), to, after), target);
        }
        return kind == Piece.PAWN && position.isEnPassant(move) && givesCheckWhenMade(move);
    }

    /**
     * Returns whether a move gives check by making it, for castling and en passant, which change three or four squares
     * and are rare.
     */
    private boolean givesCheckWhenMade(int move) {
        position.make(move);
        boolean check = position.inCheck();
        position.unmake();
        return check;
    }
}
