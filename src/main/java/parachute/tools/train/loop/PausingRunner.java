package parachute.tools.train.loop;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import parachute.tools.work.TaskRunner;
import parachute.tools.work.Work;

/** Holds back further tasks of a runner during a pause; running tasks are finished. */
final class PausingRunner implements TaskRunner {
    private final TaskRunner runner;
    private final Pause pause;

    PausingRunner(TaskRunner runner, Pause pause) {
        this.runner = runner;
        this.pause = pause;
    }

    @Override
    public <T, R> void run(Work<T, R> work, Supplier<Optional<T>> tasks, BiConsumer<T, R> results)
            throws InterruptedException {
        AtomicBoolean withheld = new AtomicBoolean(true);
        while (withheld.getAndSet(false)) {
            pause.await();
            runner.run(
                    work,
                    () -> {
                        if (pause.isWanted()) {
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
