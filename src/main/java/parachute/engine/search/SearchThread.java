package parachute.engine.search;

/** The threads of searches. */
final class SearchThread {
    /** Stack size for the recursion, in bytes; deep lines in interpreted code need a large one. */
    private static final long STACK_BYTES = 16L << 20;

    private SearchThread() {}

    /**
     * Returns a thread with room for the recursion of a search, not yet started; it does not keep the program alive.
     */
    static Thread create(Runnable task) {
        Thread thread = new Thread(null, task, "search", STACK_BYTES);
        thread.setDaemon(true);
        return thread;
    }

    /** Starts a thread with room for the recursion of a search; it does not keep the program alive. */
    static void start(Runnable task) {
        create(task).start();
    }
}
