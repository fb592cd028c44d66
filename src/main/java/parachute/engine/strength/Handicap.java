package parachute.engine.strength;

/**
 * How a weaker player differs from the engine.
 *
 * @param nodes nodes after which its search starts no further iteration, at least 1
 * @param candidates the number of best moves among which it chooses, at least 1
 * @param temperature the loss, as {@link MoveChoice} measures it, that makes a move 1/e times as likely as the best; above 0
 */
record Handicap(long nodes, int candidates, double temperature) {}
