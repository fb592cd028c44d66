package parachute.tools.work;

/**
 * Does one task after the other on one thread, and keeps from one to the next what takes time to make.
 *
 * @param <T> a task
 * @param <R> its result
 */
public interface TaskExecutor<T, R> extends AutoCloseable {
    /**
     * Does a task.
     *
     * @throws InterruptedException if it is broken off; nothing that was begun for it goes on then
     */
    R execute(T task) throws InterruptedException;

    /** Ends what was kept for further tasks. */
    @Override
    default void close() {}
}
