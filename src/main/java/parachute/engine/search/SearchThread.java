package parachute.engine.search;

/** Threads that searches run on. */
final class SearchThread {
    /** Stack for the recursion, in bytes; deep lines in interpreted code need room. */
    private static final long STACK_BYTES = 16L << 20;

    private SearchThread() {}

    /** Starts a thread with room for the recursion of a search; it does not keep the program alive. */
    static void start(Runnable task) {
        Thread thread = new Thread(null, task, "search", STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
    }
}
