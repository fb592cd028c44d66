package parachute.tools.suite;

/**
 * What a search made of a position.
 *
 * @param problem the position
 * @param solved whether it was solved, as {@link SuiteScorer} defines it
 * @param exact whether a mate was reported with its true length
 * @param firstNodes nodes when the solution was first reported and not given up any more; 0 if it was not solved
 * @param answer the search's last word, such as "N@f3 +4.12" or "N@f3 mate in 4"
 */
public record Attempt(SuitePosition problem, boolean solved, boolean exact, long firstNodes, String answer) {}
