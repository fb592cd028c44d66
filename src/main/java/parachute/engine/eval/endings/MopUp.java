package parachute.engine.eval.endings;

import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;

/** Drives a bare king to the edge of the board, or to the right corner (chessprogramming wiki, "Mop-up Evaluation"). */
final class MopUp {
    /** Centipawns for each square of the bare king's distance from the centre. */
    static final int EDGE = 12;

    /** Centipawns for each square of its closeness to the right corner. */
    static final int CORNER = 40;

    /** Centipawns for each step by file or rank that the kings are closer, on the way to the edge and to that corner. */
    static final int KINGS = 6, KINGS_TO_CORNER = 10;

    private MopUp() {}

    /** Returns the value of the bare king's place to the other side, in centipawns. */
    static int value(Position position, int stronger) {
        int bareKing = position.kingSquare(stronger ^ 1);
        int closeness = 14 - steps(bareKing, position.kingSquare(stronger));
        if (isBishopAndKnight(position, stronger)) {
            return CORNER * cornerCloseness(position, stronger, bareKing) + KINGS_TO_CORNER * closeness;
        }
        int distance = distanceFromCentre(Square.file(bareKing)) + distanceFromCentre(Square.rank(bareKing));
        return EDGE * distance + KINGS * closeness;
    }

    /** Names the place to which the bare king is driven. */
    static String rule(Position position, int stronger) {
        return isBishopAndKnight(position, stronger)
                ? "is driven to a corner of the bishop's colour"
                : "is driven to the edge";
    }

    private static int distanceFromCentre(int coordinate) {
        return coordinate < 4 ? 3 - coordinate : coordinate - 4;
    }

    /** Returns the Manhattan distance of two squares. */
    private static int steps(int a, int b) {
        return Math.abs(Square.file(a) - Square.file(b)) + Math.abs(Square.rank(a) - Square.rank(b));
    }

    private static boolean isBishopAndKnight(Position position, int side) {
        return Long.bitCount(position.pieces(side, Piece.BISHOP)) == 1
                && Long.bitCount(position.pieces(side, Piece.KNIGHT)) == 1
                && Long.bitCount(position.occupiedBy(side)) == 3;
    }

    /**
     * Returns the closeness of the bare king to a corner of the bishop's colour, where alone bishop and knight can
     * mate.
     */
    private static int cornerCloseness(Position position, int side, int bareKing) {
        int bishop = Square.first(position.pieces(side, Piece.BISHOP));
        boolean dark = (Square.file(bishop) + Square.rank(bishop)) % 2 == 0;
        int toDark = Math.min(steps(bareKing, Square.A1), steps(bareKing, Square.H8));
        int toLight = Math.min(steps(bareKing, Square.H1), steps(bareKing, Square.A8));
        return 7 - (dark ? toDark : toLight);
    }
}
