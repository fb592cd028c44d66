package parachute.engine;

import java.util.concurrent.atomic.AtomicBoolean;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.network.NetworkEvaluator;
import parachute.engine.search.Search;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchMemory;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/**
 * A search whose result is discarded, before the clock runs for the first time in a process. Until the optimizing
 * compiler has compiled them, searches with the Vector API reach only a hundredth of their later speed
 * (experiments/networks.md).
 */
final class WarmUp {
    /** Enough for the compiler to compile the hot code of a search, unless the machine is busy. */
    private static final int MILLISECONDS = 600;

    private static final AtomicBoolean BEGUN = new AtomicBoolean();

    private WarmUp() {}

    /** Warms up if this process needs it and has not done so yet, and waits for the end. */
    static void once(Evaluation evaluation, Variant variant) {
        if (NetworkEvaluator.isSlowAtFirst() && BEGUN.compareAndSet(false, true)) {
            search(evaluation, variant);
        }
    }

    private static void search(Evaluation evaluation, Variant variant) {
        SearchLimits limits = SearchLimits.NONE.withMoveTime(MILLISECONDS);
        SearchMemory memory = new SearchMemory(1, 1, 1);
        Search search = new Search(Position.start(variant), limits, SearchListener.SILENT, memory, evaluation, 0);
        Thread thread = Search.newThread(search::run);
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException e) {
            search.abandon();
            Thread.currentThread().interrupt();
        }
    }
}
