package parachute.engine.variant;

import parachute.rules.board.Piece;

/**
 * The values of captures in static exchange and move ordering, in centipawns: fixed numbers, tuned by games before there
 * were networks.
 */
public final class PieceValues {
    private final int[] board;
    private final int[] hand;

    /**
     * Creates the values of pawn, knight, bishop, rook and queen.
     *
     * @param board the value of a piece on the board to its owner
     * @param hand the value of a piece in hand; 0 without drops
     */
    PieceValues(int[] board, int[] hand) {
        this.board = board.clone();
        this.hand = hand.clone();
    }

    /** Returns the value of a captured piece by kind: what one side loses on the board and the other gains in hand. */
    public int[] captured() {
        int[] values = new int[Piece.KING + 1];
        for (int i = 0; i < board.length; i++) {
            values[Piece.PAWN + i] = board[i] + hand[i];
        }
        return values;
    }

    /** Returns the value of a captured promoted piece by kind: the other side gains a pawn in hand. */
    public int[] capturedPromoted() {
        int[] values = new int[Piece.KING + 1];
        for (int i = 0; i < board.length; i++) {
            values[Piece.PAWN + i] = board[i] + hand[0];
        }
        return values;
    }
}
