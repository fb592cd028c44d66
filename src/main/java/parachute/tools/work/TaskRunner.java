package parachute.tools.work;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** Does tasks, several at a time; one run after the other. */
public interface TaskRunner {
    /**
     * Does tasks until none is left, or until this runner is stopped.
     *
     * @param tasks answers the next task, empty if there is none; asked again after results, from which there may come
     *     more, until none is in work. Called from several threads, one at a time
     * @param results takes each task with its result, in the order in which they are done; called like {@code tasks},
     *     and no thread is interrupted meanwhile. An exception ends the run and is thrown by it
     * @throws InterruptedException if the calling thread is interrupted; the tasks in work are then broken off
     */
    <T, R> void run(Work<T, R> work, Supplier<Optional<T>> tasks, BiConsumer<T, R> results) throws InterruptedException;

    /** Breaks off the tasks in work, whose results are not wanted any more; no further run does any. */
    void stop();

    /** Who does the tasks at the moment, in short parts; empty if nobody but this process does. */
    default List<String> status() {
        return List.of();
    }
}
