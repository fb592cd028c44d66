package parachute.tools.work;

import java.util.Map;
import java.util.Optional;

/**
 * Tasks of one kind: how they are done on this machine, and how they and their results are written for others.
 *
 * @param <T> a task
 * @param <R> its result
 */
public interface Work<T, R> {
    /** Makes what does tasks on one thread. */
    TaskExecutor<T, R> executor();

    /** The name of the kind, by which another machine knows how to {@linkplain WorkKind open} it. */
    String kind();

    /** What holds for all tasks, as JSON. */
    String settings();

    /**
     * What has to be the same on all machines for their results to belong together, such as the signatures of engines, by
     * name.
     *
     * @throws InterruptedException if the calling thread is interrupted
     */
    default Map<String, String> identity() throws InterruptedException {
        return Map.of();
    }

    /** What is said when this machine takes part, such as how fast it is; empty if there is nothing to say. */
    default Optional<String> remark() {
        return Optional.empty();
    }

    /** A task for another machine, as JSON. */
    String taskText(T task);

    /**
     * A task from another machine.
     *
     * @throws WorkJsonException if the text is none
     */
    T parseTask(String json);

    /** A result for another machine, as JSON. */
    String resultText(R result);

    /**
     * The result of a task from another machine.
     *
     * @throws WorkJsonException if the text is none
     */
    R parseResult(T task, String json);

    /** The name of a group of tasks, which are done by the same machine where that is possible; empty if it has none. */
    default Optional<String> group(T task) {
        return Optional.empty();
    }

    /** Whether a result tells of something that went wrong on the machine that did the task. */
    default boolean isFault(R result) {
        return false;
    }
}
