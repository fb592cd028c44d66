package parachute.engine.search;

import java.util.Arrays;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;

/**
 * Statistics of moves that caused cutoffs, to try them early again: the butterfly history of quiet moves, the capture
 * history, the continuation history of a move after one of the moves before it, and the pawn history of a move with the
 * present pawns (chessprogramming wiki, "History Heuristic"). A drop has its own entries everywhere: its "from" is the
 * kind in hand, and its piece-to indices are its own.
 *
 * <p>Every entry stays within {@link #MAX}: the closer it is, the less a further bonus moves it ("history gravity").
 */
final class Histories {
    /** Bound of every entry, the scale of all bonuses. */
    static final int MAX = 1 << 14;

    /** Number of piece-to indices: pairs of a piece and a square, with separate ones for drops. */
    private static final int PIECE_TO = 32 * 64;

    private static final int FROM_TO = 1 << 14;

    /** Number of distinguished sets of pawn squares; a power of 2. */
    private static final int PAWNS = 1 << 9;

    private final int[] butterfly = new int[2 * FROM_TO];
    private final int[] captures = new int[PIECE_TO * 8];
    private final short[] continuation = new short[PIECE_TO * PIECE_TO];

    /** By the squares of all pawns and the move. */
    private final short[] pawns = new short[PAWNS * PIECE_TO];

    /**
     * For each previous move, whether any continuation of it is in use: clearing 8 MB takes longer than a short search.
     */
    private final boolean[] continued = new boolean[PIECE_TO];

    /** Sets all entries to 0. */
    void clear() {
        Arrays.fill(butterfly, 0);
        Arrays.fill(captures, 0);
        Arrays.fill(pawns, (short) 0);
        for (int before = 0; before < PIECE_TO; before++) {
            if (continued[before]) {
                Arrays.fill(continuation, before * PIECE_TO, (before + 1) * PIECE_TO, (short) 0);
            }
        }
        Arrays.fill(continued, false);
    }

    /** Returns the piece-to index of a move about to be made: its piece and its destination. */
    static int pieceTo(Position position, int move) {
        int piece = position.movedPiece(move);
        return (Move.isDrop(move) ? Piece.COUNT | piece : piece) << 6 | Square.index(Move.to(move));
    }

    /**
     * Returns the history score of a quiet move: the sum of its butterfly, continuation and pawn histories.
     *
     * @param context the moves before it
     */
    int quiet(Position position, int move, HistoryContext context) {
        int pieceTo = pieceTo(position, move);
        int score = butterfly[butterflyIndex(position.sideToMove(), move)]
                + continuation[context.before * PIECE_TO + pieceTo]
                + continuation[context.twoBefore * PIECE_TO + pieceTo];
        return context.pawnsShare == 0 ? score : score + pawns[pawnIndex(context, pieceTo)] * context.pawnsShare / 100;
    }

    /** Returns the history score of a capture or promotion. */
    int capture(Position position, int move) {
        return captures[captureIndex(position, move)];
    }

    /** Adds a bonus to the histories of a quiet move; negative if it caused no cutoff. */
    void updateQuiet(Position position, int move, HistoryContext context, int bonus) {
        updateQuiet(butterflyIndex(position.sideToMove(), move), pieceTo(position, move), context, bonus);
    }

    /** Adds a bonus to the histories of a quiet move given by its indices. */
    void updateQuiet(int butterflyIndex, int pieceTo, HistoryContext context, int bonus) {
        updateButterfly(butterflyIndex, bonus);
        updateContinuation(context.before, pieceTo, bonus);
        updateContinuation(context.twoBefore, pieceTo, bonus);
        if (context.pawnsShare > 0) {
            int index = pawnIndex(context, pieceTo);
            pawns[index] += (short) step(pawns[index], bonus);
        }
    }

    /** Adds a bonus to the butterfly history only. */
    void updateButterfly(int index, int bonus) {
        butterfly[index] += step(butterfly[index], bonus);
    }

    /** Adds a bonus to the history of a capture or promotion; negative if it caused no cutoff. */
    void updateCapture(Position position, int move, int bonus) {
        int index = captureIndex(position, move);
        captures[index] += step(captures[index], bonus);
    }

    private void updateContinuation(int before, int pieceTo, int bonus) {
        continued[before] = true;
        int index = before * PIECE_TO + pieceTo;
        continuation[index] += (short) step(continuation[index], bonus);
    }

    /** Returns the index of a move in the butterfly history. */
    static int butterflyIndex(int side, int move) {
        return side * FROM_TO | Move.from(move) << 7 | Move.to(move);
    }

    private static int pawnIndex(HistoryContext context, int pieceTo) {
        return ((int) context.pawnKey & PAWNS - 1) * PIECE_TO + pieceTo;
    }

    private static int captureIndex(Position position, int move) {
        return pieceTo(position, move) << 3 | Piece.kind(position.pieceAt(Move.to(move)));
    }

    private static int step(int value, int bonus) {
        return bonus - value * Math.abs(bonus) / MAX;
    }
}
