package parachute.tools.cluster;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import parachute.tools.progress.ProgressPart;
import parachute.tools.progress.WorkListener;
import parachute.tools.work.TaskRunner;
import parachute.tools.work.Work;

/**
 * Does tasks on this machine and on those that join it. Everything that happens is an event; the thread that runs the
 * tasks handles all of them.
 */
public final class ClusterTaskRunner implements TaskRunner, AutoCloseable {
    /** Nanoseconds between two tables of the machines. */
    private static final long TABLE_INTERVAL = TimeUnit.MILLISECONDS.toNanos(400);

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
            new JobRun<>(this, job, work, new Dispatch<>(tasks, work::group), results).run(own);
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

    boolean isStopped() {
        return stopped.get();
    }

    BlockingQueue<ClusterEvent> events() {
        return events;
    }

    void report(String line) {
        report.accept(line);
    }

    // ---- machines -------------------------------------------------------------------------------------------------

    /** Returns the connected machines. */
    List<MemberRecord> records() {
        return List.copyOf(records.values());
    }

    Optional<MemberRecord> record(Member member) {
        return Optional.ofNullable(records.get(member));
    }

    MemberRecord add(Member member) {
        return records.computeIfAbsent(member, MemberRecord::new);
    }

    void remove(Member member) {
        Optional.ofNullable(records.remove(member)).ifPresent(gone::add);
    }

    @Override
    public List<String> status() {
        List<MemberRecord> ready =
                records.values().stream().filter(MemberRecord::isReady).toList();
        int slots = ready.stream().mapToInt(one -> one.member().slots()).sum();
        List<String> parts = new ArrayList<>();
        parts.add(Count.of(ready.size(), "machine") + ", " + Count.of(slots, "slot"));
        ready.forEach(one -> parts.add(one.describeShortly()));
        return parts;
    }

    /** Shows what each machine does, unless that was shown a moment ago. */
    void updateMachines() {
        if (System.nanoTime() - shown >= TABLE_INTERVAL) {
            showMachines();
        }
    }

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
}
