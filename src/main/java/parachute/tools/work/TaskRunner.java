package parachute.tools.work;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** Does tasks, several at a time, in one run after another. */
public interface TaskRunner {
    /**
     * Does tasks until none is left, or until this runner is stopped.
     *
     * @param tasks returns the next task, empty if there is none; called again after results, which may bring more
     *     tasks, until no task is running. Called from several threads, one at a time
     * @param results takes each task with its result, in the order in which they are done; called like {@code tasks},
     *     and not interrupted. An exception ends the run and is thrown by it
     * @throws InterruptedException if the calling thread is interrupted; the running tasks are then interrupted
     */
    <T, R> void run(Work<T, R> work, Supplier<Optional<T>> tasks, BiConsumer<T, R> results) throws InterruptedException;

    /** Interrupts the running tasks and drops their results; further runs do not do any tasks. */
    void stop();

    /** Returns who is doing the tasks, in short parts; empty if only this process is. */
    default List<String> status() {
        return List.of();
    }
}
