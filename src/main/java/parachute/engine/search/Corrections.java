package parachute.engine.search;

import java.util.Arrays;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;

/**
 * The average error of the evaluation in similar positions, as found by searches, to correct it (chessprogramming wiki,
 * "Static Evaluation Correction History"). Positions with the same side to move are similar if they have the same
 * pawns, the same other pieces of one side, or the same last two moves; each kind has its own table.
 */
final class Corrections {
    /** Entries of a table for one side; a power of 2. Dissimilar positions may share an entry. */
    private static final int SIZE = 1 << 14;

    /** Bound of every entry. An entry at the bound corrects by the centipawns of its parameter. */
    private static final int MAX = 1 << 10;

    /** Maximum that one search adds to an entry. */
    private static final int MAX_BONUS = MAX / 4;

    private static final long MIX = 0x9E3779B97F4A7C15L;

    private final short[] pawns = new short[2 * SIZE];
    private final short[] whitePieces = new short[2 * SIZE];
    private final short[] blackPieces = new short[2 * SIZE];
    private final short[] moves = new short[2 * SIZE];

    /** Sets all entries to 0. */
    void clear() {
        for (short[] table : new short[][] {pawns, whitePieces, blackPieces, moves}) {
            Arrays.fill(table, (short) 0);
        }
    }

    /**
     * Returns the correction to add to the evaluation of a position, in centipawns for the side to move.
     *
     * @param context the moves before the position
     */
    int of(Position position, HistoryContext context, SearchParameters parameters) {
        int pieces = whitePieces[pieceIndex(position, Side.WHITE)] + blackPieces[pieceIndex(position, Side.BLACK)];
        int sum = parameters.correctionPawns * pawns[index(position, context.pawnKey)]
                + parameters.correctionPieces * pieces
                + parameters.correctionMoves * moves[moveIndex(position, context)];
        return sum / MAX;
    }

    /**
     * Learns from a search whose score differs from the evaluation.
     *
     * @param error the score minus the corrected evaluation, in centipawns
     * @param depth plies searched: deeper searches count more
     */
    void learn(Position position, HistoryContext context, int error, int depth) {
        int bonus = Math.clamp((long) error * depth / 8, -MAX_BONUS, MAX_BONUS);
        add(pawns, index(position, context.pawnKey), bonus);
        add(whitePieces, pieceIndex(position, Side.WHITE), bonus);
        add(blackPieces, pieceIndex(position, Side.BLACK), bonus);
        add(moves, moveIndex(position, context), bonus);
    }

    private static void add(short[] table, int index, int bonus) {
        table[index] += (short) (bonus - table[index] * Math.abs(bonus) / MAX);
    }

    private static int pieceIndex(Position position, int side) {
        long key = 0;
        for (int kind = Piece.KNIGHT; kind <= Piece.KING; kind++) {
            key = mixed(key, position.pieces(side, kind));
        }
        return index(position, key);
    }

    private static int moveIndex(Position position, HistoryContext context) {
        return index(position, mixed(0, (long) context.before << 16 | context.twoBefore));
    }

    private static long mixed(long key, long part) {
        long product = (key ^ part) * MIX;
        return product ^ product >>> 32;
    }

    private static int index(Position position, long key) {
        return position.sideToMove() * SIZE + (int) (key & SIZE - 1);
    }
}
