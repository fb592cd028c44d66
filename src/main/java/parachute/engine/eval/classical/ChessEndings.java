package parachute.engine.eval.classical;

import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;

/**
 * Corrections for chess endings that the general terms misjudge: a bare king has to be driven to the edge of the board
 * (chessprogramming wiki, "Mop-up Evaluation"), and some leads cannot win (the same, "Draw Evaluation").
 */
final class ChessEndings {
    private final Weights weights;

    ChessEndings(Weights weights) {
        this.weights = weights;
    }

    /** The corrected value of a position; {@code value} and the answer are centipawns for the side to move. */
    int adjust(Position position, int value) {
        int us = position.sideToMove();
        int stronger = value >= 0 ? us : us ^ 1;
        if (position.pieces(stronger, Piece.PAWN) == 0 && !canWinWithoutPawns(position, stronger)) {
            return value / weights.drawnDivisor;
        }
        if (!position.hasBareKing(stronger ^ 1)) {
            return value;
        }
        int mopUp = mopUp(position, stronger);
        return value >= 0 ? value + mopUp : value - mopUp;
    }

    /** Without pawns an extra minor piece does not win, and two knights do not win even against a bare king. */
    private boolean canWinWithoutPawns(Position position, int stronger) {
        int weaker = stronger ^ 1;
        boolean twoKnights = position.occupiedBy(stronger)
                        == (position.pieces(stronger, Piece.KNIGHT) | position.pieces(stronger, Piece.KING))
                && Long.bitCount(position.pieces(stronger, Piece.KNIGHT)) == 2;
        int lead = material(position, stronger) - material(position, weaker);
        return lead >= weights.winningLead && !(twoKnights && position.hasBareKing(weaker));
    }

    private int material(Position position, int side) {
        int sum = 0;
        for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
            sum += weights.endingPiece[kind] * Long.bitCount(position.pieces(side, kind));
        }
        return sum;
    }

    private int mopUp(Position position, int stronger) {
        int bareKing = position.kingSquare(stronger ^ 1);
        int edge = isBishopAndKnight(position, stronger)
                ? cornerCloseness(position, stronger, bareKing)
                : distanceFromCentre(Square.file(bareKing)) + distanceFromCentre(Square.rank(bareKing));
        int closeness = 14 - steps(bareKing, position.kingSquare(stronger));
        return weights.mopUpEdge * edge + weights.mopUpKings * closeness;
    }

    private static int distanceFromCentre(int coordinate) {
        return coordinate < 4 ? 3 - coordinate : coordinate - 4;
    }

    /** Manhattan distance. */
    private static int steps(int a, int b) {
        return Math.abs(Square.file(a) - Square.file(b)) + Math.abs(Square.rank(a) - Square.rank(b));
    }

    private static boolean isBishopAndKnight(Position position, int side) {
        return Long.bitCount(position.pieces(side, Piece.BISHOP)) == 1
                && Long.bitCount(position.pieces(side, Piece.KNIGHT)) == 1
                && Long.bitCount(position.occupiedBy(side)) == 3;
    }

    /** Bishop and knight give mate only in a corner of the bishop's colour. */
    private static int cornerCloseness(Position position, int side, int bareKing) {
        int bishop = Square.first(position.pieces(side, Piece.BISHOP));
        boolean dark = (Square.file(bishop) + Square.rank(bishop)) % 2 == 0;
        int toDark = Math.min(steps(bareKing, Square.A1), steps(bareKing, Square.H8));
        int toLight = Math.min(steps(bareKing, Square.H1), steps(bareKing, Square.A8));
        return 7 - (dark ? toDark : toLight);
    }
}
