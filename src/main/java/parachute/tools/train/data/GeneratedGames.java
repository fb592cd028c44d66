package parachute.tools.train.data;

/**
 * The games that a file has.
 *
 * @param games their number
 * @param positions quiet ones, to learn from
 * @param positionsPerCoreSecond how fast this process added to them; 0 if it added nothing, or other machines could
 */
public record GeneratedGames(long games, long positions, double positionsPerCoreSecond) {}
