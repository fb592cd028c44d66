package parachute.tools.work;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Does tasks on threads of this process. */
public final class LocalTaskRunner implements TaskRunner {
    private static final Logger LOG = LoggerFactory.getLogger(LocalTaskRunner.class);

    private final int concurrency;
    private final List<Thread> threads = new ArrayList<>();
    private Optional<Throwable> failure = Optional.empty();
    private boolean stopped;

    /** A runner that does so many tasks at a time. */
    public LocalTaskRunner(int concurrency) {
        this.concurrency = concurrency;
    }

    @Override
    public <T, R> void run(Work<T, R> work, Supplier<Optional<T>> tasks, BiConsumer<T, R> results)
            throws InterruptedException {
        CountDownLatch over = new CountDownLatch(concurrency);
        synchronized (this) {
            for (int i = 0; i < concurrency; i++) {
                Thread thread = new Thread(
                        () -> {
                            try {
                                workThrough(work, tasks, results);
                            } finally {
                                over.countDown();
                            }
                        },
                        "task " + (i + 1));
                threads.add(thread);
                thread.start();
            }
        }
        try {
            over.await();
        } finally {
            interrupt();
        }
        throwFailure();
    }

    private <T, R> void workThrough(Work<T, R> work, Supplier<Optional<T>> tasks, BiConsumer<T, R> results) {
        try (Performer<T, R> performer = work.performer()) {
            Optional<T> task = next(tasks);
            while (task.isPresent()) {
                T begun = task.get();
                R result = performer.perform(begun);
                synchronized (this) {
                    results.accept(begun, result);
                }
                task = next(tasks);
            }
        } catch (InterruptedException e) {
            LOG.debug("broken off", e);
        } catch (RuntimeException | Error e) {
            fail(e);
        }
    }

    private synchronized <T> Optional<T> next(Supplier<Optional<T>> tasks) {
        return stopped ? Optional.empty() : tasks.get();
    }

    private synchronized void fail(Throwable e) {
        if (failure.isEmpty()) {
            failure = Optional.of(e);
        }
        stop();
    }

    @Override
    public synchronized void stop() {
        stopped = true;
        interrupt();
    }

    /** Behind a result that is being taken: writing to a file would fail. */
    private synchronized void interrupt() {
        threads.forEach(Thread::interrupt);
        threads.clear();
    }

    private synchronized void throwFailure() {
        if (failure.isPresent() && failure.get() instanceof Error error) {
            throw error;
        }
        if (failure.isPresent()) {
            throw (RuntimeException) failure.get();
        }
    }
}
