package parachute.engine.search;

/**
 * Counts the nodes that one thread of a search visits. Every few hundred nodes it publishes their number to the other
 * threads; the main thread then compares time and nodes with their limits, and a helper waits during a pause.
 */
final class NodeCounter {
    /** The number of the main thread; those of the helpers follow. */
    static final int MAIN_THREAD = 0;

    /** Maximum number of nodes between two checks. */
    private static final int INTERVAL = 256;

    private final SearchContext context;
    private final int thread;
    private long nodes;
    private long nextCheck;

    NodeCounter(SearchContext context, int thread) {
        this.context = context;
        this.thread = thread;
    }

    /** Returns the number of nodes that this thread has visited so far. */
    long nodes() {
        return nodes;
    }

    /** Returns the number of nodes of all threads, as last published; may be called by any thread. */
    long total() {
        long sum = 0;
        for (int i = 0; i < context.nodes().length(); i++) {
            sum += context.nodes().get(i);
        }
        return sum;
    }

    /** Makes the nodes of this thread visible to the others. */
    void publish() {
        context.nodes().set(thread, nodes);
    }

    /** Counts nodes, and returns whether a check was due and the search has to end. */
    boolean count(long visited) {
        nodes += visited;
        if (nodes < nextCheck) {
            return false;
        }
        nextCheck = nodes + Math.clamp(check(), 1, INTERVAL);
        return context.control().isStopped();
    }

    /** Returns the number of nodes until the next check. */
    private long check() {
        publish();
        if (thread != MAIN_THREAD) {
            context.control().awaitResume();
            return INTERVAL;
        }
        long total = total();
        context.control().check(total);
        return context.limits().nodes() - total;
    }

    /** Returns the number of nodes until the next check, at least 1. */
    long untilCheck() {
        return Math.max(1, nextCheck - nodes);
    }
}
