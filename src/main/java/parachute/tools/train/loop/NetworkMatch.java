package parachute.tools.train.loop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.SearchParameters;
import parachute.io.AtomicFile;
import parachute.rules.board.Variant;
import parachute.tools.match.MatchesListener;
import parachute.tools.match.ThreadedProgress;
import parachute.tools.match.game.GameRecord;
import parachute.tools.match.game.GameResult;
import parachute.tools.match.game.GameVerdict;
import parachute.tools.match.setup.TimeControl;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.Sprt;
import parachute.tools.match.statistics.Standings;
import parachute.tools.train.games.SearchGame;
import parachute.tools.train.games.SearchGames;
import parachute.tools.train.games.SearchSide;
import parachute.tools.work.TaskRunner;

/**
 * A match of a new network against the one in use, limited by nodes, until a sequential test decides. Pairs of games
 * count in their order, up to the one with which the test decides, so that the outcome does not depend on the number of
 * games at a time or on the order in which they end. A file holds the result of each game, in lines of
 * {@code PAIR.GAME RESULT}; an unfinished match is continued from it.
 */
final class NetworkMatch {
    private static final Pattern LINE = Pattern.compile("([1-9]\\d{0,5})\\.([12]) (1-0|0-1|1/2-1/2)");

    private static final double ERROR_PROBABILITY = 0.05;

    private final LoopSettings settings;
    private final SearchGames work;
    private final ThreadedProgress progress;

    /** The finished games that may not have been counted yet, by their rounds. */
    private final Map<String, GameRecord> ended = new ConcurrentHashMap<>();

    private final Sprt test;
    private final Map<SearchGame, GameResult> results = new LinkedHashMap<>();

    /** The standings of the pairs that count. */
    private final Standings standings = new Standings(List.of(SearchGames.PLUS, SearchGames.MINUS));

    private int countedPairs;

    /**
     * Creates a match.
     *
     * @param network the new evaluation
     * @param inUse the evaluation with the network in use
     * @param seed of the order of the openings
     * @param matches is notified of the match
     */
    NetworkMatch(LoopSettings settings, Evaluation network, Evaluation inUse, long seed, MatchesListener matches) {
        this.settings = settings;
        Variant variant = Variant.parse(settings.variant());
        SearchParameters parameters = SearchParameters.of(variant);
        TimeControl limit = TimeControl.NONE.with(Map.of("nodes", Integer.toString(settings.matchNodes())));
        work = new SearchGames(
                new SearchGames.Settings(
                        variant,
                        settings.matchGames() / 2,
                        limit,
                        seed,
                        new SearchSide(network, parameters),
                        new SearchSide(inUse, parameters)),
                this::onMove);
        test = new Sprt(settings.elo0(), settings.elo1(), ERROR_PROBABILITY, ERROR_PROBABILITY, Sprt.Model.LOGISTIC);
        String title = "new network (plus) – network in use (minus)";
        progress = new ThreadedProgress(
                matches.match(title, standings.engines(), Optional.of(test), settings.matchGames()),
                settings.matchGames());
    }

    private void onMove(GameRecord game) {
        if (game.verdict().equals(GameVerdict.NONE)) {
            progress.onMove(game);
        } else {
            ended.put(game.round(), game);
        }
    }

    /**
     * Plays the remaining games.
     *
     * @param report takes a line for each game
     */
    LoopGeneration.MatchRow run(Path file, TaskRunner runner, Consumer<String> report)
            throws IOException, InterruptedException {
        read(file);
        Queue<SearchGame> games = new ArrayDeque<>();
        for (int pair = 0; pair < pairs(); pair++) {
            games.addAll(pair(pair));
        }
        games.removeIf(results::containsKey);
        runner.run(work, () -> isDecided() ? Optional.empty() : Optional.ofNullable(games.poll()), (game, result) -> {
            add(game, result);
            append(file, line(game, result));
            Optional.ofNullable(ended.remove(game.round()))
                    .ifPresentOrElse(progress::onEnd, () -> progress.onEndElsewhere(result));
            report.accept(describe());
        });
        return row();
    }

    private int pairs() {
        return settings.matchGames() / 2;
    }

    private static List<SearchGame> pair(int number) {
        return List.of(new SearchGame(0, number, false), new SearchGame(0, number, true));
    }

    /** Takes a game, and returns whether it is a new one. */
    private boolean add(SearchGame game, GameResult result) {
        boolean isNew = results.putIfAbsent(game, result) == null;
        while (countedPairs < pairs() && results.keySet().containsAll(pair(countedPairs)) && !isDecided()) {
            pair(countedPairs).stream().map(results::get).forEach(standings::add);
            countedPairs++;
        }
        return isNew;
    }

    private MatchScore score() {
        return standings.score(SearchGames.PLUS);
    }

    private boolean isDecided() {
        return test.decide(score().pairs()) != Sprt.Decision.UNDECIDED;
    }

    private String describe() {
        MatchScore score = score();
        return String.format(
                Locale.ROOT,
                "%d of %d games, +%d =%d -%d, %+.0f ± %.0f Elo, %s",
                score.games(),
                settings.matchGames(),
                score.wins(),
                score.draws(),
                score.losses(),
                score.elo(),
                score.eloError(),
                test.describe(score.pairs()));
    }

    private LoopGeneration.MatchRow row() {
        MatchScore score = score();
        return new LoopGeneration.MatchRow(
                settings.matchNodes(),
                score.wins(),
                score.draws(),
                score.losses(),
                score.elo(),
                score.eloError(),
                test.describe(score.pairs()));
    }

    /** Returns whether the test has accepted that the new network is better. */
    boolean isWon() {
        return test.decide(score().pairs()) == Sprt.Decision.ACCEPT_ELO1;
    }

    // ---- the file -------------------------------------------------------------------------------------------------

    private static String line(SearchGame game, GameResult result) {
        return game.round() + ' ' + result.result() + '\n';
    }

    private static void append(Path file, String line) {
        try {
            Files.writeString(file, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads the games so far, and rewrites the file without a truncated line. */
    private void read(Path file) throws IOException {
        if (!Files.exists(file)) {
            return;
        }
        for (String line : Files.readAllLines(file)) {
            Matcher matcher = LINE.matcher(line);
            if (matcher.matches()) {
                SearchGame game = new SearchGame(
                        0,
                        Integer.parseInt(matcher.group(1)) - 1,
                        matcher.group(2).equals("2"));
                GameResult result = work.result(game, matcher.group(3), Optional.empty());
                if (add(game, result)) {
                    progress.onResult(result);
                }
            }
        }
        StringBuilder whole = new StringBuilder();
        results.forEach((game, result) -> whole.append(line(game, result)));
        AtomicFile.write(file, whole.toString());
    }
}
