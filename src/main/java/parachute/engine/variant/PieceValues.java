package parachute.engine.variant;

import parachute.rules.board.Piece;

/**
 * What captures are worth to the static exchange and the order of moves, in centipawns. They are numbers of their own, so
 * that a tuned evaluation does not change the search: the means of the middlegame and endgame values that the classical
 * evaluation had in November 2026.
 */
public final class PieceValues {
    private final int[] board;
    private final int[] hand;

    /**
     * Values of pawn, knight, bishop, rook and queen.
     *
     * @param board what a piece on the board is worth to its owner
     * @param hand what one in hand is worth; 0 without drops
     */
    PieceValues(int[] board, int[] hand) {
        this.board = board.clone();
        this.hand = hand.clone();
    }

    /** By kind, the value of a captured piece: what one side loses on the board and the other gains in hand. */
    public int[] captured() {
        int[] values = new int[Piece.KING + 1];
        for (int i = 0; i < board.length; i++) {
            values[Piece.PAWN + i] = board[i] + hand[i];
        }
        return values;
    }

    /** The same for a promoted piece, of which the other side gains a pawn in hand. */
    public int[] capturedPromoted() {
        int[] values = new int[Piece.KING + 1];
        for (int i = 0; i < board.length; i++) {
            values[Piece.PAWN + i] = board[i] + hand[0];
        }
        return values;
    }
}
