package parachute.engine.eval.endings;

import parachute.rules.board.Attacks;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * The won positions of king and pawn against king (chessprogramming wiki, "KPK", "Retrograde Analysis"). The pawn is
 * White's, on files a to d; other positions are mirrored. For the side to move and each square of the pawn and the
 * white king there is the set of squares of the black king with which White wins. Computed on first use, in some
 * milliseconds, with sets instead of single positions.
 */
final class PawnBitbase {
    private static final int FILES = 4;
    private static final int SECOND_RANK = 1, SEVENTH_RANK = 6;
    private static final long[] WHITE_TO_MOVE = new long[64 * 64];
    private static final long[] BLACK_TO_MOVE = new long[64 * 64];

    static {
        // From the seventh rank down, since a pawn only moves to ranks that are already solved.
        for (int rank = SEVENTH_RANK; rank >= SECOND_RANK; rank--) {
            for (int file = 0; file < FILES; file++) {
                solve(Square.of(file, rank));
            }
        }
    }

    private PawnBitbase() {}

    /** Computes the sets on the first call. */
    static void prepare() {
        // Done by the static initializer.
    }

    /** Returns whether a side that has one pawn wins against a bare king. */
    static boolean isWon(Position position, int side) {
        int flip = side == Side.WHITE ? 0 : 0x70;
        int pawn = Square.first(position.pieces(side, Piece.PAWN)) ^ flip;
        int mirror = Square.file(pawn) < FILES ? 0 : 7;
        int king = position.kingSquare(side) ^ flip ^ mirror;
        int other = position.kingSquare(side ^ 1) ^ flip ^ mirror;
        long[] won = position.sideToMove() == side ? WHITE_TO_MOVE : BLACK_TO_MOVE;
        return Square.contains(won[index(pawn ^ mirror, king)], other);
    }

    /** Returns whether White, to move, wins with the pawn on a file from a to d. */
    static boolean isWon(int pawn, int king, int other) {
        return Square.contains(WHITE_TO_MOVE[index(pawn, king)], other);
    }

    /** Returns the number of won positions by the side to move, with the pawn on any file. */
    static int count(int sideToMove) {
        int count = 0;
        for (long won : sideToMove == Side.WHITE ? WHITE_TO_MOVE : BLACK_TO_MOVE) {
            count += Long.bitCount(won);
        }
        return 2 * count;
    }

    private static int index(int pawn, int king) {
        return Square.index(pawn) << 6 | Square.index(king);
    }

    /** Finds the wins with the pawn on a square: first those by a pawn move, then those that lead to earlier wins. */
    private static void solve(int pawn) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < 64; i++) {
                int king = Square.fromIndex(i);
                int index = index(pawn, king);
                if (king == pawn) {
                    continue;
                }
                long whiteToMove = wins(pawn, king);
                changed |= whiteToMove != WHITE_TO_MOVE[index];
                WHITE_TO_MOVE[index] = whiteToMove;
                BLACK_TO_MOVE[index] = losses(pawn, king, whiteToMove);
            }
        }
    }

    /** Returns the squares of the black king with which White, to move, is known to win. */
    private static long wins(int pawn, int king) {
        long won = 0;
        for (long rest = Attacks.king(king) & ~Square.bit(pawn); rest != 0; rest &= rest - 1) {
            won |= BLACK_TO_MOVE[index(pawn, Square.first(rest))];
        }
        int next = pawn + Square.UP;
        if (next != king) {
            won |= Square.rank(pawn) == SEVENTH_RANK ? winsByPromotion(next, king) : BLACK_TO_MOVE[index(next, king)];
        }
        int afterNext = next + Square.UP;
        if (Square.rank(pawn) == SECOND_RANK && next != king && afterNext != king) {
            won |= BLACK_TO_MOVE[index(afterNext, king)] & ~Square.bit(next);
        }
        return won & ~(near(king) | Square.bit(pawn) | Attacks.pawn(Side.WHITE, pawn));
    }

    /**
     * Returns the wins by promotion: to a queen that is not captured at once, or to a rook if a queen would give
     * stalemate.
     */
    private static long winsByPromotion(int queen, int king) {
        boolean guarded = Square.contains(Attacks.king(king), queen);
        return guarded ? ~Square.bit(queen) : ~near(queen);
    }

    /** Returns the squares of the black king, to move, from which every move leads to a win for White. */
    private static long losses(int pawn, int king, long whiteToMove) {
        long allowed = ~(near(king) | Attacks.pawn(Side.WHITE, pawn));
        long escapes = allowed & ~whiteToMove; // with the capture of the pawn
        return Attacks.kings(allowed) & ~Attacks.kings(escapes) & ~(near(king) | Square.bit(pawn));
    }

    /** Returns a square and its neighbours. */
    private static long near(int square) {
        return Attacks.king(square) | Square.bit(square);
    }
}
