package parachute.tools.train.spsa;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import parachute.engine.search.SearchMemory;
import parachute.engine.search.SearchParameters;
import parachute.tools.match.game.Adjudication;
import parachute.tools.match.game.Player;
import parachute.tools.match.game.Referee;
import parachute.tools.match.opening.Opening;
import parachute.tools.match.opening.Openings;
import parachute.tools.match.result.GameResult;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.Standings;

/**
 * Pairs of games between two sets of values, on several threads: the openings, the referee and the count of the match
 * runner, with players in this process. The number of threads changes no game.
 */
final class SearchMatch implements StrengthMeasurement, AutoCloseable {
    private static final String PLUS = "plus", MINUS = "minus";

    /** Draws from move 40 after 8 moves within 10 centipawns, losses after 4 beyond 1 500, draws after 200 moves. */
    private static final Adjudication ADJUDICATION = new Adjudication(40, 8, 10, 4, 1_500, 200);

    /** Megabytes of a player's transposition table, and positions of its mate solver. */
    private static final int HASH = 8, SOLVER_POSITIONS = 30_000;

    private final SpsaSettings settings;
    private final Openings openings;
    private final ExecutorService pool;
    private final ThreadLocal<SearchMemory> plusMemory = ThreadLocal.withInitial(SearchMatch::memory);
    private final ThreadLocal<SearchMemory> minusMemory = ThreadLocal.withInitial(SearchMatch::memory);

    /** A match with so many games at a time. */
    SearchMatch(SpsaSettings settings, int concurrency) {
        this.settings = settings;
        openings = Openings.builtIn(settings.variant()).shuffled(settings.seed());
        pool = Executors.newFixedThreadPool(concurrency);
    }

    private static SearchMemory memory() {
        return new SearchMemory(HASH, 1, SOLVER_POSITIONS);
    }

    @Override
    public MatchScore compare(int iteration, SearchParameters plus, SearchParameters minus)
            throws InterruptedException {
        List<Callable<GameResult>> games = new ArrayList<>();
        for (int pair = 0; pair < settings.pairs(); pair++) {
            long number = (long) iteration * settings.pairs() + pair;
            Opening opening = openings.get((int) (number % openings.size()));
            String round = Integer.toString(pair + 1);
            games.add(() -> play(opening, round + ".1", player(PLUS, plus), player(MINUS, minus)));
            games.add(() -> play(opening, round + GameResult.SECOND_OF_PAIR, player(MINUS, minus), player(PLUS, plus)));
        }
        Standings standings = new Standings(List.of(PLUS, MINUS));
        try {
            for (Future<GameResult> game : pool.invokeAll(games)) {
                standings.add(game.get());
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game could not be played", e.getCause());
        }
        return standings.score(PLUS);
    }

    /** A player for the calling thread. */
    private Player player(String name, SearchParameters parameters) {
        EngineSpec spec = EngineSpec.inProcess(name, settings.limit());
        SearchMemory memory = (name.equals(PLUS) ? plusMemory : minusMemory).get();
        return new SearchPlayer(spec, memory, settings.evaluation(), parameters);
    }

    private GameResult play(Opening opening, String round, Player white, Player black) throws InterruptedException {
        return Referee.play(settings.variant(), opening, round, white, black, ADJUDICATION)
                .result();
    }

    /** Begins no more games. */
    @Override
    public void close() {
        pool.shutdownNow();
    }
}
