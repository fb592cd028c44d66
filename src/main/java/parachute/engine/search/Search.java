package parachute.engine.search;

import java.util.function.Function;
import parachute.engine.eval.Evaluator;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/**
 * A search of one position by one or more threads. {@link #run} does it on the calling thread; the other methods may be
 * called meanwhile from any thread.
 */
public final class Search {
    private final SearchContext context;
    private final SearchMemory memory;
    private final MainWorker main;
    private final Helpers helpers;

    /** Prepares a search with the parameters that the variant is played with, whose clock starts here. */
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
     * @param root stays as it is until the search has ended
     * @param memory what is kept from search to search; it tells the number of threads
     * @param evaluators makes an evaluator for each thread, unless the thread has one from an equal maker
     * @param parameters the tunable numbers
     * @param overhead milliseconds kept back from every time limit
     * @param startNanos when the clock started, by {@link System#nanoTime}: what was prepared since then costs time too
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
        TimeSlices slices = new TimeSlices(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
        helpers = new Helpers(
                memory.threads() - 1,
                slices,
                thread -> new HelperWorker(shared, thread, slices, root, evaluators, memory.thread(thread)),
                control);
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
            // Whatever fails: the next search uses the same memory, so no thread of this one may outlive it.
            context.control().stop();
            helpers.awaitEnd();
        }
        helpers.rethrowFailure();
    }

    /** Stops the search, and answers the best move so far to a caller that cannot wait for {@link #run}. */
    public SearchResult resultSoFar() {
        context.control().stop();
        return context.progress().result(context.nodes().total());
    }

    /** Starts a thread with room for the recursion of a search; it does not keep the program alive. */
    public static void startThread(Runnable task) {
        SearchThread.start(task);
    }

    /** A thread like that, for those who start it themselves. */
    public static Thread newThread(Runnable task) {
        return SearchThread.create(task);
    }

    /** Ends the search as soon as possible; it still answers its best move. */
    public void stop() {
        context.control().stop();
    }

    /** Ends the search as soon as possible for one who wants no answer: the listener is told nothing of the end. */
    public void abandon() {
        context.control().abandon();
    }

    /** The move pondered on was played: time counts from now on. */
    public void ponderHit() {
        context.control().ponderHit();
    }

    /** Suspends all threads; the clock stands still. */
    public void pause() {
        context.control().pause();
    }

    /** Lets them go on. */
    public void resume() {
        context.control().resume();
    }

    /** How far the search is. Its nodes are those of all threads, up to some hundred a thread behind while they run. */
    public SearchStatus status() {
        return context.progress()
                .status(context.control().elapsed(), context.nodes().total());
    }
}
