package parachute.engine.eval.endings;

import parachute.rules.board.Attacks;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * The won positions of a rook pawn and a bishop that does not control the corner where the pawn queens, against a bare
 * king that does not reach the corner or is in its way (chessprogramming wiki, "Wrong Color Bishop and Rook Pawn").
 * Otherwise like {@link PawnBitbase}, with the pawn on the a-file and the bishop on dark squares.
 */
final class WrongBishopBitbase {
    private static final int SECOND_RANK = 1, SEVENTH_RANK = 6;
    private static final long[] WHITE_TO_MOVE = new long[8 * 64 * 64];
    private static final long[] BLACK_TO_MOVE = new long[8 * 64 * 64];

    static {
        for (int rank = SEVENTH_RANK; rank >= SECOND_RANK; rank--) {
            solve(rank);
        }
    }

    private WrongBishopBitbase() {}

    /** Computes the sets on the first call. */
    static void prepare() {
        // Done by the static initializer.
    }

    /** Returns whether a side that has such a bishop and such a pawn, and nothing else, wins against a bare king. */
    static boolean isWon(Position position, int side) {
        int flip = side == Side.WHITE ? 0 : 0x70;
        int pawn = Square.first(position.pieces(side, Piece.PAWN)) ^ flip;
        int mirror = flip ^ (Square.file(pawn) == 0 ? 0 : 7);
        int bishop = Square.first(position.pieces(side, Piece.BISHOP)) ^ mirror;
        int king = position.kingSquare(side) ^ mirror;
        int other = position.kingSquare(side ^ 1) ^ mirror;
        long[] won = position.sideToMove() == side ? WHITE_TO_MOVE : BLACK_TO_MOVE;
        return Square.contains(won[index(Square.rank(pawn), bishop, king)], other);
    }

    private static int index(int rank, int bishop, int king) {
        return rank << 12 | Square.index(bishop) << 6 | Square.index(king);
    }

    private static void solve(int rank) {
        int pawn = Square.of(0, rank);
        long free = Endings.DARK_SQUARES & ~Square.bit(pawn);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (long bishops = free; bishops != 0; bishops &= bishops - 1) {
                for (long kings = ~(Square.bit(pawn) | Long.lowestOneBit(bishops)); kings != 0; kings &= kings - 1) {
                    changed |= update(pawn, Square.first(bishops), Square.first(kings));
                }
            }
        }
    }

    /** Updates the wins with the pieces on these squares, and returns whether there are more. */
    private static boolean update(int pawn, int bishop, int king) {
        int index = index(Square.rank(pawn), bishop, king);
        long pieces = Square.bit(pawn) | Square.bit(bishop) | Square.bit(king);
        long attacked = Attacks.king(king) | Attacks.pawn(Side.WHITE, pawn) | Attacks.bishop(bishop, pieces);
        long whiteToMove = wins(pawn, bishop, king, pieces) & ~(pieces | attacked);
        boolean changed = whiteToMove != WHITE_TO_MOVE[index];
        WHITE_TO_MOVE[index] = whiteToMove;
        BLACK_TO_MOVE[index] = losses(pawn, bishop, king, whiteToMove, attacked) & ~(pieces | Attacks.king(king));
        return changed;
    }

    /** Returns the squares of the black king with which White, to move, is known to win, illegal ones among them. */
    private static long wins(int pawn, int bishop, int king, long pieces) {
        int rank = Square.rank(pawn);
        long won = 0;
        for (long rest = Attacks.king(king) & ~pieces; rest != 0; rest &= rest - 1) {
            won |= BLACK_TO_MOVE[index(rank, bishop, Square.first(rest))];
        }
        for (long rest = Attacks.bishop(bishop, pieces) & ~pieces; rest != 0; rest &= rest - 1) {
            won |= BLACK_TO_MOVE[index(rank, Square.first(rest), king)];
        }
        int next = pawn + Square.UP;
        if (Square.contains(pieces, next)) {
            return won;
        }
        if (rank == SEVENTH_RANK) {
            return won | ~(Square.contains(Attacks.king(king), next) ? Square.bit(next) : near(next));
        }
        won |= BLACK_TO_MOVE[index(rank + 1, bishop, king)];
        if (rank == SECOND_RANK && !Square.contains(pieces, next + Square.UP)) {
            won |= BLACK_TO_MOVE[index(rank + 2, bishop, king)] & ~Square.bit(next);
        }
        return won;
    }

    /** Returns the squares of the black king, to move, where it is mated or every move leads to a win for White. */
    private static long losses(int pawn, int bishop, int king, long whiteToMove, long attacked) {
        long won = whiteToMove;
        if (PawnBitbase.isWon(pawn, king, bishop)) {
            won |= Square.bit(bishop); // even after its capture
        }
        long allowed = ~(attacked | Square.bit(king));
        return (Attacks.kings(allowed) | attacked) & ~Attacks.kings(allowed & ~won);
    }

    private static long near(int square) {
        return Attacks.king(square) | Square.bit(square);
    }
}
