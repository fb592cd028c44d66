package parachute.engine.eval.endings;

import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * Corrections for chess endings that a network does not judge well: a lead that cannot be won is scaled down
 * (chessprogramming wiki, "Draw Evaluation"), king and pawn against king is looked up, and a bare king is driven to the
 * edge of the board. Only for variants with these endings.
 */
public final class Endings {
    /** Maximum number of pieces without kings and pawns for which endings are known, except against a bare king. */
    private static final int MAX_PIECES = 4;

    /** Centipawns of a queen against a rook, in addition to those for the place of the other king. */
    private static final int WON_QUEEN = 400;

    /** The scale of a lead that counts in full; 0 is that of a dead draw. */
    private static final int FULL = 64;

    /** The scale of a lead that wins only if the other side errs. */
    private static final int HARDLY = 8;

    /** The scale with bishops of opposite colours, and its increase for each pawn that the stronger side is ahead. */
    private static final int OPPOSITE_BISHOPS = 8, OPPOSITE_BISHOPS_PAWN = 12;

    /** Centipawns of a single pawn that wins, and for each of its ranks: less than the queen that it will be. */
    private static final int WON_PAWN = 500, WON_PAWN_RANK = 25;

    /** Centipawns by kind, to decide whether a side can win without pawns. */
    private static final int[] PIECE = {0, 0, 320, 335, 500, 975, 0};

    /** The minimum lead in pieces that wins without pawns, in centipawns: more than a minor piece. */
    private static final int WINNING_LEAD = 400;

    /** Steps from the stronger king to a pawn about to queen, from which it comes too late to help its queen. */
    private static final int TOO_FAR = 5;

    static final long DARK_SQUARES = 0xAA55_AA55_AA55_AA55L;

    private static final long ROOK_FILES = Square.fileSet(0) | Square.fileSet(7);
    private static final long STALEMATE_FILES = ROOK_FILES | Square.fileSet(2) | Square.fileSet(5);

    private Endings() {}

    /** Computes the tables of endings, which takes a tenth of a second the first time. */
    public static void prepare() {
        PawnBitbase.prepare();
        WrongBishopBitbase.prepare();
    }

    /** Returns the corrected value of a position; {@code value} and the result are centipawns for the side to move. */
    public static int correct(Position position, int value) {
        long pieces = position.occupied() & ~position.piecesOfKind(Piece.PAWN) & ~position.piecesOfKind(Piece.KING);
        int stronger = value >= 0 ? position.sideToMove() : position.sideToMove() ^ 1;
        boolean bareKing = position.hasBareKing(stronger ^ 1);
        if (!bareKing && Long.bitCount(pieces) > MAX_PIECES) {
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

    /** Names the rule that decides about a position with a bare king. */
    static String rule(Position position, int stronger) {
        long pieces =
                position.occupiedBy(stronger) & ~position.piecesOfKind(Piece.PAWN) & ~position.piecesOfKind(Piece.KING);
        if (pieces == 0 && isSingle(position.pieces(stronger, Piece.PAWN))) {
            return "against a single pawn (every position is known)";
        }
        return switch (scale(position, stronger, pieces)) {
            case 0 -> "that cannot be driven from the pawn's corner (a draw)";
            case HARDLY -> "against too little to mate (the lead counts an eighth)";
            default -> MopUp.rule(position, stronger);
        };
    }

    /** Returns the value of king and pawn against king, for the side with the pawn. */
    private static int singlePawn(Position position, int side) {
        int rank = Square.relativeRank(side, Square.first(position.pieces(side, Piece.PAWN)));
        return PawnBitbase.isWon(position, side) ? WON_PAWN + WON_PAWN_RANK * rank : 0;
    }

    /** Returns how much of its lead the stronger side can use: 0 to {@link #FULL}. */
    private static int scale(Position position, int stronger, long pieces) {
        if (position.pieces(stronger, Piece.PAWN) == 0) {
            return canWinWithoutPawns(position, stronger) ? FULL : HARDLY;
        }
        boolean onlyBishops = pieces == position.piecesOfKind(Piece.BISHOP);
        if (isWrongBishop(position, stronger, pieces) && isCornerHeld(position, stronger, pieces)
                || isKnightTied(position, stronger, pieces)
                || isPathHeld(position, stronger, pieces)
                || onlyBishops && BlockedPawns.areClosed(position)) {
            return 0;
        }
        return onlyBishops && areOpposite(position) ? oppositeBishops(position, stronger) : FULL;
    }

    // ---- without pawns --------------------------------------------------------------------------------------------

    /**
     * Returns whether a side can win without pawns: not with an extra minor piece, nor with two knights against a bare
     * king.
     */
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

    /**
     * Returns whether it is queen against rook without pawns: almost always won, by driving the king to the edge as if
     * it were bare.
     */
    private static boolean isQueenAgainstRook(Position position, int stronger, long pieces) {
        return Long.bitCount(pieces) == 2
                && position.pieces(stronger, Piece.QUEEN) != 0
                && position.pieces(stronger ^ 1, Piece.ROOK) != 0
                && position.piecesOfKind(Piece.PAWN) == 0;
    }

    /** Returns the sum of a side's pieces without pawns, in centipawns. */
    static int material(Position position, int side) {
        int sum = 0;
        for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
            sum += PIECE[kind] * Long.bitCount(position.pieces(side, kind));
        }
        return sum;
    }

    /**
     * Returns whether a pawn on its seventh rank holds against a queen: on files a, c, f and h stalemate saves the pawn
     * with its king next to it, unless the other king is near (chessprogramming wiki, "KQKP").
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
     * Returns whether a side has rook pawns and the wrong bishop: all pawns stand on one file at the edge, and no
     * bishop controls the corner where they queen; also true without a bishop (chessprogramming wiki, "Wrong Color
     * Bishop and Rook Pawn").
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

    /** Returns whether the weaker king cannot be driven out of the corner, or reaches it. */
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

    /** Returns the square where the first of a side's pawns queens. */
    private static int corner(Position position, int side) {
        return Square.of(Square.file(Square.first(position.pieces(side, Piece.PAWN))), side == Side.WHITE ? 7 : 0);
    }

    /** Returns whether a knight is tied to its rook pawn on the seventh rank, with the other king in the corner. */
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
     * Returns whether a minor piece holds against bishop and pawn: its king blocks the pawn on a square that the bishop
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

    /** Returns whether either side has one bishop, and these are of opposite colours. */
    private static boolean areOpposite(Position position) {
        long white = position.pieces(Side.WHITE, Piece.BISHOP);
        long black = position.pieces(Side.BLACK, Piece.BISHOP);
        return isSingle(white) && isSingle(black) && isSingle((white | black) & DARK_SQUARES);
    }

    /** Returns the scale with bishops of opposite colours: the fewer pawns a side is ahead, the surer the draw. */
    private static int oppositeBishops(Position position, int stronger) {
        int own = Long.bitCount(position.pieces(stronger, Piece.PAWN));
        int others = Long.bitCount(position.pieces(stronger ^ 1, Piece.PAWN));
        return Math.min(FULL, OPPOSITE_BISHOPS + OPPOSITE_BISHOPS_PAWN * Math.max(0, own - others));
    }

    // ---- sets of squares ------------------------------------------------------------------------------------------

    private static boolean isSingle(long set) {
        return Long.bitCount(set) == 1;
    }

    /** Returns all squares of the same colours as those in a set. */
    static long coloured(long set) {
        return ((set & DARK_SQUARES) != 0 ? DARK_SQUARES : 0) | ((set & ~DARK_SQUARES) != 0 ? ~DARK_SQUARES : 0);
    }
}
