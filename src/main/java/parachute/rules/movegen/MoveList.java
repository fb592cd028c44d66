package parachute.rules.movegen;

import java.util.Arrays;
import java.util.List;

/** A list of moves in an array of fixed size, reused for every node. */
public final class MoveList {
    /**
     * Room for every position that can be set up: at most 310 drops (five kinds on 62 squares) beside the moves on the
     * board, of which 218 is the record for a legal chess position; hands of promoted queens leave less room.
     */
    public static final int CAPACITY = 1024;

    private final int[] moves = new int[CAPACITY];
    private int size;

    /** An empty list. */
    public MoveList() {}

    /** Number of moves. */
    public int size() {
        return size;
    }

    /** The move at an index, from 0 and below {@link #size}, which is not checked. */
    public int get(int index) {
        return moves[index];
    }

    /** Empties the list. */
    public void clear() {
        size = 0;
    }

    /**
     * Appends a move.
     *
     * @throws ArrayIndexOutOfBoundsException if there are {@link #CAPACITY} moves already
     */
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

    /** Replaces the move at an index, from 0 and below {@link #size}, which is not checked. */
    public void set(int index, int move) {
        moves[index] = move;
    }

    /** Removes the moves from index {@code newSize} on, if there are any. */
    public void truncate(int newSize) {
        size = Math.min(size, newSize);
    }

    /** A copy as an immutable list, for callers outside the inner loops. */
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
