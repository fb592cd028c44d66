package parachute.tools.analysis;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.SearchLimits;
import parachute.io.DecodedText;
import parachute.io.UserException;
import parachute.rules.notation.VariantName;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.Node;
import parachute.rules.pgn.PgnException;
import parachute.rules.pgn.PgnWriter;
import parachute.tools.work.TaskRunner;

/** The analysis of a list of games, some of which may have been analysed before. */
public final class GamesAnalysis {
    /**
     * How games are analysed.
     *
     * @param limits what the search of a position may spend, in nodes, plies and time
     * @param evaluation how it evaluates
     * @param variant of games that state none
     * @param annotator who analyses, and with which limits
     */
    public record AnalysisSettings(SearchLimits limits, Evaluation evaluation, VariantName variant, String annotator) {}

    /** Receives the events of an analysis; called from several threads, one at a time. */
    public interface AnalysisListener {
        /** Reports that another position of the total was searched. */
        void onPosition(int searched, int all);

        /**
         * Takes the next game, in the order of the input: with its analysis, or as it was if it cannot be analysed.
         *
         * @param text the same as it is written, in the encoding of the input
         */
        void onGame(GameTree game, byte[] text);

        /** Takes a line about a problem with a game. */
        void onProblem(String line);
    }

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final AnalysisSettings settings;
    private final GameAnnotator annotator;
    private final List<SourceGame> sources;

    /** The games that can be analysed, by their place in the list. */
    private final List<Optional<GameTree>> games;

    private final AnalysisListener listener;
    private boolean areAllLegal = true;

    /** Creates an analysis of games; the listener is notified at once of damaged or illegal ones. */
    public GamesAnalysis(AnalysisSettings settings, List<SourceGame> sources, AnalysisListener listener) {
        this.settings = settings;
        this.sources = List.copyOf(sources);
        this.listener = listener;
        annotator = new GameAnnotator(settings.annotator());
        games = sources.stream().map(this::replay).toList();
    }

    private Optional<GameTree> replay(SourceGame source) {
        if (source.damage().isPresent()) {
            return copy(source, source.damage().get());
        }
        try {
            GameTree game = source.game().resolve(settings.variant());
            if (game.illegalMove().isPresent() && game.moves().isEmpty()) {
                return copy(source, game.illegalMove().get());
            }
            for (String problem : game.problems()) {
                boolean isOfGame = game.illegalMove().equals(Optional.of(problem));
                problem(
                        source,
                        problem + (isOfGame ? "; the game is analysed up to it" : "; from there on it is a comment"));
            }
            game.warnings().forEach(warning -> listener.onProblem(source.place() + ": " + warning));
            source.missingResult().ifPresent(result -> problem(source, "it ends without its result, " + result));
            game.otherResult().ifPresent(other -> problem(source, other));
            return Optional.of(annotator.prepare(game));
        } catch (PgnException e) {
            return copy(source, String.valueOf(e.getMessage()));
        }
    }

    private Optional<GameTree> copy(SourceGame source, String reason) {
        problem(source, reason + "; the game is copied without analysis");
        return Optional.empty();
    }

    private void problem(SourceGame source, String what) {
        areAllLegal = false;
        listener.onProblem(source.place() + ": " + what);
    }

    /** Returns whether all games are whole and legal. */
    public boolean areAllLegal() {
        return areAllLegal;
    }

    /**
     * Checks whether games are the analysis of the first ones of the list, with the same settings.
     *
     * @throws UserException if not
     */
    public void checkAnalysed(List<GameTree> analysed) {
        for (int i = 0; i < analysed.size(); i++) {
            if (i >= games.size() || !isAnalysed(analysed.get(i), plain(i))) {
                throw new UserException("game " + (i + 1) + " of the analysis to continue is not "
                        + (i < games.size() ? sources.get(i).place() + " with these settings" : "among those given"));
            }
        }
    }

    private static boolean isAnalysed(GameTree analysed, GameTree plain) {
        return analysed.tags().entrySet().containsAll(plain.tags().entrySet())
                && sans(analysed).equals(sans(plain))
                && analysed.result().equals(plain.result());
    }

    private static List<String> sans(GameTree game) {
        return game.moves().stream().map(Node::san).toList();
    }

    private GameTree plain(int number) {
        return games.get(number).orElse(sources.get(number).game());
    }

    /** Returns how the text of a complete game begins; empty if there is none of this number, from 0. */
    public byte[] beginning(int number) {
        if (number >= games.size()) {
            return new byte[0];
        }
        return text(number, game -> PgnWriter.formatTags(game.tags()));
    }

    /**
     * Analyses the games from one on and reports each to the listener in order.
     *
     * @param first the number of the first game, from 0
     * @param runner has the positions searched; without a time limit it does not affect the result
     * @throws InterruptedException if the calling thread is interrupted
     */
    public void run(int first, TaskRunner runner) throws InterruptedException {
        AnalysisRun run = new AnalysisRun(first);
        runner.run(new AnalysisWork(settings.limits(), settings.evaluation()), run::next, run::take);
    }

    /** The games from one on; its methods are called one at a time. */
    private final class AnalysisRun {
        private final GameAnalyser analyser;
        private final Queue<PositionTask> waiting = new ArrayDeque<>();
        private final Deque<CompletableFuture<GameTree>> begun = new ArrayDeque<>();
        private final int positions;
        private int searched;

        /** The number of the first game that is not complete. */
        private int number;

        AnalysisRun(int first) {
            number = first;
            analyser = new GameAnalyser(waiting::add, this::countPosition);
            positions = games.stream()
                    .skip(first)
                    .flatMap(Optional::stream)
                    .mapToInt(GameAnalyser::positions)
                    .sum();
        }

        /** Returns the next position to search; another game is started only if those before it have none. */
        Optional<PositionTask> next() {
            while (waiting.isEmpty() && number + begun.size() < games.size()) {
                begun.add(analyse(number + begun.size()));
                reportComplete();
            }
            return Optional.ofNullable(waiting.poll());
        }

        void take(PositionTask task, Assessment assessment) {
            task.assessment().complete(assessment);
            reportComplete();
        }

        private CompletableFuture<GameTree> analyse(int game) {
            return games.get(game)
                    .map(replayed -> analyser.analyse(replayed).thenApply(annotator::annotate))
                    .orElseGet(() ->
                            CompletableFuture.completedFuture(sources.get(game).game()));
        }

        private void countPosition() {
            searched++;
            listener.onPosition(searched, positions);
        }

        private void reportComplete() {
            while (!begun.isEmpty() && begun.getFirst().isDone()) {
                GameTree game = begun.remove().join();
                byte[] text = text(number, replayed -> PgnWriter.format(game));
                number++;
                listener.onGame(game, text);
            }
        }
    }

    /** Returns a text of a game in the encoding of its source; one that is not analysed is left as it was. */
    private byte[] text(int number, Function<GameTree, String> analysed) {
        DecodedText source = sources.get(number).text();
        String text = games.get(number).map(analysed).orElseGet(() -> separated(number, source.text()));
        return new DecodedText(text, source.charset()).bytes();
    }

    /** Returns the text of a game so that another may follow: without a byte order mark, its last line ended. */
    private String separated(int number, String text) {
        boolean isFirst = number == 0;
        boolean isLast = number == sources.size() - 1;
        String unmarked = !isFirst && text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        return isLast || unmarked.endsWith("\n") || unmarked.endsWith("\r") ? unmarked : unmarked + "\n\n";
    }
}
