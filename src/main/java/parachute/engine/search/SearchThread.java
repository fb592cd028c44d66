package parachute.engine.search;

/** Threads that searches run on. */
final class SearchThread {
    /** Stack for the recursion, in bytes; deep lines in interpreted code need room. */
    private static final long STACK_BYTES = 16L << 20;

    private SearchThread() {}

    /** A thread with room for the recursion of a search, not yet started; it does not keep the program alive. */
    static Thread create(Runnable task) {
        Thread thread = new Thread(null, task, "search", STACK_BYTES);
        thread.setDaemon(true);
        return thread;
    }

    /** Starts such a thread. */
    static void start(Runnable task) {
        create(task).start();
    }
}
