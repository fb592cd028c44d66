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

    /** Publishes a helper's nodes, waits during a pause, and lets others run. */
    final class OfHelper implements Checkpoint {
        private final SearchContext context;
        private final TimeSlices slices;
        private final int thread;
        /** When the current slice began, by {@link System#nanoTime}. */
        private long sliceStart = System.nanoTime();

        OfHelper(SearchContext context, TimeSlices slices, int thread) {
            this.context = context;
            this.slices = slices;
            this.thread = thread;
        }

        @Override
        public long check(long nodes) {
            context.nodes().publish(thread, nodes);
            context.control().awaitResume();
            sliceStart = slices.next(sliceStart);
            return Long.MAX_VALUE;
        }
    }
}
