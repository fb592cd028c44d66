package parachute.tools.mate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import parachute.engine.search.Search;
import parachute.rules.notation.VariantChoice;
import parachute.tools.suite.SuiteFile;

/** Searches many positions for mates, several at a time. */
public final class MateProblems {
    private MateProblems() {}

    /**
     * Reads a file of positions, one a line, in EPD or FEN, as {@link SuiteFile#read} does.
     *
     * @param choice the variant of each position
     * @param warnings takes a line about each position that is left out or loses castling rights
     * @throws IOException if the file cannot be read
     * @throws IllegalArgumentException if there are no positions
     */
    public static List<MateProblem> read(Path file, VariantChoice choice, Consumer<String> warnings)
            throws IOException {
        return SuiteFile.read(file, choice, MateProblem::of, warnings);
    }

    /**
     * Searches positions with the same limits each.
     *
     * @param threads positions at a time
     * @param listener takes the results in the order of the positions
     * @throws InterruptedException if the calling thread is interrupted
     */
    public static void solve(
            List<MateProblem> problems, MateLimits limits, int threads, BiConsumer<MateProblem, MateAnswer> listener)
            throws InterruptedException {
        ExecutorService executor = Executors.newFixedThreadPool(threads, Search::newThread);
        try {
            List<Future<MateAnswer>> answers = problems.stream()
                    .map(problem ->
                            executor.submit(() -> new MateSearch(problem.position(), limits, answer -> {}).run()))
                    .toList();
            for (int i = 0; i < problems.size(); i++) {
                listener.accept(problems.get(i), answers.get(i).get());
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a position could not be searched", e.getCause());
        } finally {
            executor.shutdownNow();
        }
    }
}
