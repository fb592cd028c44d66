package parachute.tools.train.games;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import parachute.engine.eval.choice.EvaluationList;
import parachute.engine.search.SearchMemory;
import parachute.engine.search.SearchParameters;
import parachute.rules.board.Variant;
import parachute.tools.match.game.Adjudication;
import parachute.tools.match.game.Player;
import parachute.tools.match.game.Referee;
import parachute.tools.match.opening.Opening;
import parachute.tools.match.opening.Openings;
import parachute.tools.match.result.Beginning;
import parachute.tools.match.result.Conditions;
import parachute.tools.match.result.Fault;
import parachute.tools.match.result.GameResult;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.TimeControl;
import parachute.tools.work.Performer;
import parachute.tools.work.TextRecord;
import parachute.tools.work.TextRecordException;
import parachute.tools.work.Work;

/** Games between two sides as tasks, with players in this process. */
public final class SearchGames implements Work<SearchGame, GameResult> {
    /** The names of the sides; the plus side has White in the first game of a pair. */
    public static final String PLUS = "plus", MINUS = "minus";

    /** Draws from move 40 after 8 moves within 10 centipawns, losses after 4 beyond 1 500, draws after 200 moves. */
    private static final Adjudication ADJUDICATION = new Adjudication(40, 8, 10, 4, 1_500, 200);

    /** Megabytes of a player's transposition table, and positions of its mate solver. */
    private static final int HASH = 8, SOLVER_POSITIONS = 30_000;

    private final Terms terms;
    private final Openings openings;

    /**
     * What all games have in common.
     *
     * @param pairs pairs of games an iteration
     * @param limit what both sides may spend
     * @param seed of the order of the openings
     */
    public record Terms(Variant variant, int pairs, TimeControl limit, long seed, SearchSide plus, SearchSide minus) {}

    /** Games on certain terms. */
    public SearchGames(Terms terms) {
        this.terms = terms;
        openings = Openings.builtIn(terms.variant()).shuffled(terms.seed());
    }

    @Override
    public Performer<SearchGame, GameResult> performer() {
        SearchMemory plusMemory = new SearchMemory(HASH, 1, SOLVER_POSITIONS);
        SearchMemory minusMemory = new SearchMemory(HASH, 1, SOLVER_POSITIONS);
        return game -> play(
                game,
                new SearchPlayer(spec(PLUS), plusMemory, terms.plus()),
                new SearchPlayer(spec(MINUS), minusMemory, terms.minus()));
    }

    private EngineSpec spec(String name) {
        return EngineSpec.inProcess(name, terms.limit());
    }

    private GameResult play(SearchGame game, Player plus, Player minus) throws InterruptedException {
        long number = (long) game.iteration() * terms.pairs() + game.pair();
        Opening opening = openings.get((int) (number % openings.size()));
        Player white = game.second() ? minus : plus;
        Player black = game.second() ? plus : minus;
        return Referee.play(terms.variant(), opening, game.round(), white, black, ADJUDICATION)
                .result();
    }

    // ---- for other machines ---------------------------------------------------------------------------------------

    @Override
    public String kind() {
        return SearchGamesKind.NAME;
    }

    @Override
    public TextRecord settings() {
        return new TextRecord()
                .with("variant", terms.variant().uciName())
                .with("pairs", terms.pairs())
                .with("limit", terms.limit().toNumbers())
                .with("seed", terms.seed())
                .with(PLUS, side(terms.plus()).format())
                .with(MINUS, side(terms.minus()).format());
    }

    private TextRecord side(SearchSide side) {
        return new TextRecord()
                .with("evaluation", side.evaluation().checksum(terms.variant()))
                .with("parameters", numbers(side.parameters()));
    }

    /** Work that another machine describes. */
    static SearchGames parse(TextRecord settings, EvaluationList evaluations) {
        Variant variant = Variant.parse(settings.get("variant"));
        return new SearchGames(new Terms(
                variant,
                settings.smallNumber("pairs"),
                TimeControl.ofNumbers(settings.numbers("limit", TimeControl.NUMBERS)),
                settings.number("seed"),
                side(variant, settings.get(PLUS), evaluations),
                side(variant, settings.get(MINUS), evaluations)));
    }

    private static SearchSide side(Variant variant, String text, EvaluationList evaluations) {
        TextRecord side = TextRecord.parse(text);
        return new SearchSide(
                evaluations.get(variant, side.smallNumber("evaluation")), parameters(side.get("parameters")));
    }

    private static String numbers(SearchParameters parameters) {
        return Arrays.stream(parameters.toArray()).mapToObj(Integer::toString).collect(Collectors.joining(" "));
    }

    private static SearchParameters parameters(String text) {
        try {
            return SearchParameters.of(
                    Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray());
        } catch (IllegalArgumentException e) {
            throw new TextRecordException("no parameters of a search: " + e.getMessage());
        }
    }

    @Override
    public TextRecord taskText(SearchGame game) {
        return new TextRecord()
                .with("iteration", game.iteration())
                .with("pair", game.pair())
                .with("second", game.second() ? 1 : 0);
    }

    @Override
    public SearchGame parseTask(TextRecord text) {
        return new SearchGame(text.smallNumber("iteration"), text.smallNumber("pair"), text.number("second") == 1);
    }

    @Override
    public TextRecord resultText(GameResult game) {
        TextRecord text = new TextRecord().with("result", game.result());
        game.fault().ifPresent(fault -> text.with("fault", fault.termination()));
        return text;
    }

    /** Only the score is counted: how the game began, and with which limit, the driver knows. */
    @Override
    public GameResult parseResult(SearchGame game, TextRecord text) {
        String result = text.get("result");
        if (!List.of(GameResult.WHITE_WINS, GameResult.BLACK_WINS, GameResult.DRAW)
                .contains(result)) {
            throw new TextRecordException("no result of a game: \"" + result + '"');
        }
        return result(game, result, text.has("fault") ? Fault.ofTermination(text.get("fault")) : Optional.empty());
    }

    /**
     * A finished game of which only the score is known.
     *
     * @param result as PGN writes it
     */
    public GameResult result(SearchGame game, String result, Optional<Fault> fault) {
        Conditions conditions = Conditions.of(spec(PLUS));
        return new GameResult(
                game.second() ? MINUS : PLUS,
                game.second() ? PLUS : MINUS,
                conditions,
                conditions,
                Beginning.of(terms.variant(), Opening.START),
                game.round(),
                result,
                fault);
    }
}
