package parachute.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import parachute.board.Position;
import parachute.board.Variant;
import parachute.eval.Evaluator;

/**
 * A search of one position by one or more threads. {@link #run} does it on the calling thread; the other methods may be
 * called meanwhile from any thread.
 */
public final class Search {
    /** Stack for the recursion, in bytes; deep lines in interpreted code need room. */
    private static final long STACK_BYTES = 16L << 20;

    private final TranspositionTable table;
    private final SearchLimits limits;
    private final SearchListener listener;
    private final TimeManager time;
    private final SearchControl control;
    private final List<Worker> workers = new ArrayList<>();

    /** Prepares a search whose clock starts here. */
    public Search(
            Position root,
            SearchLimits limits,
            SearchListener listener,
            SearchMemory memory,
            Function<Variant, Evaluator> evaluators,
            int overhead) {
        this(root, limits, listener, memory, evaluators, overhead, System.nanoTime());
    }

    /**
     * Prepares a search.
     *
     * @param memory what is kept from move to move, with one history for each thread
     * @param evaluators makes an evaluator for each thread
     * @param overhead milliseconds kept back from every time limit
     * @param startNanos when the clock started, by {@link System#nanoTime}: what was prepared since then costs time too
     */
    public Search(
            Position root,
            SearchLimits limits,
            SearchListener listener,
            SearchMemory memory,
            Function<Variant, Evaluator> evaluators,
            int overhead,
            long startNanos) {
        this.limits = limits;
        this.listener = listener;
        table = memory.table();
        time = new TimeManager(limits, overhead);
        control = new SearchControl(limits, time, startNanos);
        for (int i = 0; i < memory.threads(); i++) {
            workers.add(new Worker(this, i, root, evaluators.apply(root.variant()), memory));
        }
    }

    /** Searches until a limit is reached or {@link #stop} is called. The listener's last call comes from its caller. */
    public SearchResult run() {
        table.nextSearch();
        Worker main = workers.get(0);
        List<CompletableFuture<Void>> helpers = new ArrayList<>();
        try {
            for (Worker helper : workers.subList(1, workers.size())) {
                helpers.add(CompletableFuture.runAsync(helper::iterate, Search::startThread));
            }
            main.iterate();
            control.awaitPermissionToFinish();
        } finally {
            // Whatever fails: the next search uses the same memory, so no thread of this one may outlive it.
            control.stop();
            helpers.forEach(Search::await);
        }
        helpers.forEach(CompletableFuture::join);
        return main.result();
    }

    /** Waits until a helper has ended, however it did. */
    private static void await(CompletableFuture<Void> helper) {
        helper.exceptionally(failure -> null).join();
    }

    /** The best move of the last complete iteration, for a caller that cannot wait for {@link #run}. */
    public SearchResult resultSoFar() {
        control.stop();
        return workers.get(0).resultWithoutReply();
    }

    /** Starts a thread with room for the recursion of a search; it does not keep the program alive. */
    public static void startThread(Runnable task) {
        Thread thread = new Thread(null, task, "search", STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
    }

    /** Ends the search as soon as possible; it still answers its best move. */
    public void stop() {
        control.stop();
    }

    /** The move pondered on was played: time counts from now on. */
    public void ponderHit() {
        control.ponderHit();
    }

    /** Freezes all threads; the clock stands still. */
    public void pause() {
        control.pause();
    }

    /** Lets them go on. */
    public void resume() {
        control.resume();
    }

    /** How far the search is. */
    public SearchStatus status() {
        return workers.get(0).status(control.elapsed(), nodes());
    }

    /** Nodes of all threads so far, a little behind while they run. */
    long nodes() {
        long sum = 0;
        for (Worker worker : workers) {
            sum += worker.nodes();
        }
        return sum;
    }

    TranspositionTable table() {
        return table;
    }

    SearchLimits limits() {
        return limits;
    }

    SearchListener listener() {
        return listener;
    }

    SearchControl control() {
        return control;
    }

    TimeManager time() {
        return time;
    }
}
