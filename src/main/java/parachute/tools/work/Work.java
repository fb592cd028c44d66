package parachute.tools.work;

/**
 * A kind of task and how it is done.
 *
 * @param <T> a task
 * @param <R> its result
 */
@FunctionalInterface
public interface Work<T, R> {
    /** Makes what does tasks on one thread. */
    Performer<T, R> performer();
}
