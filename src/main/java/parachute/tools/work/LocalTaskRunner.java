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
    private Optional<LocalRun<?, ?>> running = Optional.empty();
    private boolean stopped;

    /** Creates a runner that does a number of tasks at a time. */
    public LocalTaskRunner(int concurrency) {
        this.concurrency = concurrency;
    }

    @Override
    public <T, R> void run(Work<T, R> work, Supplier<Optional<T>> tasks, BiConsumer<T, R> results)
            throws InterruptedException {
        LocalRun<T, R> run = new LocalRun<>(work, tasks, results);
        synchronized (this) {
            if (stopped) {
                return;
            }
            running = Optional.of(run);
            run.start(concurrency);
        }
        try {
            run.over.await();
        } finally {
            run.end();
        }
        run.throwFailure();
    }

    @Override
    public void stop() {
        Optional<LocalRun<?, ?>> run;
        synchronized (this) {
            stopped = true;
            run = running;
        }
        run.ifPresent(LocalRun::end);
    }

    /** A set of tasks and the threads that do them. */
    private static final class LocalRun<T, R> {
        private final Work<T, R> work;
        private final Supplier<Optional<T>> tasks;
        private final BiConsumer<T, R> results;
        private final List<Thread> threads = new ArrayList<>();
        private CountDownLatch over = new CountDownLatch(0);
        private Optional<Throwable> failure = Optional.empty();
        private int inWork;
        private boolean ended;

        LocalRun(Work<T, R> work, Supplier<Optional<T>> tasks, BiConsumer<T, R> results) {
            this.work = work;
            this.tasks = tasks;
            this.results = results;
        }

        synchronized void start(int concurrency) {
            over = new CountDownLatch(concurrency);
            for (int i = 0; i < concurrency; i++) {
                Thread thread = new Thread(this::work, "task " + (i + 1));
                threads.add(thread);
                thread.start();
            }
        }

        private void work() {
            try (TaskExecutor<T, R> executor = work.executor()) {
                Optional<T> task = next();
                while (task.isPresent()) {
                    take(task.get(), executor.execute(task.get()));
                    task = next();
                }
            } catch (InterruptedException e) {
                LOG.debug("interrupted", e);
            } catch (RuntimeException | Error e) {
                fail(e);
            } finally {
                over.countDown();
            }
        }

        /** Returns the next task; empty if no result can bring one any more. */
        private synchronized Optional<T> next() throws InterruptedException {
            while (!ended) {
                Optional<T> task = tasks.get();
                if (task.isPresent()) {
                    inWork++;
                    return task;
                }
                if (inWork == 0) {
                    break;
                }
                wait();
            }
            return Optional.empty();
        }

        private synchronized void take(T task, R result) {
            inWork--;
            if (!ended) {
                results.accept(task, result);
            }
            notifyAll();
        }

        private synchronized void fail(Throwable e) {
            if (failure.isEmpty() && !ended) {
                failure = Optional.of(e);
            }
            end();
        }

        /** Ends the run, but not while a result is being taken: an interrupt would make the writing of a file fail. */
        synchronized void end() {
            if (!ended) {
                ended = true;
                threads.forEach(Thread::interrupt);
            }
        }

        synchronized void throwFailure() {
            if (failure.isPresent() && failure.get() instanceof Error error) {
                throw error;
            }
            if (failure.isPresent()) {
                throw (RuntimeException) failure.get();
            }
        }
    }
}
