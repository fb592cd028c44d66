package parachute.tools.tactics;

/**
 * A move and its score.
 *
 * @param move the move
 * @param score for the side that makes it, as {@link parachute.engine.search.Score} counts
 */
public record RankedMove(int move, int score) {}
