package parachute.tools.train.data;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;
import parachute.engine.eval.Evaluator;
import parachute.rules.board.Variant;

/**
 * Makes a file of games on several threads. The games and their order are determined by the settings, whatever the number
 * of threads; a file that was begun is continued.
 */
public final class Generation {
    /** Games in work or waiting for an earlier one, for each thread. */
    private static final int WINDOW = 8;

    private final GameFileHeader header;
    private final Function<Variant, Evaluator> evaluators;

    /**
     * Games of certain settings.
     *
     * @param nodes soft limit of nodes a move: a search finishes the iteration in which it reaches it
     * @param evaluators makes an evaluator for each thread
     * @param evaluation a checksum of the evaluation; 0 for the classical evaluation
     */
    public Generation(Variant variant, int nodes, long seed, Function<Variant, Evaluator> evaluators, int evaluation) {
        header = new GameFileHeader(variant, nodes, seed, evaluation);
        this.evaluators = evaluators;
    }

    /**
     * Plays until the file has so many games.
     *
     * @param report takes a line of progress now and then
     * @throws IOException if the file cannot be read or written
     * @throws GameFileException if the file exists and has games of other settings, or something else
     * @throws InterruptedException if the calling thread is interrupted; the games written so far stay
     */
    public void run(Path file, long games, int threads, Consumer<String> report)
            throws IOException, InterruptedException {
        ThreadLocal<SelfPlay> players = ThreadLocal.withInitial(() -> new SelfPlay(header, evaluators));
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try (GameWriter writer = new GameWriter(file, header)) {
            GenerationProgress progress = new GenerationProgress(writer, games, report);
            Deque<Future<TrainingGame>> window = new ArrayDeque<>();
            long next = writer.games();
            while (writer.games() < games) {
                while (next < games && window.size() < WINDOW * threads) {
                    long number = next++;
                    window.add(pool.submit(() -> players.get().play(number)));
                }
                writer.append(window.remove().get());
                progress.update();
            }
            progress.report();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game could not be played", e.getCause());
        } finally {
            pool.shutdownNow();
        }
    }
}
