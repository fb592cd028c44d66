package parachute.tools.train.games;

import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.choice.EvaluationList;
import parachute.engine.eval.choice.EvaluationText;
import parachute.engine.search.SearchMemory;
import parachute.engine.search.SearchParameters;
import parachute.rules.board.Variant;
import parachute.tools.match.game.Adjudication;
import parachute.tools.match.game.Fault;
import parachute.tools.match.game.GameResult;
import parachute.tools.match.game.GameTags;
import parachute.tools.match.game.Pairing;
import parachute.tools.match.game.Player;
import parachute.tools.match.game.Referee;
import parachute.tools.match.game.Round;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Openings;
import parachute.tools.match.setup.TimeControl;
import parachute.tools.work.TaskExecutor;
import parachute.tools.work.Work;
import parachute.tools.work.WorkJson;
import parachute.tools.work.WorkJsonException;

/** Games between two sides as tasks, with players in this process. */
public final class SearchGames implements Work<SearchGames.SearchGame, GameTags> {
    /** The kind of this work. */
    public static final String KIND = "train games";

    /** The names of the sides; the plus side has White in the first game of a pair. */
    public static final String PLUS = "plus", MINUS = "minus";

    /** Draws from move 40 after 8 moves within 10 centipawns, losses after 4 beyond 1 500, draws after 200 moves. */
    private static final Adjudication ADJUDICATION = new Adjudication(40, 8, 10, 4, 1_500, 200);

    /** Megabytes of a player's transposition table, and positions of its mate solver. */
    private static final int HASH = 8, SOLVER_POSITIONS = 30_000;

    /**
     * Memories of executors that have ended, kept for reuse. Tuning creates executors in every iteration, and the
     * virtual machine would let its heap grow to the maximum before it collects such large arrays.
     */
    private static final Queue<SearchMemory> UNUSED = new ConcurrentLinkedQueue<>();

    private final SearchGamesSettings settings;
    private final Openings openings;

    /**
     * A game between two sides.
     *
     * @param iteration number of the iteration of a tuning run, from 0
     * @param pair number of the pair of games in its iteration, from 0
     * @param second whether it is the second game of its pair, in which the minus side has White
     */
    public record SearchGame(int iteration, int pair, boolean second) {}

    /**
     * The search of one side.
     *
     * @param evaluation the evaluation of its search
     * @param parameters the parameters of its search
     */
    public record SearchSide(Evaluation evaluation, SearchParameters parameters) {}

    /**
     * The settings of all games.
     *
     * @param pairs pairs of games an iteration
     * @param limit the limits of both sides
     * @param seed of the order of the openings
     */
    public record SearchGamesSettings(
            Variant variant, int pairs, TimeControl limit, long seed, SearchSide plus, SearchSide minus) {}

    /** Creates games. */
    public SearchGames(SearchGamesSettings settings) {
        this.settings = settings;
        openings = Openings.builtIn(settings.variant()).shuffled(settings.seed());
    }

    @Override
    public TaskExecutor<SearchGame, GameTags> executor() {
        SearchMemory plusMemory = memory();
        SearchMemory minusMemory = memory();
        return new TaskExecutor<>() {
            @Override
            public GameTags execute(SearchGame game) throws InterruptedException {
                return play(
                        game,
                        new SearchPlayer(spec(PLUS), plusMemory, settings.plus()),
                        new SearchPlayer(spec(MINUS), minusMemory, settings.minus()));
            }

            @Override
            public void close() {
                UNUSED.addAll(List.of(plusMemory, minusMemory));
            }
        };
    }

    private static SearchMemory memory() {
        SearchMemory unused = UNUSED.poll();
        return unused == null ? new SearchMemory(HASH, 1, SOLVER_POSITIONS) : unused;
    }

    private EngineSpec spec(String name) {
        return EngineSpec.inProcess(name, settings.limit());
    }

    private GameTags play(SearchGame game, Player plus, Player minus) throws InterruptedException {
        Pairing pairing = pairing(game);
        GameResult result = Referee.play(
                        pairing,
                        game.second() ? minus : plus,
                        game.second() ? plus : minus,
                        ADJUDICATION,
                        position -> {})
                .result();
        return GameTags.of(pairing, result.text(), result.fault());
    }

    private Pairing pairing(SearchGame game) {
        long number = (long) game.iteration() * settings.pairs() + game.pair();
        return new Pairing(
                Round.of(game.pair() + 1, game.second()),
                settings.variant(),
                openings.get((int) (number % openings.size())),
                spec(game.second() ? MINUS : PLUS),
                spec(game.second() ? PLUS : MINUS));
    }

    // ---- for other machines ---------------------------------------------------------------------------------------

    @Override
    public String kind() {
        return KIND;
    }

    /** The settings as machines send them to each other. */
    private record SearchGamesText(
            Variant variant, int pairs, TimeControl limit, long seed, SearchSideText plus, SearchSideText minus) {}

    /** A side: its evaluation, and the values of its search parameters. */
    private record SearchSideText(EvaluationText evaluation, List<Integer> parameters) {
        static SearchSideText of(SearchSide side, Variant variant) {
            return new SearchSideText(
                    EvaluationText.of(side.evaluation(), variant),
                    Arrays.stream(side.parameters().toArray()).boxed().toList());
        }

        SearchSide side(Variant variant, EvaluationList evaluations) {
            Evaluation evaluates = evaluation.evaluation(variant, evaluations);
            try {
                return new SearchSide(
                        evaluates,
                        SearchParameters.of(
                                parameters.stream().mapToInt(Integer::intValue).toArray()));
            } catch (IllegalArgumentException e) {
                throw new WorkJsonException("invalid search parameters: " + e.getMessage());
            }
        }
    }

    @Override
    public String settings() {
        return WorkJson.write(new SearchGamesText(
                settings.variant(),
                settings.pairs(),
                settings.limit(),
                settings.seed(),
                SearchSideText.of(settings.plus(), settings.variant()),
                SearchSideText.of(settings.minus(), settings.variant())));
    }

    /**
     * Opens the work that another machine describes.
     *
     * @param settings JSON, as {@link #settings} writes it
     * @param evaluations those of this machine, for work that does not send its networks
     * @throws RuntimeException if this machine cannot do it; the message says what is missing
     */
    public static SearchGames open(String settings, EvaluationList evaluations) {
        SearchGamesText text = WorkJson.read(settings, SearchGamesText.class);
        return new SearchGames(new SearchGamesSettings(
                text.variant,
                text.pairs,
                text.limit,
                text.seed,
                text.plus.side(text.variant, evaluations),
                text.minus.side(text.variant, evaluations)));
    }

    @Override
    public String taskText(SearchGame game) {
        return WorkJson.write(game);
    }

    @Override
    public SearchGame parseTask(String json) {
        return WorkJson.read(json, SearchGame.class);
    }

    /** A score, with the fault that decided it in PGN's words; may be empty. */
    private record SearchGameText(String result, String fault) {}

    @Override
    public String resultText(GameTags game) {
        return WorkJson.write(new SearchGameText(
                game.result(), game.fault().map(Fault::termination).orElse("")));
    }

    /** Returns the result; only the score is sent, as the driver knows the opening and the limits. */
    @Override
    public GameTags parseResult(SearchGame game, String json) {
        SearchGameText text = WorkJson.read(json, SearchGameText.class);
        if (!List.of(GameResult.WHITE_WINS, GameResult.BLACK_WINS, GameResult.DRAW)
                .contains(text.result)) {
            throw new WorkJsonException("not a result of a game: \"" + text.result + '"');
        }
        return GameTags.of(pairing(game), text.result, Fault.ofTermination(text.fault));
    }
}
