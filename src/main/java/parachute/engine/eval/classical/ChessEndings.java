package parachute.engine.eval.classical;

import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;

/** What general terms get wrong in chess endings: driving a bare king to the edge, and leads that cannot win. */
final class ChessEndings {
    /** Centipawns for each step of the bare king away from the centre, and of the kings towards each other. */
    private static final int EDGE = 12, CLOSE = 6;

    /** Centipawns that a lead in pieces must exceed to win without pawns. */
    private static final int PIECE_UP = 400;

    private static final int[] VALUE = {0, 0, 320, 335, 500, 975, 0};

    /** The score, from the side to move, put right. */
    int adjust(Position position, int score) {
        int us = position.sideToMove();
        int stronger = score >= 0 ? us : us ^ 1;
        if (position.pieces(stronger, Piece.PAWN) == 0 && !canWinWithoutPawns(position, stronger)) {
            return score / 8;
        }
        return isBare(position, stronger ^ 1) ? score + sign(score) * mopUp(position, stronger) : score;
    }

    /** A minor piece more does not win without pawns, and two knights do not even against a bare king. */
    private static boolean canWinWithoutPawns(Position position, int stronger) {
        int weaker = stronger ^ 1;
        boolean twoKnights = position.occupiedBy(stronger)
                        == (position.pieces(stronger, Piece.KNIGHT) | position.pieces(stronger, Piece.KING))
                && Long.bitCount(position.pieces(stronger, Piece.KNIGHT)) == 2;
        int lead = material(position, stronger) - material(position, weaker);
        return lead >= PIECE_UP && !(twoKnights && isBare(position, weaker));
    }

    private static int sign(int score) {
        return score >= 0 ? 1 : -1;
    }

    private static boolean isBare(Position position, int side) {
        return position.occupiedBy(side) == position.pieces(side, Piece.KING);
    }

    private static int material(Position position, int side) {
        int sum = 0;
        for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
            sum += VALUE[kind] * Long.bitCount(position.pieces(side, kind));
        }
        return sum;
    }

    private static int mopUp(Position position, int stronger) {
        int hunted = position.kingSquare(stronger ^ 1);
        int hunter = position.kingSquare(stronger);
        int edge = distanceFromCentre(Square.file(hunted)) + distanceFromCentre(Square.rank(hunted));
        if (needsRightCorner(position, stronger)) {
            edge = cornerCloseness(position, stronger, hunted);
        }
        return EDGE * edge + CLOSE * (14 - steps(hunted, hunter));
    }

    private static int distanceFromCentre(int coordinate) {
        return coordinate < 4 ? 3 - coordinate : coordinate - 4;
    }

    private static int steps(int a, int b) {
        return Math.abs(Square.file(a) - Square.file(b)) + Math.abs(Square.rank(a) - Square.rank(b));
    }

    /** Bishop and knight mate only in a corner of the bishop's colour. */
    private static boolean needsRightCorner(Position position, int side) {
        return Long.bitCount(position.pieces(side, Piece.BISHOP)) == 1
                && Long.bitCount(position.pieces(side, Piece.KNIGHT)) == 1
                && Long.bitCount(position.occupiedBy(side)) == 3;
    }

    private static int cornerCloseness(Position position, int side, int hunted) {
        int bishop = Square.first(position.pieces(side, Piece.BISHOP));
        boolean dark = (Square.file(bishop) + Square.rank(bishop)) % 2 == 0;
        int toDark = Math.min(steps(hunted, Square.A1), steps(hunted, Square.H8));
        int toLight = Math.min(steps(hunted, Square.H1), steps(hunted, Square.A8));
        return 7 - (dark ? toDark : toLight);
    }
}
