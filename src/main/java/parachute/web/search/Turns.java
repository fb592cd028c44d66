package parachute.web.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import parachute.engine.search.Search;

/**
 * Turns of searches: as many run at a time as there are processors, and the others are paused. If all of them ran, a
 * request would wait for a processor until they yield it. Thread-safe.
 */
final class Turns {
    private static final int MILLISECONDS = 50;

    private final Executor later = CompletableFuture.delayedExecutor(MILLISECONDS, TimeUnit.MILLISECONDS);
    private final int places;
    private final List<Search> searches = new ArrayList<>();
    private boolean isPassing;

    /**
     * Creates turns without searches.
     *
     * @param places how many run at a time, at least 1
     */
    Turns(int places) {
        this.places = places;
    }

    /** Runs a search on the calling thread; it has the next turn. */
    void run(Search search) {
        add(search);
        try {
            search.run();
        } finally {
            remove(search);
        }
    }

    private synchronized void add(Search search) {
        searches.addFirst(search);
        arrange();
    }

    private synchronized void remove(Search search) {
        searches.remove(search);
        arrange();
    }

    private synchronized void pass() {
        isPassing = false;
        Collections.rotate(searches, -places);
        arrange();
    }

    private void arrange() {
        for (int i = 0; i < searches.size(); i++) {
            if (i < places) {
                searches.get(i).resume();
            } else {
                searches.get(i).pause();
            }
        }
        if (searches.size() > places && !isPassing) {
            isPassing = true;
            later.execute(this::pass);
        }
    }
}
