package parachute.engine.eval.classical;

import parachute.rules.board.Piece;
import parachute.rules.board.Variant;

/**
 * The values of the pieces in centipawns, on the board and in hand, by kind: the means of the middlegame and endgame
 * values of the {@link WeightTable}.
 */
public final class PieceValues {
    private static final PieceValues CHESS = new PieceValues(WeightTable.of(Variant.CHESS));
    private static final PieceValues CRAZYHOUSE = new PieceValues(WeightTable.of(Variant.CRAZYHOUSE));

    private final int[] board;
    private final int[] hand;

    private PieceValues(WeightTable table) {
        board = means(table.tapered("piece"));
        hand = means(table.tapered("hand"));
    }

    private static int[] means(int[] fromPawn) {
        int[] values = new int[Piece.KING + 1];
        for (int i = 0; i < fromPawn.length; i++) {
            values[Piece.PAWN + i] = (Tapered.middlegame(fromPawn[i]) + Tapered.endgame(fromPawn[i])) / 2;
        }
        return values;
    }

    /** Centipawns of a piece on the board. */
    public int board(int kind) {
        return board[kind];
    }

    /** Centipawns of a piece in hand; 0 in chess. */
    public int hand(int kind) {
        return hand[kind];
    }

    /** The values of a variant. */
    public static PieceValues of(Variant variant) {
        return variant.hasDrops() ? CRAZYHOUSE : CHESS;
    }

    /** By kind: the change of the material balance when a piece is captured, what one side loses and the other gets in hand. */
    public int[] swing() {
        int[] swing = new int[Piece.KING + 1];
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            swing[kind] = board[kind] + hand[kind];
        }
        return swing;
    }

    /** The same for a promoted piece, of which the other side gets a pawn in hand. */
    public int[] promotedSwing() {
        int[] swing = new int[Piece.KING + 1];
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            swing[kind] = board[kind] + hand[Piece.PAWN];
        }
        return swing;
    }
}
