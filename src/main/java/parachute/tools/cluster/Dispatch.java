package parachute.tools.cluster;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Decides which machine does which task. A task of a machine that is lost or takes too long is given to another one,
 * so it may be done twice, but it counts once. For one thread.
 */
final class Dispatch<T> {
    /** The maximum number of tasks searched for one that is not reserved for another machine. */
    private static final int LOOK_AHEAD = 1_000;

    /** The time for a task before the first one is done, and its minimum afterwards. */
    private static final long FIRST_LEASE = TimeUnit.MINUTES.toNanos(10), MIN_LEASE = TimeUnit.MINUTES.toNanos(1);

    /** Tasks up to this long are short, including the time for which they wait on their machine. */
    private static final long SHORT = TimeUnit.SECONDS.toNanos(5);

    /** The time for a task, as a multiple of the longest one that has been done. */
    private static final int LEASE_FACTOR = 4;

    private final Supplier<Optional<T>> tasks;
    private final Function<T, Optional<String>> groups;

    /** The tasks that are not done yet, by their numbers. */
    private final Map<Long, OpenTask<T>> open = new HashMap<>();

    /** Those of them for which a machine is needed: a first one, or another one because the task takes too long. */
    private final Deque<OpenTask<T>> waiting = new ArrayDeque<>();

    /** The machine that has the first task of a group and is to get the second one. */
    private final Map<String, Member> owners = new HashMap<>();

    private long nextId = 1;
    private long longest;

    /**
     * A task given to a machine for some time.
     *
     * @param id number of the task
     * @param task the task
     * @param member the machine
     * @param since when it was given, in nanoseconds of {@link System#nanoTime}
     */
    record Lease<T>(long id, T task, Member member, long since) {}

    /** A task that is not done yet, with the leases of the machines that work on it. */
    private record OpenTask<T>(long id, T task, Optional<String> group, List<Lease<T>> leases) {}

    /**
     * Creates a dispatch of tasks from a source.
     *
     * @param tasks returns the next one; empty if there is none at the moment
     * @param groups returns the group of a task: the two tasks of a group are to be done by the same machine
     */
    Dispatch(Supplier<Optional<T>> tasks, Function<T, Optional<String>> groups) {
        this.tasks = tasks;
        this.groups = groups;
    }

    /** Leases the next task to a machine with a free slot; empty if there is none at the moment. */
    Optional<Lease<T>> next(Member member, long now) {
        Optional<OpenTask<T>> suitable =
                waiting.stream().filter(task -> suits(task, member)).findFirst();
        while (suitable.isEmpty() && waiting.size() < LOOK_AHEAD && fetch()) {
            suitable = Optional.of(waiting.getLast()).filter(task -> suits(task, member));
        }
        return suitable.map(task -> lease(task, member, now));
    }

    /** Takes one more task from the source; returns false if there is none. */
    private boolean fetch() {
        Optional<T> fetched = tasks.get();
        fetched.ifPresent(task -> {
            OpenTask<T> fresh = new OpenTask<>(nextId++, task, groups.apply(task), new ArrayList<>(1));
            open.put(fresh.id(), fresh);
            waiting.addLast(fresh);
        });
        return fetched.isPresent();
    }

    /** Returns whether a task is not reserved for another machine, and this machine is not working on it already. */
    private boolean suits(OpenTask<T> task, Member member) {
        boolean isReserved = task.group()
                .map(owners::get)
                .filter(owner -> !owner.equals(member))
                .isPresent();
        return !isReserved
                && task.leases().stream().noneMatch(lease -> lease.member().equals(member));
    }

    private Lease<T> lease(OpenTask<T> task, Member member, long now) {
        waiting.remove(task);
        task.group().ifPresent(group -> reserve(group, member));
        Lease<T> lease = new Lease<>(task.id(), task.task(), member, now);
        task.leases().add(lease);
        return lease;
    }

    /** Reserves the second task of a group for the machine that gets the first one, and ends that with the second one. */
    private void reserve(String group, Member member) {
        boolean isSecond = owners.remove(group) != null;
        if (!isSecond) {
            owners.put(group, member);
        }
    }

    /** Records that a task is done; returns false if it was done before, so that this result does not count. */
    boolean finish(Lease<T> lease, long now) {
        OpenTask<T> task = open.remove(lease.id());
        if (task == null) {
            return false;
        }
        waiting.remove(task);
        longest = Math.max(longest, now - lease.since());
        return true;
    }

    /** Takes back a task that a machine does not do; unless another machine has it, it is the next one to be leased. */
    void giveBack(Lease<T> lease) {
        OpenTask<T> task = open.get(lease.id());
        if (task != null && task.leases().remove(lease) && task.leases().isEmpty() && !waiting.contains(task)) {
            waiting.addFirst(task);
        }
    }

    /** Takes back all tasks of a machine that is lost and returns their number. */
    int giveBackAll(Member member) {
        owners.values().removeIf(member::equals);
        List<Lease<T>> lost = open.values().stream()
                .flatMap(task -> task.leases().stream())
                .filter(lease -> lease.member().equals(member))
                .toList();
        lost.forEach(this::giveBack);
        return lost.size();
    }

    /** Lets a second machine do each task that takes too long, and returns the leases of these tasks. */
    List<Lease<T>> expire(long now) {
        List<OpenTask<T>> late =
                open.values().stream().filter(task -> isLate(task, now)).toList();
        for (OpenTask<T> task : late) {
            task.group().ifPresent(owners::remove);
            waiting.addFirst(task);
        }
        return late.stream().map(task -> task.leases().getFirst()).toList();
    }

    /** Returns whether the only machine with a task takes too long; false once the task waits for a second machine. */
    private boolean isLate(OpenTask<T> task, long now) {
        long limit = longest == 0 ? FIRST_LEASE : Math.max(MIN_LEASE, LEASE_FACTOR * longest);
        return task.leases().size() == 1 && now - task.leases().getFirst().since() > limit && !waiting.contains(task);
    }

    /** Returns whether tasks have been short so far, so that the time for messages matters. */
    boolean areTasksShort() {
        return longest != 0 && longest <= SHORT;
    }

    /** Returns whether all tasks are done. */
    boolean isOver() {
        return open.isEmpty() && !fetch();
    }
}
