package parachute.engine.book;

/**
 * A move as stored in a book's file.
 *
 * @param key of the position, a {@link PolyglotKey}
 * @param code of the move, see {@link BookMoveCode}
 * @param weight 0 to 65535
 */
public record BookEntry(long key, int code, int weight) {}
