package parachute.tools.train.loop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import parachute.tools.work.TaskRunner;
import parachute.tools.work.Work;

/**
 * Holds back further tasks of a runner while the folder of the loop has the file that requests a pause; running tasks
 * are finished.
 *
 * @param runner does the tasks
 * @param folder the folder of the loop
 */
record PausingRunner(TaskRunner runner, LoopFolder folder) implements TaskRunner {
    private static final long POLL_MILLIS = 200;

    private boolean isPauseWanted() {
        return Files.exists(folder.pause());
    }

    /** Waits while the loop is to pause. */
    void awaitResume() throws InterruptedException {
        if (!isPauseWanted()) {
            return;
        }
        try {
            Files.writeString(folder.paused(), "");
            while (isPauseWanted()) {
                Thread.sleep(POLL_MILLIS);
            }
            Files.deleteIfExists(folder.paused());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public <T, R> void run(Work<T, R> work, Supplier<Optional<T>> tasks, BiConsumer<T, R> results)
            throws InterruptedException {
        AtomicBoolean withheld = new AtomicBoolean(true);
        while (withheld.getAndSet(false)) {
            awaitResume();
            runner.run(
                    work,
                    () -> {
                        if (isPauseWanted()) {
                            withheld.set(true);
                            return Optional.empty();
                        }
                        return tasks.get();
                    },
                    results);
        }
    }

    @Override
    public void stop() {
        runner.stop();
    }

    @Override
    public List<String> status() {
        return runner.status();
    }
}
