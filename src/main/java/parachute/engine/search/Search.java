package parachute.engine.search;

import java.util.function.Function;
import parachute.engine.eval.Evaluator;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/**
 * A search of one position by one or more threads. {@link #run} searches on the calling thread; the other methods may
 * be called from any thread meanwhile.
 */
public final class Search {
    private final SearchContext context;
    private final SearchMemory memory;
    private final MainWorker main;
    private final Helpers helpers;

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
     * @param overhead milliseconds subtracted from every time limit
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
        this.memory = memory;
        TimeManager time = new TimeManager(limits, overhead, parameters);
        SearchControl control = new SearchControl(limits, time, startNanos);
        NodeCounts nodes = new NodeCounts(memory.threads());
        SearchContext shared = new SearchContext(
                limits, parameters, time, control, memory.table(), nodes, new SearchProgress(), listener);
        context = shared;
        main = new MainWorker(shared, root, evaluators, memory.thread(NodeCounts.MAIN_THREAD));
        helpers = new Helpers(
                Math.min(memory.threads() - 1, maxHelpers()),
                thread -> new HelperWorker(shared, thread, root, evaluators, memory.thread(thread)),
                control);
    }

    /**
     * Returns a helper for each processor but the main thread's, and at least one. Threads that compete for a processor
     * would delay the main thread's clock checks and the virtual machine: whenever it stops all threads, each of them
     * has to get a processor first.
     */
    private static int maxHelpers() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }

    /** Searches until a limit is reached or {@link #stop} is called. */
    public SearchResult run() {
        memory.nextSearch(context.parameters());
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
            helpers.start();
            main.iterate();
            context.control().awaitPermissionToFinish();
        } finally {
            // Even after a failure no thread may outlive this search, since the next one uses the same memory.
            context.control().stop();
            helpers.awaitEnd();
        }
        helpers.rethrowFailure();
    }

    /** Stops the search and returns the best move so far, for a caller that cannot wait for {@link #run}. */
    public SearchResult resultSoFar() {
        context.control().stop();
        return context.progress().result(context.nodes().total());
    }

    /** Starts a thread with room for the recursion of a search; it does not keep the program alive. */
    public static void startThread(Runnable task) {
        SearchThread.start(task);
    }

    /**
     * Returns a thread with room for the recursion of a search, not yet started; it does not keep the program alive.
     */
    public static Thread newThread(Runnable task) {
        return SearchThread.create(task);
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
        return context.progress()
                .status(context.control().elapsed(), context.nodes().total());
    }
}
