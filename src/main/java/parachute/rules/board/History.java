package parachute.rules.board;

import java.util.Arrays;

/**
 * The moves made since a position was set up, each with the irreversible part of the state before it (chessprogramming
 * wiki, "Unmake Move"). One array for each field, grown by doubling, so that making a move usually allocates nothing.
 */
final class History {
    private static final int INITIAL_CAPACITY = 32;
    private static final int CASTLING_BITS = 4;
    private static final int SQUARE_BITS = 7;

    /** Number of distinguished keys in {@link #occurrences}; a power of 2. */
    private static final int KEYS = 1 << 10;

    /** Moves made so far; the arrays hold that many entries. */
    private int size;

    private int[] moves = new int[INITIAL_CAPACITY];
    private int[] captured = new int[INITIAL_CAPACITY];
    private int[] states = new int[INITIAL_CAPACITY];
    private long[] keys = new long[INITIAL_CAPACITY];
    private long[] promotedMarks = new long[INITIAL_CAPACITY];

    /** By the low bits of a key: how often it is in {@link #keys}. Most keys are not, and need not be looked for. */
    private final short[] occurrences;

    History() {
        occurrences = new short[KEYS];
    }

    History(History other) {
        size = other.size;
        moves = other.moves.clone();
        captured = other.captured.clone();
        states = other.states.clone();
        keys = other.keys.clone();
        promotedMarks = other.promotedMarks.clone();
        occurrences = other.occurrences.clone();
    }

    int size() {
        return size;
    }

    /** Adds a move and the state before it; a capture is added by {@link #setCaptured}. */
    void push(int move, int castlingRights, int enPassantSquare, int halfmoveClock, long key, long promoted) {
        if (size == moves.length) {
            grow(2 * size);
        }
        moves[size] = move;
        captured[size] = Piece.NONE;
        states[size] = halfmoveClock << SQUARE_BITS + CASTLING_BITS | enPassantSquare << CASTLING_BITS | castlingRights;
        keys[size] = key;
        promotedMarks[size] = promoted;
        occurrences[(int) key & KEYS - 1]++;
        size++;
    }

    /** Removes the last entry, which stays readable until the next {@link #push}. */
    void pop() {
        size--;
        occurrences[(int) keys[size] & KEYS - 1]--;
    }

    void setCaptured(int piece) {
        captured[size - 1] = piece;
    }

    int move(int index) {
        return moves[index];
    }

    int captured(int index) {
        return captured[index];
    }

    int castlingRights(int index) {
        return states[index] & (1 << CASTLING_BITS) - 1;
    }

    int enPassantSquare(int index) {
        return states[index] >> CASTLING_BITS & (1 << SQUARE_BITS) - 1;
    }

    int halfmoveClock(int index) {
        return states[index] >>> SQUARE_BITS + CASTLING_BITS;
    }

    long key(int index) {
        return keys[index];
    }

    long promotedMarks(int index) {
        return promotedMarks[index];
    }

    /**
     * Returns how often a key with the same side to move occurred since the entry {@code first}, but after the last
     * null move.
     */
    int count(long key, int first) {
        int count = 0;
        for (int i = size - 2; i >= first && !isNullMove(i); i -= 2) {
            if (keys[i] == key) {
                count++;
            }
        }
        return count;
    }

    /**
     * Returns whether a key occurred since the entry {@code recent}, or twice since the entry {@code first}. Positions
     * before a null move do not count: no game leads from them to the present one.
     */
    boolean isRepeated(long key, int first, int recent) {
        if (occurrences[(int) key & KEYS - 1] == 0) {
            return false;
        }
        boolean seen = false;
        for (int i = size - 2; i >= first && !isNullMove(i); i -= 2) {
            if (keys[i] == key) {
                if (seen || i >= recent) {
                    return true;
                }
                seen = true;
            }
        }
        return false;
    }

    /** Returns whether one of the two plies from an entry on is a null move. */
    private boolean isNullMove(int index) {
        return moves[index] == Move.NONE || moves[index + 1] == Move.NONE;
    }

    private void grow(int capacity) {
        moves = Arrays.copyOf(moves, capacity);
        captured = Arrays.copyOf(captured, capacity);
        states = Arrays.copyOf(states, capacity);
        keys = Arrays.copyOf(keys, capacity);
        promotedMarks = Arrays.copyOf(promotedMarks, capacity);
    }
}
