package parachute.engine.book;

/**
 * A move as a book's file has it.
 *
 * @param key of the position, a {@link PolyglotKey}
 * @param code of the move, as {@link BookMoveCode} has it
 * @param weight 0 to 65535
 */
public record BookEntry(long key, int code, int weight) {}
