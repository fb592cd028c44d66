package parachute.tools.work;

/**
 * Does one task after another on one thread, and keeps expensive objects from one task to the next.
 *
 * @param <T> a task
 * @param <R> its result
 */
public interface TaskExecutor<T, R> extends AutoCloseable {
    /**
     * Does a task.
     *
     * @throws InterruptedException if the thread is interrupted; nothing that was started for the task then continues
     */
    R execute(T task) throws InterruptedException;

    /** Closes what was kept for further tasks. */
    @Override
    default void close() {}
}
