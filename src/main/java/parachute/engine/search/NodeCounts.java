package parachute.engine.search;

import java.util.concurrent.atomic.AtomicLongArray;

/** The number of nodes of each thread of a search as last published: every few hundred nodes while it runs. */
final class NodeCounts {
    /** The number of the main thread; those of the helpers follow. */
    static final int MAIN_THREAD = 0;

    private final AtomicLongArray counts;

    NodeCounts(int threads) {
        counts = new AtomicLongArray(threads);
    }

    /** Makes the nodes of a thread visible to the others. */
    void publish(int thread, long nodes) {
        counts.set(thread, nodes);
    }

    /** Returns the nodes of all threads. */
    long total() {
        long sum = 0;
        for (int thread = 0; thread < counts.length(); thread++) {
            sum += counts.get(thread);
        }
        return sum;
    }
}
