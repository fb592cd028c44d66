package parachute.engine.search;

import parachute.rules.board.Attacks;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;

/**
 * Late-move reductions: the later a move comes in its node and the more depth is left, the more plies it loses before
 * it has shown that it is worth them (chessprogramming wiki, "Late Move Reductions", logarithmic form).
 */
final class Reductions {
    private static final int SIZE = 128;
    private static final double BASE = 0.6;
    private static final double DIVISOR = 2.1;
    private static final byte[] TABLE = new byte[SIZE * SIZE];

    static {
        for (int depth = 1; depth < SIZE; depth++) {
            for (int number = 1; number < SIZE; number++) {
                TABLE[depth * SIZE + number] = (byte) (BASE + Math.log(depth) * Math.log(number) / DIVISOR);
            }
        }
    }

    private Reductions() {}

    /** Plies to take off for the move with this number, from 1, at this depth. */
    static int plies(int depth, int number) {
        return TABLE[Math.min(depth, SIZE - 1) * SIZE + Math.min(number, SIZE - 1)];
    }

    /**
     * Plies that a drop loses less than other moves: one within two squares of the enemy king with the support of
     * another piece, and one if it attacks two enemy pieces at once, pawns not counted. Worth 34 ± 31 Elo in 400 games at
     * 8 000 nodes and 30 ± 42 in 200 at 20 000 over one ply for any drop near the king.
     */
    static int lessForDrop(Position position, int move) {
        int us = position.sideToMove();
        int them = us ^ 1;
        int to = Move.to(move);
        boolean urgent = Square.distance(to, position.kingSquare(them)) <= 2
                && Attacks.attackers(position, to, us, position.occupied()) != 0;
        long targets = attacks(position, move) & position.occupiedBy(them) & ~position.pieces(them, Piece.PAWN);
        boolean forks = (targets & targets - 1) != 0;
        return (urgent ? 1 : 0) + (forks ? 1 : 0);
    }

    private static long attacks(Position position, int drop) {
        int kind = Move.dropKind(drop);
        int to = Move.to(drop);
        return kind == Piece.PAWN ? Attacks.pawn(position.sideToMove(), to) : Attacks.of(kind, to, position.occupied());
    }
}
