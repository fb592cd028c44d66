package parachute.tools.cluster;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import parachute.tools.work.Work;
import parachute.tools.work.WorkJson;
import parachute.tools.work.WorkJsonException;

/** One job of a {@link ClusterTaskRunner}, from its first task to its last result. For one thread. */
final class JobRun<T, R> {
    /** Milliseconds between checks for tasks that take too long. */
    private static final long INTERVAL = 1_000;

    private static final String HAS_LEFT = "has left";

    private final ClusterTaskRunner runner;
    private final Job job;
    private final Work<T, R> work;
    private final Dispatch<T> dispatch;
    private final BiConsumer<T, R> results;
    private long lastExpiry = System.nanoTime();

    /** Whether a machine has a free slot without a task, for which the next result may bring one. */
    private boolean someoneWaits;

    JobRun(ClusterTaskRunner runner, Job job, Work<T, R> work, Dispatch<T> dispatch, BiConsumer<T, R> results) {
        this.runner = runner;
        this.job = job;
        this.work = work;
        this.dispatch = dispatch;
        this.results = results;
    }

    /** Runs to the end; this machine takes part with its own slots, which have started the job already. */
    void run(WorkerSlots own) throws InterruptedException {
        for (MemberRecord one : runner.records()) {
            begin(one);
        }
        Map<String, String> identity = work.identity();
        MemberRecord record = runner.add(own);
        record.setReady(own.slots() > 0);
        offer(record);
        while (!runner.isStopped() && !dispatch.isOver()) {
            Optional<ClusterEvent> event = Optional.ofNullable(runner.events().poll(INTERVAL, TimeUnit.MILLISECONDS));
            if (event.isPresent()) {
                handle(event.get(), identity);
            }
            if (System.nanoTime() - lastExpiry > TimeUnit.MILLISECONDS.toNanos(INTERVAL)) {
                expire();
            }
            runner.updateMachines();
        }
    }

    private void begin(MemberRecord record) {
        record.setReady(false);
        Member member = record.member();
        var unused = member.begin(job)
                .whenComplete((start, failure) -> runner.events()
                        .add(new ClusterEvent.Started(
                                member, job, String.valueOf(start), Optional.ofNullable(failure))));
    }

    private void handle(ClusterEvent event, Map<String, String> identity) {
        switch (event) {
            case ClusterEvent.Joined joined -> begin(runner.add(joined.member()));
            case ClusterEvent.Left left -> leave(left.member());
            case ClusterEvent.Said said -> runner.report(said.line());
            case ClusterEvent.Started started -> {
                if (started.job().equals(job)) {
                    runner.record(started.member()).ifPresent(record -> started(record, started, identity));
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

    // ---- machines -------------------------------------------------------------------------------------------------

    private void started(MemberRecord record, ClusterEvent.Started started, Map<String, String> identity) {
        String name = record.member().name();
        if (started.failure().isPresent()) {
            if (!isLoss(started.failure().get())) {
                runner.report(name + " does not take part: "
                        + reason(started.failure().get()));
            }
            return;
        }
        Job.JobStart start;
        try {
            start = WorkJson.read(started.start(), Job.JobStart.class);
        } catch (WorkJsonException e) {
            runner.report(name + " does not take part: " + e.getMessage());
            return;
        }
        Optional<String> difference = difference(identity, start.identity());
        if (difference.isPresent()) {
            runner.report(name + " does not take part: " + difference.get());
            return;
        }
        record.setReady(true);
        runner.report(name + " takes part: " + Count.of(record.member().slots(), "slot")
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
        runner.remove(member);
    }

    /**
     * Gives the tasks of a machine to others, and stops sending tasks to it. This is reported unless it did not take part.
     *
     * @param what what has happened, for the report
     * @return whether it took part
     */
    private boolean exclude(Member member, String what) {
        int unfinished = dispatch.giveBackAll(member);
        Optional<MemberRecord> active = runner.record(member).filter(MemberRecord::isReady);
        active.ifPresent(record -> {
            record.setReady(false);
            runner.report(member.name() + " " + what
                    + (unfinished == 0 ? "" : "; its unfinished tasks are done elsewhere: " + unfinished));
        });
        offerAll();
        return active.isPresent();
    }

    private void expire() {
        lastExpiry = System.nanoTime();
        for (Dispatch.Lease<T> late : dispatch.expire(lastExpiry)) {
            runner.report(late.member().name() + " takes too long for a task, which is given to another machine as"
                    + " well");
        }
        offerAll();
    }

    // ---- tasks ----------------------------------------------------------------------------------------------------

    private void offerAll() {
        runner.records().forEach(this::offer);
    }

    /**
     * Gives a machine all the tasks that it can take; short tasks are sent ahead, so that no slot waits for the next
     * one.
     */
    private void offer(MemberRecord record) {
        while (record.hasCapacity(dispatch.areTasksShort()) && !runner.isStopped()) {
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
                .whenComplete((result, failure) -> runner.events()
                        .add(new ClusterEvent.Answered(
                                job, lease, String.valueOf(result), Optional.ofNullable(failure))));
    }

    private void answered(ClusterEvent.Answered answer) {
        @SuppressWarnings("unchecked") // leases of a job are only made here
        Dispatch.Lease<T> lease = (Dispatch.Lease<T>) answer.lease();
        Optional<MemberRecord> record = runner.record(lease.member());
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
            runner.record(lease.member()).ifPresent(record -> record.count(work.isFault(result)));
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
            runner.record(member).ifPresent(this::begin);
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
