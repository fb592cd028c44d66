package parachute.tools.train.data;

/**
 * The games in a file.
 *
 * @param games their number
 * @param positions quiet positions, to learn from
 * @param positionsPerCoreSecond the speed at which this process added positions; 0 if it did not, or other machines
 *     could take part
 */
public record GeneratedGames(long games, long positions, double positionsPerCoreSecond) {}
