package parachute.tools.analysis;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import parachute.rules.notation.PgnException;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.PgnWriter;
import parachute.rules.notation.ReplayedGame;
import parachute.tools.work.TaskRunner;

/** The analysis of a list of games, some of which may have been analysed before. */
public final class GamesAnalysis {
    private final AnalysisSettings settings;
    private final GameAnnotator annotator;
    private final List<SourceGame> sources;

    /** The games that are legal, by their place in the list. */
    private final List<Optional<ReplayedGame>> games;

    private final AnalysisListener listener;

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

    /** How the text of a game begins when it is complete; empty if there is none of this number, from 0. */
    public String beginning(int number) {
        if (number >= games.size()) {
            return "";
        }
        return games.get(number)
                .map(annotator::beginning)
                .orElseGet(() -> PgnWriter.format(sources.get(number).game(), 1, false));
    }

    /**
     * Analyses the games from one on and tells the listener of each in their order.
     *
     * @param first the number of the first game, from 0
     * @param runner has the positions searched; who does it makes no difference unless time is limited
     * @throws InterruptedException if the calling thread is interrupted
     */
    public void run(int first, TaskRunner runner) throws InterruptedException {
        Run run = new Run(first);
        runner.run(new AnalysisWork(settings.limits(), settings.evaluation()), run::next, run::take);
    }

    /** The games from one on; its methods are called one at a time. */
    private final class Run {
        private final GameAnalyser analyser;
        private final Queue<PositionTask> waiting = new ArrayDeque<>();
        private final Deque<CompletableFuture<PgnGame>> begun = new ArrayDeque<>();
        private final int positions;
        private int searched;

        /** The number of the first game that is not complete. */
        private int number;

        Run(int first) {
            number = first;
            analyser = new GameAnalyser(waiting::add, this::countPosition);
            positions = games.stream()
                    .skip(first)
                    .flatMap(Optional::stream)
                    .mapToInt(GameAnalyser::positions)
                    .sum();
        }

        /** The next position to be searched; another game is begun only if those before it have none. */
        Optional<PositionTask> next() {
            while (waiting.isEmpty() && number + begun.size() < games.size()) {
                begun.add(analyse(number + begun.size()));
                tellComplete();
            }
            return Optional.ofNullable(waiting.poll());
        }

        void take(PositionTask task, Assessment assessment) {
            task.assessment().complete(assessment);
            tellComplete();
        }

        private CompletableFuture<PgnGame> analyse(int game) {
            return games.get(game)
                    .map(replayed -> analyser.analyse(replayed).thenApply(annotator::annotate))
                    .orElseGet(() ->
                            CompletableFuture.completedFuture(sources.get(game).game()));
        }

        private void countPosition() {
            searched++;
            listener.onPosition(searched, positions);
        }

        private void tellComplete() {
            while (!begun.isEmpty() && begun.getFirst().isDone()) {
                PgnGame game = begun.remove().join();
                String text = games.get(number)
                        .map(replayed -> replayed.format(game))
                        .orElseGet(() -> PgnWriter.format(game, 1, false));
                number++;
                listener.onGame(game, text);
            }
        }
    }
}
