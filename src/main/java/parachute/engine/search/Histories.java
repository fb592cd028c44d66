package parachute.engine.search;

import java.util.Arrays;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;

/**
 * What moves did well before, to try them early again: the butterfly history of quiet moves, the history of captures,
 * and the continuation history of a move after the one or two before it (chessprogramming wiki, "History Heuristic").
 * A drop has its own entries everywhere: its "from" is the kind in hand, and it has its own plane of pieces.
 *
 * <p>Every entry stays within {@link #MAX}: the closer it is, the less a further bonus moves it.
 */
final class Histories {
    /** Bound of every entry. */
    static final int MAX = 1 << 14;

    /** Number of (piece, square) pairs of a move, drops apart. */
    private static final int PLANES = 32 * 64;

    private static final int FROM_TO = 1 << 14;

    private final int[] butterfly = new int[2 * FROM_TO];
    private final int[] captures = new int[PLANES * 8];
    private final short[] continuation = new short[PLANES * PLANES];

    /** Forgets everything. */
    void clear() {
        Arrays.fill(butterfly, 0);
        Arrays.fill(captures, 0);
        Arrays.fill(continuation, (short) 0);
    }

    /** The (piece, square) number of a move about to be made, by which continuation histories are found. */
    static int plane(Position position, int move) {
        int piece = position.movedPiece(move);
        return (Move.isDrop(move) ? Piece.COUNT | piece : piece) << 6 | Square.index(Move.to(move));
    }

    /** How well a quiet move did in all, {@code before} and {@code twoBefore} being the planes of the moves before it. */
    int quiet(Position position, int move, int before, int twoBefore) {
        int plane = plane(position, move);
        return butterfly[butterflyIndex(position.sideToMove(), move)]
                + continuation[before * PLANES + plane]
                + continuation[twoBefore * PLANES + plane];
    }

    int capture(Position position, int move) {
        return captures[captureIndex(position, move)];
    }

    /** Notes that a quiet move did well, or badly if the bonus is negative. */
    void updateQuiet(Position position, int move, int before, int twoBefore, int bonus) {
        int index = butterflyIndex(position.sideToMove(), move);
        butterfly[index] += step(butterfly[index], bonus);
        int plane = plane(position, move);
        updateContinuation(before * PLANES + plane, bonus);
        updateContinuation(twoBefore * PLANES + plane, bonus);
    }

    void updateCapture(Position position, int move, int bonus) {
        int index = captureIndex(position, move);
        captures[index] += step(captures[index], bonus);
    }

    private void updateContinuation(int index, int bonus) {
        continuation[index] += (short) step(continuation[index], bonus);
    }

    private static int butterflyIndex(int side, int move) {
        return side * FROM_TO | move & FROM_TO - 1;
    }

    private static int captureIndex(Position position, int move) {
        return plane(position, move) << 3 | Piece.kind(position.pieceAt(Move.to(move)));
    }

    private static int step(int value, int bonus) {
        return bonus - value * Math.abs(bonus) / MAX;
    }
}
