package parachute.engine.search;

/** What a thread does every few hundred nodes in addition to searching. */
interface Checkpoint {
    /** Receives the number of nodes that the thread has visited so far, and returns the number until the next call. */
    long check(long nodes);

    /** Publishes the main thread's nodes and compares time and nodes with their limits. */
    record OfMainThread(SearchContext context) implements Checkpoint {
        @Override
        public long check(long nodes) {
            context.nodes().publish(NodeCounts.MAIN_THREAD, nodes);
            long total = context.nodes().total();
            context.control().check(total);
            return context.limits().nodes() - total;
        }
    }

    /** Publishes a helper's nodes, and waits during a pause. */
    record OfHelper(SearchContext context, int thread) implements Checkpoint {
        @Override
        public long check(long nodes) {
            context.nodes().publish(thread, nodes);
            context.control().awaitResume();
            return Long.MAX_VALUE;
        }
    }
}
