package parachute.rules.movegen;

import parachute.rules.board.Attacks;
import parachute.rules.board.CastlingSquares;
import parachute.rules.board.EnPassant;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * Which moves of one position are legal: the checkers, the pinned pieces, and the squares on which a move may end.
 * {@link #prepare} is called first, and everything else while the position is the same as then.
 *
 * <p>It is a superclass of the generator rather than a field because the search calls both in its innermost loops.
 */
public abstract sealed class Legality permits MoveGenerator {
    private static final long EVERYWHERE = -1L;

    private final Position position;
    private int us;
    private int king;
    private long occupied;
    private long checkers;
    private long pinned;
    /** Where a move other than the king's may end: everywhere, or in check on the checker and the line to the king. */
    private long evasions;

    /** Legality in a position, which may change afterwards until the next {@link #prepare}. */
    Legality(Position position) {
        this.position = position;
    }

    /** Finds checkers and pinned pieces in the current position. */
    public final void prepare() {
        us = position.sideToMove();
        king = position.kingSquare(us);
        occupied = position.occupied();
        int theirs = Piece.of(us ^ 1, 0);
        checkers = Attacks.knight(king) & position.pieces(theirs | Piece.KNIGHT)
                | Attacks.pawn(us, king) & position.pieces(theirs | Piece.PAWN);
        pinned = 0;
        findSliders(theirs);
        if (checkers == 0) {
            evasions = EVERYWHERE;
        } else if ((checkers & checkers - 1) != 0) {
            evasions = 0; // double check: only the king can move
        } else {
            evasions = checkers | Attacks.between(king, Square.first(checkers));
        }
    }

    private void findSliders(int theirs) {
        long queens = position.pieces(theirs | Piece.QUEEN);
        long sliders = Attacks.bishopLines(king) & (position.pieces(theirs | Piece.BISHOP) | queens)
                | Attacks.rookLines(king) & (position.pieces(theirs | Piece.ROOK) | queens);
        while (sliders != 0) {
            int slider = Square.first(sliders);
            long blockers = Attacks.between(king, slider) & occupied;
            if (blockers == 0) {
                checkers |= Square.bit(slider);
            } else if ((blockers & blockers - 1) == 0) {
                pinned |= blockers & position.occupiedBy(us);
            }
            sliders &= sliders - 1;
        }
    }

    /** The side to move. */
    final int us() {
        return us;
    }

    /** The square of its king. */
    final int king() {
        return king;
    }

    /** The set of the squares of all pieces. */
    final long occupied() {
        return occupied;
    }

    /** Whether the side to move is in check. */
    public final boolean inCheck() {
        return checkers != 0;
    }

    /** The set of the squares of the pieces that give check, 0 to 2 of them. */
    public final long checkers() {
        return checkers;
    }

    /** The set of the squares of the side's pieces that are pinned to their king. */
    final long pinned() {
        return pinned;
    }

    /** The squares on which a move other than the king's may end: all, or in check those that parry it. */
    final long evasions() {
        return evasions;
    }

    /** The step of the side's pawns from a square to the next. */
    final int forward() {
        return us == Side.WHITE ? Square.UP : -Square.UP;
    }

    /** Whether a piece, the king excepted, does not leave its pin line by moving between two squares. */
    final boolean keepsPin(int from, int to) {
        return !Square.contains(pinned, from) || Attacks.aligned(king, from, to);
    }

    /** The squares that a piece may go to without leaving its king in check: a pinned piece stays on its line. */
    final long pinLine(int from) {
        if (!Square.contains(pinned, from)) {
            return EVERYWHERE;
        }
        int step = Attacks.step(king, from);
        long line = 0;
        for (int square = king + step; Square.isOnBoard(square); square += step) {
            line |= Square.bit(square);
        }
        return line;
    }

    /** Whether the king may step to a square, which is next to it and not occupied by its own side. */
    final boolean mayStep(int to) {
        // Without the king, which would block lines through its own square.
        return !Attacks.isAttacked(position, to, us ^ 1, occupied ^ Square.bit(king));
    }

    /** Whether a castling of the side to move, by its number in {@link CastlingSquares}, is legal. */
    final boolean mayCastle(int castling) {
        if ((position.castlingRights() >> castling & 1) == 0 || checkers != 0) {
            return false;
        }
        CastlingSquares squares = position.castlingSquares();
        if ((squares.crossed(castling) & occupied) != 0) {
            return false;
        }
        // Without the rook, behind which an attack on the king's last square may be hidden in Chess960.
        long after = occupied ^ Square.bit(squares.rook(castling));
        for (long path = squares.kingPath(castling); path != 0; path &= path - 1) {
            if (Attacks.isAttacked(position, Square.first(path), us ^ 1, after)) {
                return false;
            }
        }
        return true;
    }

    // ---- single moves ---------------------------------------------------------------------------------------------

    /**
     * Whether a move from another source (a transposition entry, a killer move) is legal.
     *
     * @param move any int from 0 to below {@link Move#LIMIT}, also one that encodes no move
     */
    public final boolean isLegal(int move) {
        int to = Move.to(move);
        if (Move.isDrop(move)) {
            int kind = Move.dropKind(move);
            return move == Move.drop(kind, to) && isLegalDrop(kind, to);
        }
        if (Move.isCastling(move)) {
            return isLegalCastling(move, CastlingSquares.castling(to));
        }
        if (move == Move.NONE || Square.contains(position.occupiedBy(us), to)) {
            return false;
        }
        int from = Move.from(move);
        int piece = Square.isOnBoard(from) ? position.pieceAt(from) : Piece.NONE;
        if (piece == Piece.NONE || Piece.side(piece) != us) {
            return false;
        }
        return switch (Piece.kind(piece)) {
            case Piece.PAWN -> isLegalPawnMove(move, from, to);
            case Piece.KING -> Move.promotionKind(move) == 0 && Square.contains(Attacks.king(king), to) && mayStep(to);
            default ->
                Move.promotionKind(move) == 0
                        && Square.contains(
                                Attacks.of(Piece.kind(piece), from, occupied) & evasions & pinLine(from), to);
        };
    }

    private boolean isLegalDrop(int kind, int to) {
        return kind >= Piece.PAWN
                && kind <= Piece.QUEEN
                && position.hand(us << 3 | kind) > 0
                && Square.contains(~occupied & evasions, to)
                && (kind != Piece.PAWN || !Square.contains(Square.BACK_RANKS, to));
    }

    private boolean isLegalCastling(int move, int castling) {
        return castling >> 1 == us
                && move == Move.castling(king, CastlingSquares.kingTo(castling))
                && mayCastle(castling);
    }

    private boolean isLegalPawnMove(int move, int from, int to) {
        int promotion = Move.promotionKind(move);
        boolean last = Square.contains(Square.BACK_RANKS, to);
        boolean kindFits = last ? promotion >= Piece.KNIGHT && promotion <= Piece.QUEEN : promotion == 0;
        if (!kindFits) {
            return false;
        }
        if (Square.contains(Attacks.pawn(us, from), to)) {
            if (to == position.enPassantSquare()) {
                return EnPassant.isLegal(position, from);
            }
            return Square.contains(position.occupiedBy(us ^ 1) & evasions & pinLine(from), to);
        }
        int forward = forward();
        boolean single = to == from + forward;
        boolean twice = to == from + 2 * forward
                && Square.relativeRank(us, from) == 1
                && position.pieceAt(from + forward) == Piece.NONE;
        return (single || twice) && Square.contains(~occupied & evasions & pinLine(from), to);
    }
}
