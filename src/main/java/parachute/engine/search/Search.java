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
    /** Stack for the recursion, in bytes; deep lines in interpreted code need room. */
    private static final long STACK_BYTES = 16L << 20;

    private final TranspositionTable table;
    private final SearchLimits limits;
    private final SearchListener listener;
    private final TimeManager time;
    private final SearchControl control;
    private final SearchMemory memory;
    private final Worker main;
    private final Helpers helpers;

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
     * @param root stays as it is until the search has ended
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
        this.memory = memory;
        table = memory.table();
        time = new TimeManager(limits, overhead);
        control = new SearchControl(limits, time, startNanos);
        main = new Worker(this, 0, root, evaluators.apply(root.variant()), memory);
        int otherProcessors = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        helpers = new Helpers(
                memory.threads() - 1,
                otherProcessors,
                number -> new Worker(this, number, root, evaluators.apply(root.variant()), memory),
                control);
    }

    /** Searches until a limit is reached or {@link #stop} is called. */
    public SearchResult run() {
        memory.nextSearch();
        try {
            helpers.start();
            main.iterate();
            control.awaitPermissionToFinish();
        } finally {
            // Whatever fails: the next search uses the same memory, so no thread of this one may outlive it.
            control.stop();
            helpers.awaitEnd();
        }
        helpers.rethrowFailure();
        return main.result();
    }

    /** The best move of the last complete iteration, for a caller that cannot wait for {@link #run}. */
    public SearchResult resultSoFar() {
        control.stop();
        return main.resultWithoutReply();
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
        return main.status(control.elapsed(), nodes());
    }

    /** Nodes of all threads so far, a little behind while they run. */
    long nodes() {
        return main.nodes() + helpers.nodes();
    }

    Helpers helpers() {
        return helpers;
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
