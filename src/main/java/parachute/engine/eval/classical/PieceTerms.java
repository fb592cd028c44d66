package parachute.engine.eval.classical;

import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;

/** The terms of single pieces of one side: value and square, and some features of minor pieces and rooks. */
final class PieceTerms {
    /** The fourth to the sixth rank, as each side counts. */
    private static final long[] OUTPOST_RANKS = {0x0000_FFFF_FF00_0000L, 0x0000_00FF_FFFF_0000L};

    private final Weights weights;

    PieceTerms(Weights weights) {
        this.weights = weights;
    }

    /** Returns the tapered score of the pieces regardless of their squares. */
    int material(Position position, int side) {
        int score = 0;
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            score += weights.pieceValue[kind] * Long.bitCount(position.pieces(side, kind));
        }
        return score;
    }

    /** Returns the tapered score of the pieces on their squares (chessprogramming wiki, "Piece-Square Tables"). */
    int placement(Position position, int side) {
        int score = 0;
        for (long rest = position.occupiedBy(side); rest != 0; rest &= rest - 1) {
            int square = Square.first(rest);
            score += weights.pieceSquare[position.pieceAt(square)][square];
        }
        return score;
    }

    /**
     * Returns the tapered score of knights and bishops defended by a pawn where no enemy pawn can ever attack them (the
     * same, "Outposts").
     */
    int outposts(Position position, AttackMap attacks, int side) {
        long defended = attacks.byPiece[Piece.of(side, Piece.PAWN)] & OUTPOST_RANKS[side];
        if (defended == 0) {
            return 0;
        }
        int them = side ^ 1;
        long enemyAttacks = attacks.byPiece[Piece.of(them, Piece.PAWN)];
        long outposts = defended & ~(enemyAttacks | PawnFills.front(them, enemyAttacks));
        return weights.knightOutpost * Long.bitCount(outposts & position.pieces(side, Piece.KNIGHT))
                + weights.bishopOutpost * Long.bitCount(outposts & position.pieces(side, Piece.BISHOP));
    }

    /** Returns the tapered score of two or more bishops (the same, "Bishop Pair"). */
    int bishopPair(Position position, int side) {
        long bishops = position.pieces(side, Piece.BISHOP);
        return (bishops & bishops - 1) != 0 ? weights.bishopPair : 0;
    }

    /**
     * Returns the tapered score of rooks on files without pawns, or without own pawns (the same, "Rook on Open File").
     */
    int rookFiles(Position position, int side) {
        int score = 0;
        for (long rest = position.pieces(side, Piece.ROOK); rest != 0; rest &= rest - 1) {
            long file = Square.fileSet(Square.file(Square.first(rest)));
            if ((file & position.pieces(side, Piece.PAWN)) == 0) {
                boolean open = (file & position.pieces(side ^ 1, Piece.PAWN)) == 0;
                score += open ? weights.rookOnOpenFile : weights.rookOnHalfOpenFile;
            }
        }
        return score;
    }

    /** Returns the tapered score of promoted pieces, in addition to that of {@link #placement}. */
    int promoted(Position position, int side) {
        return weights.promotedPiece * Long.bitCount(position.promoted() & position.occupiedBy(side));
    }
}
