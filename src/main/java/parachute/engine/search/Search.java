package parachute.engine.search;

import java.util.concurrent.CompletionException;
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import parachute.engine.eval.Evaluator;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/**
 * A search of one position by one or more threads. {@link #run} searches on the calling thread; the other methods may
 * be called from any thread meanwhile.
 */
public final class Search {
    /** Stack size for the recursion, in bytes; deep lines in interpreted code need a large one. */
    private static final long STACK_BYTES = 16L << 20;

    private final Position root;
    private final SearchContext context;
    private final SearchMemory memory;
    private final Function<Variant, Evaluator> evaluators;
    private final MainWorker main;

    /** The running helpers, and the main thread until it waits for them. */
    private final Phaser threads = new Phaser(1);

    private final AtomicReference<@Nullable Throwable> helperFailure = new AtomicReference<>();

    /** Prepares a search with the parameters of the variant; its clock starts now. */
    public Search(
            Position root,
            SearchLimits limits,
            SearchListener listener,
            SearchMemory memory,
            Function<Variant, Evaluator> evaluators,
            int overhead) {
        this(
                root,
                limits,
                listener,
                memory,
                evaluators,
                SearchParameters.of(root.variant()),
                overhead,
                System.nanoTime());
    }

    /**
     * Prepares a search.
     *
     * @param root must not change until the search has ended
     * @param memory kept from search to search; it determines the number of threads
     * @param evaluators creates an evaluator for each thread, unless the thread has one from an equal function
     * @param parameters the tunable parameters
     * @param overhead milliseconds lost in sending a move, see {@link TimeManager}
     * @param startNanos when the clock started, by {@link System#nanoTime}: preparation since then counts
     */
    public Search(
            Position root,
            SearchLimits limits,
            SearchListener listener,
            SearchMemory memory,
            Function<Variant, Evaluator> evaluators,
            SearchParameters parameters,
            int overhead,
            long startNanos) {
        this.root = root;
        this.memory = memory;
        this.evaluators = evaluators;
        TimeManager time = new TimeManager(limits.time(), overhead, parameters);
        SearchControl control = new SearchControl(limits, time, startNanos);
        AtomicLongArray nodes = new AtomicLongArray(memory.threads());
        context = new SearchContext(limits, parameters, time, control, memory.table(), nodes, listener);
        main = new MainWorker(context, root, evaluators, memory.thread(NodeCounter.MAIN_THREAD));
    }

    /** Searches until a limit is reached or {@link #stop} is called. */
    public SearchResult run() {
        memory.nextSearch();
        boolean complete = false;
        try {
            search();
            complete = true;
        } finally {
            if (!complete) {
                memory.forgetEvaluators();
            }
        }
        return main.result();
    }

    private void search() {
        try {
            startHelper(1);
            main.iterate();
            context.control().awaitPermissionToFinish();
        } finally {
            // Even after a failure no thread may outlive this search, since the next one uses the same memory.
            context.control().stop();
            threads.awaitAdvance(threads.arriveAndDeregister());
        }
        Throwable thrown = helperFailure.get();
        if (thrown != null) {
            throw new CompletionException(thrown);
        }
    }

    // ---- helpers --------------------------------------------------------------------------------------------------

    /**
     * Starts the helper with a number, from 1, on a thread that starts the next one, so that the main thread is only
     * delayed by one start.
     */
    private void startHelper(int number) {
        if (number > maxHelpers() || context.control().isStopped()) {
            return;
        }
        threads.register();
        try {
            startThread(() -> runHelper(number));
        } catch (OutOfMemoryError e) {
            threads.arriveAndDeregister(); // the system has no more threads: the running ones must suffice
        }
    }

    /**
     * Returns a helper for each thread of the memory and each processor but the main thread's, and at least one if
     * there is memory for it. Threads that compete for a processor would delay the main thread's clock checks and the
     * virtual machine: whenever it stops all threads, each of them has to get a processor first.
     */
    private int maxHelpers() {
        return Math.min(memory.threads() - 1, Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
    }

    private void runHelper(int number) {
        try {
            startHelper(number + 1);
            if (!context.control().isStopped()) {
                help(number);
            }
        } catch (RuntimeException | Error e) {
            helperFailure.compareAndSet(null, e);
        } finally {
            threads.arriveAndDeregister();
        }
    }

    /** Searches the same root to fill the shared table, and reports nothing (lazy SMP, chessprogramming wiki). */
    private void help(int number) {
        ThreadMemory own = memory.thread(number);
        NodeCounter counter = new NodeCounter(context, number);
        Tree tree = new Tree(context, root.copy(), own.evaluator(evaluators, root.variant()), own, counter);
        RootReports reports = new RootReports(context, counter, tree, SearchListener.SILENT);
        RootSearch search = new RootSearch(context, tree, reports);
        int maxDepth = context.limits().depth();
        for (int depth = 1; depth <= maxDepth && !context.control().isStopped(); depth++) {
            search.search(depth);
            counter.publish();
        }
    }

    /** Starts a thread with room for the recursion of a search; it does not keep the program alive. */
    public static void startThread(Runnable task) {
        newThread(task).start();
    }

    /**
     * Returns a thread with room for the recursion of a search, not yet started; it does not keep the program alive.
     */
    public static Thread newThread(Runnable task) {
        Thread thread = new Thread(null, task, "search", STACK_BYTES);
        thread.setDaemon(true);
        return thread;
    }

    // ---- control --------------------------------------------------------------------------------------------------

    /** Stops the search and returns the best move so far, for a caller that cannot wait for {@link #run}. */
    public SearchResult resultSoFar() {
        context.control().stop();
        return main.reports().result();
    }

    /** Ends the search as soon as the first iteration is complete; {@link #run} returns the best move found. */
    public void stop() {
        context.control().requestResult();
    }

    /**
     * Ends the search as soon as possible for a caller that does not need the result: the listener is not notified of
     * the end.
     */
    public void abandon() {
        context.control().abandon();
    }

    /** Reports that the expected move was played: time counts from now on. */
    public void ponderHit() {
        context.control().ponderHit();
    }

    /** Pauses all threads; the clock stops. */
    public void pause() {
        context.control().pause();
    }

    /** Resumes all threads. */
    public void resume() {
        context.control().resume();
    }

    /**
     * Returns the progress of the search. Its node count lags by up to some hundred nodes per thread while they run.
     */
    public SearchStatus status() {
        return main.reports().status();
    }
}
