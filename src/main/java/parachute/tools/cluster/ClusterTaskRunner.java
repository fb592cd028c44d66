package parachute.tools.cluster;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import parachute.tools.progress.ProgressPart;
import parachute.tools.progress.WorkListener;
import parachute.tools.work.TaskRunner;
import parachute.tools.work.Work;
import parachute.tools.work.WorkJson;
import parachute.tools.work.WorkJsonException;

/**
 * Does tasks on this machine and on those that join it. Everything that happens is an event; the thread that runs the
 * tasks handles all of them.
 */
public final class ClusterTaskRunner implements TaskRunner, AutoCloseable {
    /** Nanoseconds between two tables of the machines. */
    private static final long TABLE_INTERVAL = TimeUnit.MILLISECONDS.toNanos(400);

    /** Milliseconds between checks for tasks that take too long. */
    private static final long INTERVAL = 1_000;

    private static final String HAS_LEFT = "has left";

    private final Membership membership;
    private final String name;
    private final int ownSlots;
    private final WorkListener report;
    private final BlockingQueue<ClusterEvent> events = new LinkedBlockingQueue<>();
    private final Map<Member, MemberRecord> records = new LinkedHashMap<>();
    private final List<MemberRecord> gone = new ArrayList<>();
    private final AtomicBoolean stopped = new AtomicBoolean();
    private int jobs;
    private long shown = System.nanoTime() - TABLE_INTERVAL;

    /**
     * Creates a runner over machines.
     *
     * @param name the name of this machine
     * @param ownSlots tasks that this machine does at a time; may be 0
     * @param report takes what happens to machines, a line at a time, and the table of what each of them does
     */
    public ClusterTaskRunner(Membership membership, String name, int ownSlots, WorkListener report) {
        this.membership = membership;
        this.name = name;
        this.ownSlots = ownSlots;
        this.report = report;
        membership.listen(events::add);
    }

    @Override
    public <T, R> void run(Work<T, R> work, Supplier<Optional<T>> tasks, BiConsumer<T, R> results)
            throws InterruptedException {
        Job job = new Job(name + "-" + System.currentTimeMillis() + "-" + ++jobs, work.kind(), work.settings());
        WorkerSlots own = new WorkerSlots(name, ownSlots, Map.of());
        try (own) {
            own.open(job, work);
            new JobRun<>(job, work, new Dispatch<>(tasks, work::group), results).run(own);
        } finally {
            showMachines();
            remove(own);
            membership.withdraw(job);
        }
    }

    @Override
    public void stop() {
        stopped.set(true);
        events.add(new ClusterEvent.Stopped());
    }

    // ---- machines -------------------------------------------------------------------------------------------------

    private Optional<MemberRecord> machine(Member member) {
        return Optional.ofNullable(records.get(member));
    }

    private MemberRecord join(Member member) {
        return records.computeIfAbsent(member, MemberRecord::new);
    }

    private void remove(Member member) {
        Optional.ofNullable(records.remove(member)).ifPresent(gone::add);
    }

    @Override
    public List<String> status() {
        List<MemberRecord> ready =
                records.values().stream().filter(MemberRecord::isReady).toList();
        int slots = ready.stream().mapToInt(one -> one.member().slots()).sum();
        List<String> parts = new ArrayList<>();
        parts.add(MemberRecord.count(ready.size(), "machine") + ", " + MemberRecord.count(slots, "slot"));
        ready.forEach(one -> parts.add(one.describeShortly()));
        return parts;
    }

    /** Shows what each machine does. */
    private void showMachines() {
        shown = System.nanoTime();
        List<List<String>> rows = new ArrayList<>();
        records.values().forEach(one -> rows.add(one.row(one.isReady() ? "takes part" : "does not take part")));
        gone.stream().filter(one -> !(one.member() instanceof WorkerSlots)).forEach(one -> rows.add(one.row("left")));
        report.show("Machines", new ProgressPart.Table(MemberRecord.HEADINGS, rows));
    }

    /** Returns what each machine did, a line for each. */
    public List<String> table() {
        List<MemberRecord> all = new ArrayList<>(records.values());
        all.addAll(gone);
        return all.stream()
                .filter(one -> one.results() > 0)
                .map(MemberRecord::describe)
                .toList();
    }

    /** Leaves the other machines. */
    @Override
    public void close() {
        membership.close();
    }

    /** One job, from its first task to its last result. For one thread. */
    private final class JobRun<T, R> {
        private final Job job;
        private final Work<T, R> work;
        private final Dispatch<T> dispatch;
        private final BiConsumer<T, R> results;
        private long lastExpiry = System.nanoTime();

        /** Whether a machine has a free slot without a task, for which the next result may bring one. */
        private boolean someoneWaits;

        JobRun(Job job, Work<T, R> work, Dispatch<T> dispatch, BiConsumer<T, R> results) {
            this.job = job;
            this.work = work;
            this.dispatch = dispatch;
            this.results = results;
        }

        /** Runs to the end; this machine takes part with its own slots, which have started the job already. */
        void run(WorkerSlots own) throws InterruptedException {
            for (MemberRecord one : List.copyOf(records.values())) {
                begin(one);
            }
            Map<String, String> identity = work.identity();
            MemberRecord record = join(own);
            record.setReady(own.slots() > 0);
            offer(record);
            while (!stopped.get() && !dispatch.isOver()) {
                Optional<ClusterEvent> event = Optional.ofNullable(events.poll(INTERVAL, TimeUnit.MILLISECONDS));
                if (event.isPresent()) {
                    handle(event.get(), identity);
                }
                if (System.nanoTime() - lastExpiry > TimeUnit.MILLISECONDS.toNanos(INTERVAL)) {
                    expire();
                }
                if (System.nanoTime() - shown >= TABLE_INTERVAL) {
                    showMachines();
                }
            }
        }

        private void begin(MemberRecord record) {
            record.setReady(false);
            Member member = record.member();
            var unused = member.begin(job)
                    .whenComplete((start, failure) -> events.add(new ClusterEvent.Started(
                            member, job, String.valueOf(start), Optional.ofNullable(failure))));
        }

        private void handle(ClusterEvent event, Map<String, String> identity) {
            switch (event) {
                case ClusterEvent.Joined joined -> begin(join(joined.member()));
                case ClusterEvent.Left left -> leave(left.member());
                case ClusterEvent.Said said -> report.accept(said.line());
                case ClusterEvent.Started started -> {
                    if (started.job().equals(job)) {
                        machine(started.member()).ifPresent(record -> started(record, started, identity));
                    }
                }
                case ClusterEvent.Answered answered -> {
                    if (answered.job().equals(job)) {
                        answered(answered);
                    }
                }
                case ClusterEvent.Stopped stopped -> {
                    // The loop checks this itself.
                }
            }
        }

        // ---- machines -----------------------------------------------------------------------------------------------

        private void started(MemberRecord record, ClusterEvent.Started started, Map<String, String> identity) {
            String name = record.member().name();
            if (started.failure().isPresent()) {
                if (!isLoss(started.failure().get())) {
                    report.accept(name + " does not take part: "
                            + reason(started.failure().get()));
                }
                return;
            }
            Job.JobStart start;
            try {
                start = WorkJson.read(started.start(), Job.JobStart.class);
            } catch (WorkJsonException e) {
                report.accept(name + " does not take part: " + e.getMessage());
                return;
            }
            Optional<String> difference = difference(identity, start.identity());
            if (difference.isPresent()) {
                report.accept(name + " does not take part: " + difference.get());
                return;
            }
            record.setReady(true);
            report.accept(
                    name + " takes part: " + MemberRecord.count(record.member().slots(), "slot")
                            + (start.remark().isEmpty() ? "" : ", " + start.remark()));
            offer(record);
        }

        /** Returns in which respect another machine differs although it must not. */
        private static Optional<String> difference(Map<String, String> identity, Map<String, String> other) {
            for (Map.Entry<String, String> own : identity.entrySet()) {
                String theirs = other.getOrDefault(own.getKey(), "none");
                if (!own.getValue().equals(theirs)) {
                    return Optional.of(own.getKey() + " has the signature " + theirs + " there and " + own.getValue()
                            + " here, so it is another version");
                }
            }
            return Optional.empty();
        }

        private void leave(Member member) {
            exclude(member, HAS_LEFT);
            remove(member);
        }

        /**
         * Gives the tasks of a machine to others, and stops sending tasks to it. This is reported unless it did not
         * take part.
         *
         * @param what what has happened, for the report
         * @return whether it took part
         */
        private boolean exclude(Member member, String what) {
            int unfinished = dispatch.giveBackAll(member);
            Optional<MemberRecord> active = machine(member).filter(MemberRecord::isReady);
            active.ifPresent(record -> {
                record.setReady(false);
                report.accept(member.name() + " " + what
                        + (unfinished == 0 ? "" : "; its unfinished tasks are done elsewhere: " + unfinished));
            });
            offerAll();
            return active.isPresent();
        }

        private void expire() {
            lastExpiry = System.nanoTime();
            for (Dispatch.Lease<T> late : dispatch.expire(lastExpiry)) {
                report.accept(late.member().name() + " takes too long for a task, which is given to another machine as"
                        + " well");
            }
            offerAll();
        }

        // ---- tasks --------------------------------------------------------------------------------------------------

        private void offerAll() {
            List.copyOf(records.values()).forEach(this::offer);
        }

        /**
         * Gives a machine all the tasks that it can take; short tasks are sent ahead, so that no slot waits for the
         * next one.
         */
        private void offer(MemberRecord record) {
            while (record.hasCapacity(dispatch.areTasksShort()) && !stopped.get()) {
                Optional<Dispatch.Lease<T>> lease = dispatch.next(record.member(), System.nanoTime());
                if (lease.isEmpty()) {
                    someoneWaits = true;
                    return;
                }
                record.begin();
                perform(lease.get());
            }
        }

        private void perform(Dispatch.Lease<T> lease) {
            var unused = lease.member()
                    .perform(job.id(), work.taskText(lease.task()))
                    .whenComplete((result, failure) -> events.add(new ClusterEvent.Answered(
                            job, lease, String.valueOf(result), Optional.ofNullable(failure))));
        }

        private void answered(ClusterEvent.Answered answer) {
            @SuppressWarnings("unchecked") // leases of a job are only made here
            Dispatch.Lease<T> lease = (Dispatch.Lease<T>) answer.lease();
            Optional<MemberRecord> record = machine(lease.member());
            record.ifPresent(MemberRecord::end);
            if (answer.failure().isPresent()) {
                fail(lease, answer.failure().get());
            } else {
                finish(lease, answer.result());
            }
            if (someoneWaits) {
                someoneWaits = false;
                offerAll();
            } else {
                record.ifPresent(this::offer);
            }
        }

        private void finish(Dispatch.Lease<T> lease, String text) {
            R result;
            try {
                result = work.parseResult(lease.task(), text);
            } catch (WorkJsonException e) {
                fail(lease, e);
                return;
            }
            if (dispatch.finish(lease, System.nanoTime())) {
                machine(lease.member()).ifPresent(record -> record.count(work.isFault(result)));
                results.accept(lease.task(), result);
            }
        }

        /** Handles a task that a machine could not do. */
        private void fail(Dispatch.Lease<T> lease, Throwable failure) {
            Member member = lease.member();
            if (member instanceof WorkerSlots) {
                throw unchecked(failure); // a failure on this machine ends the job
            }
            if (!isLoss(failure)) {
                exclude(member, "does not take part any more: " + reason(failure));
            } else if (exclude(member, HAS_LEFT)) {
                // It may have been unreachable only for a moment: unless it leaves the group, it starts the job again.
                machine(member).ifPresent(this::begin);
            }
        }

        private static RuntimeException unchecked(Throwable failure) {
            Throwable cause = cause(failure);
            if (cause instanceof Error error) {
                throw error;
            }
            return cause instanceof RuntimeException exception ? exception : new IllegalStateException(cause);
        }

        private static boolean isLoss(Throwable failure) {
            return cause(failure) instanceof MemberLostException;
        }

        private static String reason(Throwable failure) {
            Throwable cause = cause(failure);
            return Optional.ofNullable(cause.getMessage()).orElse(cause.toString());
        }

        private static Throwable cause(Throwable failure) {
            return failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        }
    }
}
