package parachute.tools.train.spsa;

import parachute.engine.search.SearchParameters;
import parachute.tools.match.statistics.MatchScore;

/** Measures which of two sets of values is stronger, with the noise of few games. */
@FunctionalInterface
interface StrengthMeasurement {
    /**
     * Returns the score of the plus side against the minus side.
     *
     * @param iteration number of iterations before this one, which determines the games
     * @throws InterruptedException if the calling thread is interrupted
     */
    MatchScore compare(int iteration, SearchParameters plus, SearchParameters minus) throws InterruptedException;
}
