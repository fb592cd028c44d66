package parachute.tools.train.spsa;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import parachute.engine.search.SearchParameters;
import parachute.io.UserException;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.Standings;
import parachute.tools.progress.WorkListener;
import parachute.tools.train.games.SearchGames;
import parachute.tools.train.games.SearchGames.SearchGame;
import parachute.tools.train.games.SearchGames.SearchSide;
import parachute.tools.work.TaskRunner;

/**
 * Tunes search parameters with games between values that differ from the current ones in opposite directions.
 *
 * @param settings determine the run
 * @param report takes the progress, and the values
 */
public record SpsaTuning(SpsaSettings settings, WorkListener report) {
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

    /**
     * Runs all remaining iterations. The file holds the values after each of them; an interrupted run continues after
     * its last one, and ends with the same values as if it had never been interrupted, whatever the number of threads.
     *
     * @param file created if necessary
     * @param runner plays the games
     * @throws IOException if the file cannot be written
     * @throws UserException if the file cannot be read, is of a run with other settings, or is something else
     * @throws InterruptedException if the calling thread is interrupted; the iterations so far stay in the file
     */
    public void run(Path file, TaskRunner runner) throws IOException, InterruptedException {
        run(file, (iteration, plus, minus) -> play(settings, runner, iteration, plus, minus));
    }

    /**
     * Plays the pairs of games of an iteration: with the openings, the referee and the count of the match runner, and
     * players that search in the process that plays the game. The games do not depend on the machine.
     */
    static MatchScore play(
            SpsaSettings settings, TaskRunner runner, int iteration, SearchParameters plus, SearchParameters minus)
            throws InterruptedException {
        Queue<SearchGame> games = new ArrayDeque<>();
        for (int pair = 0; pair < settings.pairs(); pair++) {
            games.add(new SearchGame(iteration, pair, false));
            games.add(new SearchGame(iteration, pair, true));
        }
        Standings standings = new Standings(List.of(SearchGames.PLUS, SearchGames.MINUS));
        SearchGames work = new SearchGames(new SearchGames.SearchGamesSettings(
                settings.variant(),
                settings.pairs(),
                settings.limit(),
                settings.seed(),
                new SearchSide(settings.evaluation(), plus),
                new SearchSide(settings.evaluation(), minus)));
        runner.run(work, () -> Optional.ofNullable(games.poll()), (game, result) -> standings.add(result));
        return standings.score(SearchGames.PLUS);
    }

    /** Runs with any measurement of strength. */
    void run(Path path, StrengthMeasurement measurement) throws IOException, InterruptedException {
        SpsaFile file = new SpsaFile(path, settings);
        SpsaState state = file.read().orElseGet(() -> SpsaState.start(settings));
        SpsaProgress progress = new SpsaProgress(settings, state, report);
        while (state.iteration() < settings.iterations()) {
            Perturbation perturbation = new Perturbation(settings, state);
            state = perturbation.next(
                    measurement.compare(state.iteration(), perturbation.plus(), perturbation.minus()));
            file.write(state);
            progress.update(state);
        }
        progress.end(state);
    }
}
