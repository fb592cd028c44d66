package parachute.rules.movegen;

import parachute.rules.board.Attacks;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;

/**
 * Tells which moves give check without making them: the squares from which each kind would attack the enemy king, and
 * the own pieces that hide a line to it. Set up once a node by {@link #prepare}.
 */
public final class CheckSquares {
    private final Position position;
    private final long[] squares = new long[Piece.KING + 1];
    private int target;
    private long hiding;

    /** Checks in a position, which goes on changing outside. */
    public CheckSquares(Position position) {
        this.position = position;
    }

    /** Looks at the position as it stands now. */
    public void prepare() {
        int us = position.sideToMove();
        target = position.kingSquare(us ^ 1);
        long occupied = position.occupied();
        squares[Piece.PAWN] = Attacks.pawn(us ^ 1, target);
        squares[Piece.KNIGHT] = Attacks.knight(target);
        squares[Piece.BISHOP] = Attacks.bishop(target, occupied);
        squares[Piece.ROOK] = Attacks.rook(target, occupied);
        squares[Piece.QUEEN] = squares[Piece.BISHOP] | squares[Piece.ROOK];
        hiding = findHiding(us, occupied);
    }

    private long findHiding(int us, long occupied) {
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

    /** The squares from which a kind gives check. */
    public long of(int kind) {
        return squares[kind];
    }

    /** Whether a legal move gives check. */
    public boolean givesCheck(int move) {
        int to = Move.to(move);
        if (Move.isDrop(move)) {
            return Square.contains(squares[Move.dropKind(move)], to);
        }
        int from = Move.from(move);
        int kind = Piece.kind(position.pieceAt(from));
        if (Square.contains(squares[kind], to)) {
            return true;
        }
        if (Square.contains(hiding, from) && !Attacks.aligned(target, from, to)) {
            return true;
        }
        if (Move.promotionKind(move) != 0) {
            long after = position.occupied() ^ Square.bit(from);
            return Square.contains(Attacks.of(Move.promotionKind(move), to, after), target);
        }
        return isSpecial(move, kind) && givesCheckWhenMade(move);
    }

    private boolean isSpecial(int move, int kind) {
        return kind == Piece.KING && position.isCastling(move) || kind == Piece.PAWN && position.isEnPassant(move);
    }

    /** Castling and en passant move two pieces; they are too rare to be clever about. */
    private boolean givesCheckWhenMade(int move) {
        position.make(move);
        boolean check = position.inCheck();
        position.unmake();
        return check;
    }
}
