package parachute.games.shogun;

import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The rules of Shogun. Boards and pieces are immutable; a piece keeps its energy on all squares. */
public final class Shogun {
    private Shogun() {}

    /**
     * Returns the squares that a piece reaches along one route.
     *
     * @param piece the piece on the square to start from. It reaches nothing if it is outside the board, or if the
     *     board has a piece on that square and the energy is above 0.
     * @param energy squares to move, at least 0; used instead of the piece's own
     * @return the piece on each square that it reaches: squares that are empty or an enemy's
     */
    public static Set<ShogunPiece> eval(ShogunPiece piece, Route route, int energy, ShogunBoard board) {
        long ends = Reach.along(route, piece.pos().x(), piece.pos().y(), energy, board.occupied());
        return onSquares(piece, ends & ~board.squares(piece.colour()));
    }

    /** Returns the piece on each square that it reaches along any route with its own energy. */
    public static Set<ShogunPiece> allMoves(ShogunPiece piece, ShogunBoard board) {
        return onSquares(piece, reach(piece, board));
    }

    /** Returns the squares of {@link #allMoves}, even for pieces that are not on the board. */
    private static long reach(ShogunPiece piece, ShogunBoard board) {
        if (!piece.pos().isOnBoard()) {
            return 0;
        }
        long itself = board.holds(piece) ? piece.pos().bit() : 0;
        long occupied = board.occupied() & ~itself;
        long own = board.squares(piece.colour()) & ~itself;
        return Reach.from(piece.pos(), piece.energy(), occupied) & ~own;
    }

    private static Set<ShogunPiece> onSquares(ShogunPiece piece, long squares) {
        return Reach.squares(squares).stream().map(piece::at).collect(Collectors.toUnmodifiableSet());
    }

    /** Returns the enemies that some piece of a colour can capture. */
    public static Set<ShogunPiece> attacked(Colour colour, ShogunBoard board) {
        long reached =
                board.pieces(colour).mapToLong(piece -> reach(piece, board)).reduce(0, (one, other) -> one | other);
        return board.pieces(colour.other())
                .filter(enemy -> (reached & enemy.pos().bit()) != 0)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Returns the number of enemies of a piece that can reach its square. */
    public static int attackedN(ShogunPiece piece, ShogunBoard board) {
        return reaching(piece.pos(), piece.colour().other(), board);
    }

    /** Returns the number of pieces of the same colour that could reach the square of a piece if it were gone. */
    public static int protectedN(ShogunPiece piece, ShogunBoard board) {
        return reaching(piece.pos(), piece.colour(), board.without(piece));
    }

    private static int reaching(ShogunSquare pos, Colour colour, ShogunBoard board) {
        if (!pos.isOnBoard()) {
            return 0;
        }
        Predicate<ShogunPiece> reaches = piece -> (reach(piece, board) & pos.bit()) != 0;
        return (int) board.pieces(colour).filter(reaches).count();
    }

    /** Returns {@link #allMoves}, for a king only those to squares on which no enemy could capture it next. */
    public static Set<ShogunPiece> legalMoves(ShogunPiece piece, ShogunBoard board) {
        return onSquares(piece, legalSquares(piece, board));
    }

    /** Returns the squares of {@link #legalMoves}. */
    static long legalSquares(ShogunPiece piece, ShogunBoard board) {
        long squares = reach(piece, board);
        if (piece.kind() == Kind.PAWN) {
            return squares;
        }
        long safe = 0;
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            ShogunSquare to = ShogunSquare.of(Long.numberOfTrailingZeros(rest));
            if (!isReached(to, piece.colour().other(), board.after(piece, to))) {
                safe |= to.bit();
            }
        }
        return safe;
    }

    /** Returns whether a piece of a colour reaches the square of an enemy. */
    static boolean isReached(ShogunSquare pos, Colour colour, ShogunBoard board) {
        long occupied = board.occupied();
        for (long rest = board.squares(colour); rest != 0; rest &= rest - 1) {
            ShogunPiece piece = board.at(Long.numberOfTrailingZeros(rest));
            if ((Reach.from(piece.pos(), piece.energy(), occupied & ~piece.pos().bit()) & pos.bit()) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns the king of a colour, if it is on the board. */
    static Optional<ShogunPiece> king(Colour colour, ShogunBoard board) {
        for (long rest = board.squares(colour); rest != 0; rest &= rest - 1) {
            ShogunPiece piece = board.at(Long.numberOfTrailingZeros(rest));
            if (piece.kind() == Kind.KING) {
                return Optional.of(piece);
            }
        }
        return Optional.empty();
    }

    /**
     * Returns whether a colour is checkmated: its king is attacked, and remains so after every legal move of any of its
     * pieces; or its king is its only piece. A colour without a king is not.
     */
    public static boolean isCheckmate(Colour colour, ShogunBoard board) {
        Optional<ShogunPiece> king = king(colour, board);
        if (king.isEmpty()) {
            return false;
        }
        if (Long.bitCount(board.squares(colour)) == 1) {
            return true;
        }
        return isReached(king.get().pos(), colour.other(), board) && !canSaveKing(colour, board);
    }

    private static boolean canSaveKing(Colour colour, ShogunBoard board) {
        return board.pieces(colour)
                .anyMatch(piece -> Reach.squares(legalSquares(piece, board)).stream()
                        .map(to -> board.after(piece, to))
                        .anyMatch(after -> king(colour, after)
                                .filter(king -> !isReached(king.pos(), colour.other(), after))
                                .isPresent()));
    }
}
