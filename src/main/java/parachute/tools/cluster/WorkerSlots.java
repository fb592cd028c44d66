package parachute.tools.cluster;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parachute.io.UserException;
import parachute.tools.work.TaskExecutor;
import parachute.tools.work.Work;
import parachute.tools.work.WorkJson;

/** The threads of this machine, which do tasks given as text. */
public final class WorkerSlots implements Member, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WorkerSlots.class);

    /** Milliseconds that interrupted tasks get to end. */
    private static final long END_TIMEOUT = 3_000;

    private final String name;
    private final int slots;
    private final Map<String, Function<String, Work<?, ?>>> kinds;
    private final ExecutorService threads;

    /** Jobs are started while tasks of others are in progress. */
    private final ExecutorService starts = Executors.newSingleThreadExecutor();

    private final Map<String, OpenJob<?, ?>> jobs = new HashMap<>();

    /**
     * Creates the threads, without a job.
     *
     * @param name the name of this machine
     * @param slots the number of tasks at a time
     * @param kinds opens each kind of work that it can do by its settings, or throws a message that says what is
     *     missing; by name
     */
    public WorkerSlots(String name, int slots, Map<String, Function<String, Work<?, ?>>> kinds) {
        this.name = name;
        this.slots = slots;
        this.kinds = Map.copyOf(kinds);
        threads = Executors.newFixedThreadPool(Math.max(1, slots));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public int slots() {
        return slots;
    }

    @Override
    public CompletableFuture<String> begin(Job job) {
        Function<String, Work<?, ?>> kind = kinds.get(job.kind());
        if (kind == null) {
            return CompletableFuture.failedFuture(new UserException(
                    "this version does not support tasks of the kind \"" + job.kind() + "\", only " + kinds.keySet()));
        }
        RunningTask running = new RunningTask(() -> begin(job, kind.apply(job.settings())));
        starts.execute(running.work);
        return running.result;
    }

    private <T, R> String begin(Job job, Work<T, R> work) throws InterruptedException {
        String start =
                WorkJson.write(new Job.JobStart(work.identity(), work.remark().orElse("")));
        open(job, work);
        return start;
    }

    /** Starts a job whose work is known already. */
    synchronized <T, R> void open(Job job, Work<T, R> work) {
        jobs.putIfAbsent(job.id(), new OpenJob<>(work));
    }

    @Override
    public CompletableFuture<String> perform(String job, String task) {
        OpenJob<?, ?> open;
        synchronized (this) {
            open = jobs.get(job);
        }
        if (open == null) {
            return CompletableFuture.failedFuture(new UserException("the job " + job + " has not been started here"));
        }
        return open.perform(task);
    }

    /** Ends a job by its id: its running tasks are interrupted, and get a short time to end. */
    public void end(String id) {
        OpenJob<?, ?> open;
        synchronized (this) {
            open = jobs.remove(id);
        }
        if (open != null) {
            open.end();
        }
    }

    /** Ends all jobs. */
    public void endAll() {
        Set<String> ids;
        synchronized (this) {
            ids = new HashSet<>(jobs.keySet());
        }
        ids.forEach(this::end);
    }

    /** Ends all jobs, and the threads. */
    @Override
    public void close() {
        endAll();
        starts.shutdownNow();
        threads.shutdownNow();
    }

    private interface TextTask {
        String run() throws InterruptedException;
    }

    /** A task that a thread does. */
    private static final class RunningTask {
        private final CompletableFuture<String> result = new CompletableFuture<>();
        private final FutureTask<Boolean> work;

        RunningTask(TextTask task) {
            work = new FutureTask<>(() -> complete(task));
        }

        private boolean complete(TextTask task) {
            try {
                return result.complete(task.run());
            } catch (InterruptedException e) {
                LOG.debug("interrupted", e);
                return result.completeExceptionally(new UserException("interrupted"));
            } catch (RuntimeException | Error e) {
                LOG.debug("failed", e);
                return result.completeExceptionally(e);
            }
        }

        /** Interrupts the task, or prevents it from starting. */
        void breakOff() {
            work.cancel(true);
        }

        /** Completes a task that {@link #breakOff} has kept from starting. */
        void end() {
            result.completeExceptionally(new UserException("interrupted"));
        }
    }

    /** A job in progress. */
    private final class OpenJob<T, R> {
        private final Work<T, R> work;
        private final Deque<TaskExecutor<T, R>> idle = new ArrayDeque<>();
        private final Set<RunningTask> running = new HashSet<>();
        private int active;
        private boolean ended;

        OpenJob(Work<T, R> work) {
            this.work = work;
        }

        synchronized CompletableFuture<String> perform(String task) {
            RunningTask started = new RunningTask(() -> done(task));
            running.add(started);
            threads.execute(started.work);
            return started.result.whenComplete((text, failure) -> forget(started));
        }

        private synchronized void forget(RunningTask task) {
            running.remove(task);
        }

        private String done(String task) throws InterruptedException {
            TaskExecutor<T, R> executor = executor();
            try {
                R result = executor.execute(work.parseTask(task));
                return work.resultText(result);
            } finally {
                giveBack(executor);
            }
        }

        private synchronized TaskExecutor<T, R> executor() throws InterruptedException {
            if (ended) {
                throw new InterruptedException("the job has ended");
            }
            active++;
            return idle.isEmpty() ? work.executor() : idle.pop();
        }

        private void giveBack(TaskExecutor<T, R> executor) {
            synchronized (this) {
                if (!ended) {
                    idle.push(executor);
                    active--;
                    return;
                }
            }
            executor.close();
            synchronized (this) {
                active--;
                notifyAll();
            }
        }

        synchronized void end() {
            long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(END_TIMEOUT);
            ended = true;
            running.forEach(RunningTask::breakOff);
            try {
                while (active > 0 && System.nanoTime() < deadline) {
                    wait(100);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            idle.forEach(TaskExecutor::close);
            List.copyOf(running).forEach(RunningTask::end);
        }
    }
}
