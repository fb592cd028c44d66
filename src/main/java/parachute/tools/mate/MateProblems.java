package parachute.tools.mate;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import parachute.engine.search.Search;

/** Searches many positions for mates, several at a time. */
public final class MateProblems {
    private MateProblems() {}

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
