package parachute.tools.analysis;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import parachute.engine.search.Search;
import parachute.rules.notation.PgnException;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.PgnWriter;
import parachute.rules.notation.ReplayedGame;

/** The analysis of a list of games, some of which may have been analysed before. */
public final class GamesAnalysis {
    private final AnalysisSettings settings;
    private final GameAnnotator annotator;
    private final List<SourceGame> sources;

    /** The games that are legal, by their place in the list. */
    private final List<Optional<ReplayedGame>> games;

    private final AnalysisListener listener;
    private int searched;

    /** An analysis of games; the listener is told at once of those that are not legal. */
    public GamesAnalysis(AnalysisSettings settings, List<SourceGame> sources, AnalysisListener listener) {
        this.settings = settings;
        this.sources = List.copyOf(sources);
        this.listener = listener;
        annotator = new GameAnnotator(settings.annotator());
        games = sources.stream().map(this::replay).toList();
    }

    private Optional<ReplayedGame> replay(SourceGame source) {
        try {
            return Optional.of(ReplayedGame.of(source.game(), settings.variant()));
        } catch (PgnException e) {
            listener.onProblem(source.place() + ": " + e.getMessage() + "; the game is copied without analysis");
            return Optional.empty();
        }
    }

    /** Whether all games are legal. */
    public boolean areAllLegal() {
        return games.stream().allMatch(Optional::isPresent);
    }

    /**
     * Checks whether games are the analysis of the first ones of the list, with the same settings.
     *
     * @throws AnalysisException if not
     */
    public void checkAnalysed(List<PgnGame> analysed) {
        for (int i = 0; i < analysed.size(); i++) {
            if (i >= games.size() || !isAnalysed(analysed.get(i), plain(i))) {
                throw new AnalysisException("game " + (i + 1) + " of the analysis to go on with is not "
                        + (i < games.size() ? sources.get(i).place() + " with these settings" : "among those given"));
            }
        }
    }

    private static boolean isAnalysed(PgnGame analysed, PgnGame plain) {
        return analysed.tags().entrySet().containsAll(plain.tags().entrySet())
                && sans(analysed).equals(sans(plain))
                && analysed.result().equals(plain.result());
    }

    private static List<String> sans(PgnGame game) {
        return game.moves().stream().map(PgnGame.PgnMove::san).toList();
    }

    private PgnGame plain(int number) {
        return games.get(number)
                .map(annotator::withoutAnalysis)
                .orElse(sources.get(number).game());
    }

    /**
     * Analyses the games from one on, several at a time, and tells the listener of each in their order.
     *
     * @param first the number of the first game, from 0
     * @throws InterruptedException if the calling thread is interrupted
     */
    public void run(int first) throws InterruptedException {
        int all = games.stream()
                .skip(first)
                .flatMap(Optional::stream)
                .mapToInt(GameAnalyser::positions)
                .sum();
        ExecutorService threads = Executors.newFixedThreadPool(settings.threads(), Search::newThread);
        try {
            GameAnalyser analyser = new GameAnalyser(
                    new PositionAnalyser(settings.limits(), settings.evaluation()), threads, () -> countPosition(all));
            Deque<CompletableFuture<PgnGame>> window = new ArrayDeque<>();
            int next = first;
            for (int number = first; number < games.size(); number++) {
                while (next < games.size() && window.size() <= settings.threads()) {
                    window.add(analyse(next++, analyser));
                }
                tell(number, window.remove().get());
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game could not be analysed", e.getCause());
        } finally {
            threads.shutdownNow();
        }
    }

    private CompletableFuture<PgnGame> analyse(int number, GameAnalyser analyser) {
        return games.get(number)
                .map(game -> analyser.analyse(game).thenApply(annotator::annotate))
                .orElseGet(() ->
                        CompletableFuture.completedFuture(sources.get(number).game()));
    }

    private synchronized void countPosition(int all) {
        searched++;
        listener.onPosition(searched, all);
    }

    private synchronized void tell(int number, PgnGame game) {
        String text = games.get(number)
                .map(replayed -> replayed.format(game))
                .orElseGet(() -> PgnWriter.format(game, 1, false));
        listener.onGame(game, text);
    }
}
