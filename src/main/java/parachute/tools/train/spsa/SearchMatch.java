package parachute.tools.train.spsa;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import parachute.engine.search.SearchParameters;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.Standings;
import parachute.tools.train.games.SearchGame;
import parachute.tools.train.games.SearchGames;
import parachute.tools.train.games.SearchSide;
import parachute.tools.work.TaskRunner;

/**
 * Pairs of games between two sets of values: the openings, the referee and the count of the match runner, with
 * players that search in the process that plays the game. The games do not depend on the machine.
 */
final class SearchMatch implements StrengthMeasurement {
    private final SpsaSettings settings;
    private final TaskRunner runner;

    /** Creates a match whose games a runner plays. */
    SearchMatch(SpsaSettings settings, TaskRunner runner) {
        this.settings = settings;
        this.runner = runner;
    }

    @Override
    public MatchScore compare(int iteration, SearchParameters plus, SearchParameters minus)
            throws InterruptedException {
        Queue<SearchGame> games = new ArrayDeque<>();
        for (int pair = 0; pair < settings.pairs(); pair++) {
            games.add(new SearchGame(iteration, pair, false));
            games.add(new SearchGame(iteration, pair, true));
        }
        Standings standings = new Standings(List.of(SearchGames.PLUS, SearchGames.MINUS));
        SearchGames work = new SearchGames(new SearchGames.Settings(
                settings.variant(),
                settings.pairs(),
                settings.limit(),
                settings.seed(),
                new SearchSide(settings.evaluation(), plus),
                new SearchSide(settings.evaluation(), minus)));
        runner.run(work, () -> Optional.ofNullable(games.poll()), (game, result) -> standings.add(result));
        return standings.score(SearchGames.PLUS);
    }
}
