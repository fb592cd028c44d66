package parachute.engine.book;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;
import parachute.rules.board.Move;
import parachute.rules.board.Position;

/**
 * A Polyglot book: for positions, moves with weights. The entries are big-endian and 16 bytes long (key, move, weight, and
 * four bytes that other programs learn in), in the unsigned order of the keys. Immutable.
 *
 * <p>A book does not state its variant, and in crazyhouse the pieces in hand are not part of the key, so illegal moves
 * are ignored.
 */
public final class OpeningBook {
    /** Bytes of an entry. */
    static final int ENTRY = 16;

    private static final int MOVE = 8;
    private static final int WEIGHT = 10;

    private final ByteBuffer entries;

    /** Creates a book with the bytes of a file, which {@link BookFile} has checked. */
    OpeningBook(byte[] bytes) {
        entries = ByteBuffer.wrap(bytes);
    }

    /** Returns the number of moves in all positions. */
    public int size() {
        return entries.capacity() / ENTRY;
    }

    /** Returns the number of positions with moves. */
    public int positions() {
        int positions = 0;
        for (int index = 0; index < size(); index++) {
            positions += index == 0 || key(index) != key(index - 1) ? 1 : 0;
        }
        return positions;
    }

    /** Returns the legal moves of the book in a position, the heaviest first; moves of weight 0 count as deleted. */
    public List<BookMove> moves(Position position) {
        List<BookMove> moves = moves(position, PolyglotKey.of(position));
        if (moves.isEmpty() && position.variant().hasDrops()) {
            OptionalLong key = XBoardKey.of(position);
            return key.isPresent() ? moves(position, key.getAsLong()) : moves;
        }
        return moves;
    }

    private List<BookMove> moves(Position position, long key) {
        List<BookMove> moves = new ArrayList<>();
        for (int index = first(key); index < size() && key(index) == key; index++) {
            int move = BookMoveCode.decode(position, Short.toUnsignedInt(entries.getShort(ENTRY * index + MOVE)));
            int weight = Short.toUnsignedInt(entries.getShort(ENTRY * index + WEIGHT));
            if (move != Move.NONE && weight > 0) {
                moves.add(new BookMove(move, weight));
            }
        }
        moves.sort(Comparator.comparingInt(BookMove::weight).reversed());
        return moves;
    }

    /** Returns the index of the first entry whose key is at least this one. */
    private int first(long key) {
        int from = 0;
        int to = size();
        while (from < to) {
            int middle = from + to >>> 1;
            if (Long.compareUnsigned(key(middle), key) < 0) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        return from;
    }

    private long key(int index) {
        return entries.getLong(ENTRY * index);
    }

    /**
     * Returns a random move for a position, with a probability proportional to its weight; {@link Move#NONE} if there
     * is none.
     */
    public int choose(Position position, RandomGenerator random) {
        List<BookMove> moves = moves(position);
        int total = moves.stream().mapToInt(BookMove::weight).sum();
        int left = total == 0 ? 0 : random.nextInt(total);
        for (BookMove candidate : moves) {
            left -= candidate.weight();
            if (left < 0) {
                return candidate.move();
            }
        }
        return Move.NONE;
    }
}
