package parachute.tools.work;

import java.util.Map;
import java.util.Optional;

/**
 * Tasks of one kind: how they are done on this machine, and how they and their results are sent to others.
 *
 * @param <T> a task
 * @param <R> its result
 */
public interface Work<T, R> {
    /** Creates an executor of tasks for one thread. */
    TaskExecutor<T, R> executor();

    /** Returns the name of the kind, by which another machine knows how to open it. */
    String kind();

    /** Returns the settings of all tasks, as JSON. */
    String settings();

    /**
     * Returns what has to be equal on all machines so that their results can be combined, such as the signatures of
     * engines, by name.
     *
     * @throws InterruptedException if the calling thread is interrupted
     */
    default Map<String, String> identity() throws InterruptedException {
        return Map.of();
    }

    /** Returns a remark for when this machine takes part, such as its speed; empty if there is none. */
    default Optional<String> remark() {
        return Optional.empty();
    }

    /** Returns a task for another machine, as JSON. */
    String taskText(T task);

    /**
     * Parses a task from another machine.
     *
     * @throws WorkJsonException if the text is anything else
     */
    T parseTask(String json);

    /** Returns a result for another machine, as JSON. */
    String resultText(R result);

    /**
     * Parses the result of a task from another machine.
     *
     * @throws WorkJsonException if the text is anything else
     */
    R parseResult(T task, String json);

    /**
     * Returns the name of the group of a task, whose tasks are done by the same machine if possible; empty if it is not
     * in a group.
     */
    default Optional<String> group(T task) {
        return Optional.empty();
    }

    /** Returns whether a result shows a fault of the machine that did the task. */
    default boolean isFault(R result) {
        return false;
    }
}
