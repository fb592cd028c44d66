package parachute.rules.movegen;

import java.util.Arrays;
import java.util.List;

/** A list of moves in a fixed array: filled by a generator, read by index, used again for the next node. */
public final class MoveList {
    /**
     * Room for every position that can be set up: at most 310 drops (five kinds on 62 squares) beside the moves on the
     * board, of which 218 is the record for a legal chess position; hands of promoted queens leave less room.
     */
    public static final int CAPACITY = 1024;

    private final int[] moves = new int[CAPACITY];
    private int size;

    /** Number of moves. */
    public int size() {
        return size;
    }

    /** The move at an index from 0. */
    public int get(int index) {
        return moves[index];
    }

    /** Empties the list. */
    public void clear() {
        size = 0;
    }

    /** Appends a move. */
    public void add(int move) {
        moves[size++] = move;
    }

    /** Whether the list holds a move. */
    public boolean contains(int move) {
        for (int i = 0; i < size; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }

    /** Replaces the move at an index. */
    public void set(int index, int move) {
        moves[index] = move;
    }

    /** Drops the moves from an index on. */
    public void truncate(int newSize) {
        size = Math.min(size, newSize);
    }

    /** The moves in a list of their own, for callers outside the inner loops. */
    public List<Integer> toList() {
        return Arrays.stream(moves, 0, size).boxed().toList();
    }

    /** The array itself, for the generator's inner loops. */
    int[] array() {
        return moves;
    }

    void setSize(int newSize) {
        size = newSize;
    }
}
