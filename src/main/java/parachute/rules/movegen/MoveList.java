package parachute.rules.movegen;

import java.util.Arrays;
import java.util.List;

/** A list of moves in an array of fixed size, reused for every node. */
public final class MoveList {
    /**
     * Room for every position that can be set up: at most 310 drops (five kinds on 62 squares) plus the moves on the
     * board, of which 218 is the record for a legal chess position; hands of promoted queens leave less room.
     */
    public static final int CAPACITY = 1024;

    private final int[] moves = new int[CAPACITY];
    private int size;

    /** Creates an empty list. */
    public MoveList() {}

    /** Returns the number of moves. */
    public int size() {
        return size;
    }

    /** Returns the move at an index from 0 to below {@link #size}, which is not checked. */
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
     * @throws ArrayIndexOutOfBoundsException if the list already holds {@link #CAPACITY} moves
     */
    public void add(int move) {
        moves[size++] = move;
    }

    /** Returns whether the list holds a move. */
    public boolean contains(int move) {
        for (int i = 0; i < size; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }

    /** Replaces the move at an index from 0 to below {@link #size}, which is not checked. */
    public void set(int index, int move) {
        moves[index] = move;
    }

    /** Removes the moves from index {@code newSize} on, if there are any. */
    public void truncate(int newSize) {
        size = Math.min(size, newSize);
    }

    /** Returns a copy as an immutable list, for callers outside the inner loops. */
    public List<Integer> toList() {
        return Arrays.stream(moves, 0, size).boxed().toList();
    }

    /** Returns the array itself, for the generator's inner loops. */
    int[] array() {
        return moves;
    }

    void setSize(int newSize) {
        size = newSize;
    }
}
