package parachute.tools.train.spsa;

import java.util.List;
import parachute.tools.match.statistics.MatchScore;

/**
 * The state of a tuning run.
 *
 * @param iteration number of iterations so far
 * @param values the value of each parameter, in the order of the settings
 * @param wins games of all iterations that the plus side won
 * @param draws drawn games
 * @param losses games that the plus side lost
 */
record SpsaState(int iteration, List<Double> values, int wins, int draws, int losses) {
    /** Keeps the list from changing. */
    SpsaState {
        values = List.copyOf(values);
    }

    /** Returns the state before the first iteration. */
    static SpsaState start(SpsaSettings settings) {
        List<Double> values = settings.parameters().stream()
                .map(tuned -> (double) tuned.start())
                .toList();
        return new SpsaState(0, values, 0, 0, 0);
    }

    /** Returns the state after an iteration with a score of the plus side. */
    SpsaState next(List<Double> changed, MatchScore score) {
        return new SpsaState(
                iteration + 1, changed, wins + score.wins(), draws + score.draws(), losses + score.losses());
    }

    /** Returns the number of games so far. */
    int games() {
        return wins + draws + losses;
    }
}
