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
                .whenComplete((beginning, failure) -> runner.events()
                        .add(new ClusterEvent.Started(
                                member, job, String.valueOf(beginning), Optional.ofNullable(failure))));
    }

    private void handle(ClusterEvent event, Map<String, String> identity) {
        switch (event) {
            case ClusterEvent.Joined joined -> begin(runner.add(joined.member()));
            case ClusterEvent.Left left -> leave(left.member());
            case ClusterEvent.Said said -> runner.report(said.line());
            case ClusterEvent.Started begun -> {
                if (begun.job().equals(job)) {
                    runner.record(begun.member()).ifPresent(record -> begun(record, begun, identity));
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

    private void begun(MemberRecord record, ClusterEvent.Started begun, Map<String, String> identity) {
        String name = record.member().name();
        if (begun.failure().isPresent()) {
            if (!isLoss(begun.failure().get())) {
                runner.report(
                        name + " does not take part: " + reason(begun.failure().get()));
            }
            return;
        }
        JobStart beginning;
        try {
            beginning = WorkJson.read(begun.start(), JobStart.class);
        } catch (WorkJsonException e) {
            runner.report(name + " does not take part: " + e.getMessage());
            return;
        }
        Optional<String> difference = difference(identity, beginning.identity());
        if (difference.isPresent()) {
            runner.report(name + " does not take part: " + difference.get());
            return;
        }
        record.setReady(true);
        runner.report(name + " takes part: " + Count.of(record.member().slots(), "slot")
                + (beginning.remark().isEmpty() ? "" : ", " + beginning.remark()));
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
        lose(member);
        runner.remove(member);
    }

    /** Gives to others what a machine had that cannot be reached, and says whether it took part; it is told of once. */
    private boolean lose(Member member) {
        boolean tookPart = runner.record(member).map(MemberRecord::isReady).orElse(false);
        int lost = dispatch.giveBackAll(member);
        if (tookPart) {
            runner.record(member).ifPresent(record -> record.setReady(false));
            runner.report(member.name() + " has left"
                    + (lost == 0 ? "" : "; its unfinished tasks are done elsewhere: " + lost));
        }
        offerAll();
        return tookPart;
    }

    private void expire() {
        lastExpiry = System.nanoTime();
        for (Lease<T> late : dispatch.expire(lastExpiry)) {
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
            Optional<Lease<T>> lease = dispatch.next(record.member(), System.nanoTime());
            if (lease.isEmpty()) {
                someoneWaits = true;
                return;
            }
            record.begin();
            perform(lease.get());
        }
    }

    private void perform(Lease<T> lease) {
        var unused = lease.member()
                .perform(job.id(), work.taskText(lease.task()))
                .whenComplete((result, failure) -> runner.events()
                        .add(new ClusterEvent.Answered(
                                job, lease, String.valueOf(result), Optional.ofNullable(failure))));
    }

    private void answered(ClusterEvent.Answered answer) {
        @SuppressWarnings("unchecked") // leases of a job are only made here
        Lease<T> lease = (Lease<T>) answer.lease();
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

    private void finish(Lease<T> lease, String text) {
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

    /** A failure on this machine ends the job, one on another machine that machine's part in it. */
    private void fail(Lease<T> lease, Throwable failure) {
        if (lease.member() instanceof WorkerSlots) {
            throw unchecked(failure);
        }
        if (isLoss(failure)) {
            if (lose(lease.member())) {
                // A machine may only have seemed lost: then it begins again.
                runner.record(lease.member()).ifPresent(this::begin);
            }
            return;
        }
        dispatch.giveBack(lease);
        runner.record(lease.member()).filter(MemberRecord::isReady).ifPresent(record -> {
            record.setReady(false);
            int lost = dispatch.giveBackAll(lease.member());
            runner.report(lease.member().name() + " does not take part any more: " + reason(failure)
                    + (lost == 0 ? "" : "; its other unfinished tasks are done elsewhere: " + lost));
            offerAll();
        });
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
