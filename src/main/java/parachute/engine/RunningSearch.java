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

/** A search on its own thread, and its future result. */
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
     * Creates a search without starting it.
     *
     * @param limits those of the search; with {@link SearchLimits#ponder} its time counts from {@link #ponderHit} on
     * @param ponderMove the move from the position of the game to that of the search, {@code Move.NONE} if they are the
     *     same
     * @param choice turns the result of the search into the final one, on its thread
     */
    RunningSearch(Search search, SearchLimits limits, int ponderMove, UnaryOperator<SearchResult> choice) {
        this.search = search;
        this.limits = limits;
        pondering = limits.ponder();
        this.ponderMove = ponderMove;
        this.choice = choice;
    }

    /** Returns the search, to be controlled while it runs. */
    Search search() {
        return search;
    }

    /** Returns the result: completed by the search's thread when the search ends, cancelled if it is abandoned. */
    CompletableFuture<TimedResult> result() {
        return result;
    }

    /** Returns whether the search has neither ended nor been abandoned. */
    boolean isRunning() {
        return !result.isDone();
    }

    /** Returns whether the search is pondering, so that time does not count yet. */
    boolean isPondering() {
        return pondering;
    }

    /** Returns whether the search will end at a depth, a number of nodes or a mate, without a clock or a client. */
    boolean endsByItself() {
        return isRunning() && !pondering && !limits.infinite() && limits.endWithoutClock();
    }

    /** Returns the opponent's expected move that has not been played, {@link Move#NONE} if there is none. */
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
            result.cancel(false); // has no effect on a search that has a result
            threadEnd.complete(null);
        }
    }

    private SearchResult runSearch() {
        try {
            SearchResult found = search.run();
            return isRunning() ? choice.apply(found) : found;
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            // A fault in the search must not lose the game: the best move found so far is still legal.
            Logger log = LoggerFactory.getLogger(Engine.class);
            log.error("the search failed", e);
            return search.resultSoFar();
        }
    }

    /** Reports that the expected move was played: from now on time counts. */
    void ponderHit() {
        pondering = false;
        ponderedMilliseconds = status().milliseconds();
        search.ponderHit();
    }

    /** Returns the progress of the search. */
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
