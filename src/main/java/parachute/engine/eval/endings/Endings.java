package parachute.engine.eval.endings;

import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * Corrections for chess endings that neither the terms of an evaluation nor a network judge well: a lead that cannot be
 * won is scaled down (chessprogramming wiki, "Draw Evaluation"), king and pawn against king is looked up, and a bare king
 * is driven to the edge of the board. Only for variants with these endings.
 */
public final class Endings {
    /** Of more pieces, kings and pawns apart, nothing is known here but against a bare king. */
    private static final int MOST_PIECES = 4;

    /** Centipawns of a queen against a rook, without what the place of the other king is worth. */
    private static final int WON_QUEEN = 400;

    /** The scale of a lead that counts in full; 0 is that of a dead draw. */
    private static final int FULL = 64;

    /** The scale of a lead with which only a mistake of the other side wins. */
    private static final int HARDLY = 8;

    /** The scale with bishops of opposite colours, and how it grows with each pawn that the stronger side has more. */
    private static final int OPPOSITE_BISHOPS = 8, OPPOSITE_BISHOPS_PAWN = 12;

    /** Centipawns of a single pawn that wins, and for each of its ranks: less than the queen that it will be. */
    private static final int WON_PAWN = 500, WON_PAWN_RANK = 25;

    /** Centipawns by kind, to tell whether a side can win without pawns. */
    private static final int[] PIECE = {0, 0, 320, 335, 500, 975, 0};

    /** The least lead in pieces that wins without pawns, in centipawns: more than a minor piece. */
    private static final int WINNING_LEAD = 400;

    /** Steps of the stronger king from a pawn about to queen, from which on he comes too late to help his queen. */
    private static final int TOO_FAR = 5;

    static final long DARK_SQUARES = 0xAA55_AA55_AA55_AA55L;

    private static final long ROOK_FILES = Square.fileSet(0) | Square.fileSet(7);
    private static final long STALEMATE_FILES = ROOK_FILES | Square.fileSet(2) | Square.fileSet(5);

    private Endings() {}

    /** Computes the tables of endings, which takes a tenth of a second, unless that is done. */
    public static void prepare() {
        PawnBitbase.prepare();
        WrongBishopBitbase.prepare();
    }

    /** The corrected value of a position; {@code value} and the answer are centipawns for the side to move. */
    public static int correct(Position position, int value) {
        long pieces = position.occupied() & ~both(position, Piece.PAWN) & ~both(position, Piece.KING);
        int stronger = value >= 0 ? position.sideToMove() : position.sideToMove() ^ 1;
        boolean bareKing = position.hasBareKing(stronger ^ 1);
        if (!bareKing && Long.bitCount(pieces) > MOST_PIECES) {
            return value;
        }
        int sign = value >= 0 ? 1 : -1;
        if (bareKing && pieces == 0 && isSingle(position.pieces(stronger, Piece.PAWN))) {
            return sign * singlePawn(position, stronger);
        }
        if (isQueenAgainstRook(position, stronger, pieces)) {
            return sign * (WON_QUEEN + MopUp.value(position, stronger));
        }
        int lead = Math.abs(value) + (bareKing ? MopUp.value(position, stronger) : 0);
        return sign * (lead * scale(position, stronger, pieces) / FULL);
    }

    /** The value of king and pawn against king, for the side with the pawn. */
    private static int singlePawn(Position position, int side) {
        int rank = Square.relativeRank(side, Square.first(position.pieces(side, Piece.PAWN)));
        return PawnBitbase.isWon(position, side) ? WON_PAWN + WON_PAWN_RANK * rank : 0;
    }

    /** How much of its lead the stronger side can make use of: 0 to {@link #FULL}. */
    private static int scale(Position position, int stronger, long pieces) {
        if (position.pieces(stronger, Piece.PAWN) == 0) {
            return canWinWithoutPawns(position, stronger) ? FULL : HARDLY;
        }
        boolean onlyBishops = pieces == both(position, Piece.BISHOP);
        if (isWrongBishop(position, stronger, pieces) && isCornerHeld(position, stronger, pieces)
                || isKnightTied(position, stronger, pieces)
                || isPathHeld(position, stronger, pieces)
                || onlyBishops && BlockedPawns.areClosed(position)) {
            return 0;
        }
        return onlyBishops && areOpposite(position) ? oppositeBishops(position, stronger) : FULL;
    }

    // ---- without pawns --------------------------------------------------------------------------------------------

    /** Without pawns an extra minor piece does not win, and two knights do not win even against a bare king. */
    private static boolean canWinWithoutPawns(Position position, int stronger) {
        int weaker = stronger ^ 1;
        long knights = position.pieces(stronger, Piece.KNIGHT);
        boolean twoKnights = position.occupiedBy(stronger) == (knights | position.pieces(stronger, Piece.KING))
                && Long.bitCount(knights) == 2;
        int lead = material(position, stronger) - material(position, weaker);
        return lead >= WINNING_LEAD
                && !(twoKnights && position.hasBareKing(weaker))
                && !isQueenHeld(position, stronger);
    }

    /** Queen against rook, without pawns: won almost always, by driving the king to the edge as if it were bare. */
    private static boolean isQueenAgainstRook(Position position, int stronger, long pieces) {
        return Long.bitCount(pieces) == 2
                && position.pieces(stronger, Piece.QUEEN) != 0
                && position.pieces(stronger ^ 1, Piece.ROOK) != 0
                && both(position, Piece.PAWN) == 0;
    }

    private static int material(Position position, int side) {
        int sum = 0;
        for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
            sum += PIECE[kind] * Long.bitCount(position.pieces(side, kind));
        }
        return sum;
    }

    /**
     * Queen against a pawn on its seventh rank: on files a, c, f and h stalemate saves the pawn with its king beside it,
     * unless the other king is near (chessprogramming wiki, "KQKP").
     */
    private static boolean isQueenHeld(Position position, int stronger) {
        int weaker = stronger ^ 1;
        long pawns = position.pieces(weaker, Piece.PAWN);
        if (!isSingle(pawns)
                || !isSingle(position.pieces(stronger, Piece.QUEEN))
                || Long.bitCount(position.occupied()) != 4
                || (pawns & STALEMATE_FILES) == 0) {
            return false;
        }
        int pawn = Square.first(pawns);
        return Square.relativeRank(weaker, pawn) == 6
                && Square.distance(position.kingSquare(weaker), pawn) == 1
                && Square.distance(position.kingSquare(stronger), pawn) >= TOO_FAR;
    }

    // ---- with pawns -----------------------------------------------------------------------------------------------

    /**
     * Wrong bishop and rook pawn: all pawns stand on one file at the edge, and no bishop controls the corner where they
     * queen; also rook pawns without a bishop (chessprogramming wiki, "Wrong Color Bishop and Rook Pawn").
     */
    private static boolean isWrongBishop(Position position, int stronger, long pieces) {
        long pawns = position.pieces(stronger, Piece.PAWN);
        long bishops = position.pieces(stronger, Piece.BISHOP);
        int corner = corner(position, stronger);
        return (pawns & ROOK_FILES) != 0
                && (pawns & ~Square.fileSet(Square.file(corner))) == 0
                && (pieces & position.occupiedBy(stronger)) == bishops
                && (bishops & coloured(Square.bit(corner))) == 0;
    }

    /** Whether the weaker king cannot be driven out of the corner, or gets there. */
    private static boolean isCornerHeld(Position position, int stronger, long pieces) {
        int weaker = stronger ^ 1;
        boolean onePawn = isSingle(position.pieces(stronger, Piece.PAWN));
        if (onePawn && isSingle(pieces) && position.hasBareKing(weaker)) {
            return !WrongBishopBitbase.isWon(position, stronger);
        }
        int corner = corner(position, stronger);
        long neighbours = Square.fileSet(Square.file(corner) ^ 1) & position.pieces(weaker, Piece.PAWN);
        return neighbours == 0 // a pawn that captures leaves its file
                && Square.distance(position.kingSquare(weaker), corner) <= 1;
    }

    /** The square where the first of a side's pawns queens. */
    private static int corner(Position position, int side) {
        return Square.of(Square.file(Square.first(position.pieces(side, Piece.PAWN))), side == Side.WHITE ? 7 : 0);
    }

    /** Knight and rook pawn on its seventh rank, with the other king in the corner: the knight has to stay. */
    private static boolean isKnightTied(Position position, int stronger, long pieces) {
        long pawns = position.pieces(stronger, Piece.PAWN);
        if (!isSingle(pawns)
                || (pawns & ROOK_FILES) == 0
                || !isSingle(pieces)
                || pieces != position.pieces(stronger, Piece.KNIGHT)) {
            return false;
        }
        return Square.relativeRank(stronger, Square.first(pawns)) == 6
                && Square.distance(position.kingSquare(stronger ^ 1), corner(position, stronger)) <= 1;
    }

    /**
     * Bishop and pawn against a minor piece: the other king stands in the way of the pawn on a square that the bishop
     * cannot attack (Fine, "Basic Chess Endings").
     */
    private static boolean isPathHeld(Position position, int stronger, long pieces) {
        int weaker = stronger ^ 1;
        long pawns = position.pieces(stronger, Piece.PAWN);
        long bishops = position.pieces(stronger, Piece.BISHOP);
        if (!isSingle(pawns) || !isSingle(bishops) || (pieces & position.occupiedBy(stronger)) != bishops) {
            return false;
        }
        long others = pieces & ~bishops;
        long minors = position.pieces(weaker, Piece.KNIGHT) | position.pieces(weaker, Piece.BISHOP);
        int king = position.kingSquare(weaker);
        int pawn = Square.first(pawns);
        return isSingle(others)
                && others == minors
                && position.pieces(weaker, Piece.PAWN) == 0
                && Square.file(king) == Square.file(pawn)
                && Square.relativeRank(stronger, king) > Square.relativeRank(stronger, pawn)
                && (bishops & coloured(Square.bit(king))) == 0;
    }

    /** Whether either side has one bishop, and these are of opposite colours. */
    private static boolean areOpposite(Position position) {
        long white = position.pieces(Side.WHITE, Piece.BISHOP);
        long black = position.pieces(Side.BLACK, Piece.BISHOP);
        return isSingle(white) && isSingle(black) && isSingle((white | black) & DARK_SQUARES);
    }

    /** With bishops of opposite colours: the fewer pawns a side is ahead, the surer the draw. */
    private static int oppositeBishops(Position position, int stronger) {
        int own = Long.bitCount(position.pieces(stronger, Piece.PAWN));
        int others = Long.bitCount(position.pieces(stronger ^ 1, Piece.PAWN));
        if (own == 1) {
            return HARDLY;
        }
        return Math.min(FULL, OPPOSITE_BISHOPS + OPPOSITE_BISHOPS_PAWN * Math.max(0, own - others));
    }

    // ---- sets of squares ------------------------------------------------------------------------------------------

    private static long both(Position position, int kind) {
        return position.pieces(Side.WHITE, kind) | position.pieces(Side.BLACK, kind);
    }

    private static boolean isSingle(long set) {
        return Long.bitCount(set) == 1;
    }

    /** All squares of the colours of those in a set. */
    static long coloured(long set) {
        return ((set & DARK_SQUARES) != 0 ? DARK_SQUARES : 0) | ((set & ~DARK_SQUARES) != 0 ? ~DARK_SQUARES : 0);
    }
}
