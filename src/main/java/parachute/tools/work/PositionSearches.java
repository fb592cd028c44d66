package parachute.tools.work;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.BiConsumer;
import java.util.function.Function;
import parachute.engine.search.Search;

/** Runs searches on threads with room for their recursion. */
public final class PositionSearches {
    private PositionSearches() {}

    /**
     * Runs a search on a thread and returns its result.
     *
     * @param name of what is searched
     * @param stop ends the search early
     * @throws InterruptedException if the calling thread is interrupted; the search has ended then
     */
    public static <R> R run(String name, Callable<R> search, Runnable stop) throws InterruptedException {
        FutureTask<R> running = new FutureTask<>(search);
        Thread thread = Search.newThread(running);
        thread.start();
        try {
            return running.get();
        } catch (ExecutionException e) {
            throw failure(name, e);
        } catch (InterruptedException e) {
            stop.run();
            thread.join();
            throw e;
        }
    }

    /**
     * Searches many positions, several at a time.
     *
     * @param threads positions at a time
     * @param results takes the results in the order of the positions, each as soon as those before it are there
     * @throws InterruptedException if the calling thread is interrupted
     */
    public static <T, R> void runAll(List<T> positions, int threads, Function<T, R> search, BiConsumer<T, R> results)
            throws InterruptedException {
        ExecutorService executor = Executors.newFixedThreadPool(threads, Search::newThread);
        try {
            List<Future<R>> running = positions.stream()
                    .map(position -> executor.submit(() -> search.apply(position)))
                    .toList();
            for (int i = 0; i < positions.size(); i++) {
                results.accept(positions.get(i), running.get(i).get());
            }
        } catch (ExecutionException e) {
            throw failure("a position", e);
        } finally {
            executor.shutdownNow();
        }
    }

    private static IllegalStateException failure(String name, ExecutionException e) {
        return new IllegalStateException(name + " could not be searched", e.getCause());
    }
}
