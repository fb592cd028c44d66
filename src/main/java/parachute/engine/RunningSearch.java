package parachute.engine;

import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parachute.engine.search.Search;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchResult;
import parachute.engine.search.SearchStatus;
import parachute.rules.board.Move;

/** A search on a thread of its own, and the result that others wait for. */
final class RunningSearch {
    private final Search search;
    private final SearchLimits limits;
    private final int ponderMove;
    private final UnaryOperator<SearchResult> choice;
    private final CompletableFuture<TimedResult> result = new CompletableFuture<>();
    private final CompletableFuture<Void> threadEnd = new CompletableFuture<>();
    private boolean pondering;
    /** Milliseconds up to the ponder hit, which do not count. */
    private volatile long ponderedMilliseconds;

    /**
     * A search that is yet to be started.
     *
     * @param limits those of the search; with {@link SearchLimits#ponder} its time counts only from {@link #ponderHit} on
     * @param ponderMove the move that leads from the position of the game to that of the search, {@code Move.NONE} if
     *     they are the same
     * @param choice makes the decision out of what the search decided, on its thread
     */
    RunningSearch(Search search, SearchLimits limits, int ponderMove, UnaryOperator<SearchResult> choice) {
        this.search = search;
        this.limits = limits;
        pondering = limits.ponder();
        this.ponderMove = ponderMove;
        this.choice = choice;
    }

    /** The search, to be controlled while it runs. */
    Search search() {
        return search;
    }

    /** Completed by the search's thread when the search ends, cancelled if it is abandoned. */
    CompletableFuture<TimedResult> result() {
        return result;
    }

    /** Whether the search has neither ended nor been abandoned. */
    boolean isRunning() {
        return !result.isDone();
    }

    /** Whether time does not count yet. */
    boolean isPondering() {
        return pondering;
    }

    /** Whether it will end at a depth, a number of nodes or a mate, so that neither a clock nor a client is needed. */
    boolean endsByItself() {
        return isRunning() && !pondering && !limits.infinite() && limits.endWithoutClock();
    }

    /** The move of the opponent that is expected but not played, {@link Move#NONE} if there is none. */
    int ponderMove() {
        return ponderMove;
    }

    /** Starts the thread. */
    void start() {
        Search.startThread(this::run);
    }

    private void run() {
        try {
            SearchResult found = runSearch();
            result.complete(new TimedResult(found, status().milliseconds() - ponderedMilliseconds));
        } finally {
            result.cancel(false); // without effect on a search that has a result
            threadEnd.complete(null);
        }
    }

    private SearchResult runSearch() {
        try {
            SearchResult found = search.run();
            return isRunning() ? choice.apply(found) : found;
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            // A fault in the search must not lose the game: what it found so far is still a legal move.
            Logger log = LoggerFactory.getLogger(Engine.class);
            log.error("the search failed", e);
            return search.resultSoFar();
        }
    }

    /** The expected move was played: from now on time counts. */
    void ponderHit() {
        pondering = false;
        ponderedMilliseconds = status().milliseconds();
        search.ponderHit();
    }

    /** How far the search is. */
    SearchStatus status() {
        return search.status();
    }

    /** Ends the search without a result and waits until its thread has ended. */
    void abandon() {
        result.cancel(false);
        search.abandon();
        threadEnd.join();
    }
}
