package parachute.eval;

import parachute.board.Piece;
import parachute.board.Variant;

/**
 * What pieces are worth in centipawns, on the board and in the hand, by kind.
 *
 * <p>Chess: near to the values that most engines converge to. Crazyhouse: proportions of the published values of
 * multi-variant Stockfish (middlegame; board P 149 N 447 B 450 R 619 Q 878, in hand a little more), where a pawn is 206
 * at the end of the game and stands for 100 centipawns.
 */
public final class PieceValues {
    private static final PieceValues CHESS =
            new PieceValues(new int[] {0, 100, 320, 335, 500, 975, 0}, new int[] {0, 0, 0, 0, 0, 0, 0});
    private static final PieceValues CRAZYHOUSE =
            new PieceValues(new int[] {0, 75, 220, 222, 306, 434, 0}, new int[] {0, 98, 250, 224, 312, 444, 0});

    private final int[] board;
    private final int[] hand;

    private PieceValues(int[] board, int[] hand) {
        this.board = board;
        this.hand = hand;
    }

    /** Centipawns that a kind is worth on the board. */
    public int board(int kind) {
        return board[kind];
    }

    /** Centipawns that a kind is worth in the hand; 0 in chess. */
    public int hand(int kind) {
        return hand[kind];
    }

    /** The values of a variant. */
    public static PieceValues of(Variant variant) {
        return variant.hasDrops() ? CRAZYHOUSE : CHESS;
    }

    /** By kind, how far the balance swings when a piece is taken: what one side loses and the other gets in hand. */
    public int[] swing() {
        int[] swing = new int[Piece.KING + 1];
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            swing[kind] = board[kind] + hand[kind];
        }
        return swing;
    }

    /** The same for a promoted piece, which arrives in the hand as a pawn. */
    public int[] promotedSwing() {
        int[] swing = new int[Piece.KING + 1];
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            swing[kind] = board[kind] + hand[Piece.PAWN];
        }
        return swing;
    }
}
