package parachute.tools.work;

import java.util.Optional;

/**
 * Tasks of one kind: how they are done on this machine, and how they and their results are written for others.
 *
 * @param <T> a task
 * @param <R> its result
 */
public interface Work<T, R> {
    /** Makes what does tasks on one thread. */
    Performer<T, R> performer();

    /** The name of the kind, by which another machine knows how to {@linkplain WorkKind open} it. */
    String kind();

    /** What holds for all tasks. */
    TextRecord settings();

    /**
     * What has to be the same on all machines for their results to belong together, such as the versions of engines.
     *
     * @throws InterruptedException if the calling thread is interrupted
     */
    default TextRecord identity() throws InterruptedException {
        return new TextRecord();
    }

    /** A task for another machine. */
    TextRecord taskText(T task);

    /**
     * A task from another machine.
     *
     * @throws TextRecordException if the text is none
     */
    T parseTask(TextRecord text);

    /** A result for another machine. */
    TextRecord resultText(R result);

    /**
     * The result of a task from another machine.
     *
     * @throws TextRecordException if the text is none
     */
    R parseResult(T task, TextRecord text);

    /** The name of a group of tasks, which are done by the same machine where that is possible; empty if it has none. */
    default Optional<String> group(T task) {
        return Optional.empty();
    }

    /** Whether a result tells of something that went wrong on the machine that did the task. */
    default boolean isFault(R result) {
        return false;
    }
}
