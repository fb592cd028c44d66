package parachute.tools.suite;

import java.util.List;

/**
 * A search's attempt to solve a position.
 *
 * @param problem the position
 * @param solved whether it was solved, as {@link SuiteScorer} defines it
 * @param exact whether a mate was reported with its true length
 * @param firstNodes nodes from which on the solution was reported until the end; 0 if it was not solved
 * @param firstMilliseconds the time that they took; 0 if it was not solved
 * @param answer move and score at the end of the search, such as "N@f3 +4.12" or "N@f3 mate in 4"
 */
public record Attempt(
        SuitePosition problem, boolean solved, boolean exact, long firstNodes, long firstMilliseconds, String answer) {
    /** Returns the positions that were not solved as lines of EPD, with what was played as a further operation. */
    public static List<String> missed(List<Attempt> attempts) {
        return attempts.stream()
                .filter(attempt -> !attempt.solved)
                .map(attempt -> attempt.problem.format() + " answer \"" + attempt.answer + "\";")
                .toList();
    }
}
