package parachute.engine.book;

/**
 * A move of a book in one position.
 *
 * @param move a legal move
 * @param weight how often it is played, relative to the position's other moves, 1 to 65535
 */
public record BookMove(int move, int weight) {}
