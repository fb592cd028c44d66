package parachute.tools.cluster;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
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

    /** How long a task may take before the first one is done, and at least later. */
    private static final long FIRST_LEASE = TimeUnit.MINUTES.toNanos(10), MIN_LEASE = TimeUnit.MINUTES.toNanos(1);

    /** Tasks up to this long are short, the time for which they wait on their machine included. */
    private static final long SHORT = TimeUnit.SECONDS.toNanos(5);

    /** Later a task may take so many times the longest one that has been done. */
    private static final int LEASE_FACTOR = 4;

    private final Supplier<Optional<T>> tasks;
    private final Function<T, Optional<String>> groups;
    private final Deque<Waiting<T>> waiting = new ArrayDeque<>();

    /** The tasks that are not done yet, with the lease of every machine that works on them. */
    private final Map<Long, List<Lease<T>>> open = new HashMap<>();

    /** The machine that has the first task of a group and is to get the second one. */
    private final Map<String, Member> owners = new HashMap<>();

    private long nextId = 1;
    private long longest;

    /** A task for which a machine is needed; it may have been given to others before. */
    private record Waiting<T>(long id, T task, Optional<String> group, List<Lease<T>> leases) {}

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
        Iterator<Waiting<T>> kept = waiting.iterator();
        while (kept.hasNext()) {
            Waiting<T> task = kept.next();
            if (isFree(task, member)) {
                kept.remove();
                return Optional.of(lease(task, member, now));
            }
        }
        while (waiting.size() < LOOK_AHEAD && fetch()) {
            if (isFree(waiting.getLast(), member)) {
                return Optional.of(lease(waiting.removeLast(), member, now));
            }
        }
        return Optional.empty();
    }

    /** Takes one more task from the source; returns false if there is none. */
    private boolean fetch() {
        Optional<T> fresh = tasks.get();
        fresh.ifPresent(task -> {
            List<Lease<T>> leases = new ArrayList<>(1);
            open.put(nextId, leases);
            waiting.addLast(new Waiting<>(nextId, task, groups.apply(task), leases));
            nextId++;
        });
        return fresh.isPresent();
    }

    /**
     * Returns whether a machine may do a task: it has not been kept for another one, and this one is not at it already.
     */
    private boolean isFree(Waiting<T> task, Member member) {
        return task.group().map(owners::get).map(member::equals).orElse(true)
                && task.leases().stream().noneMatch(lease -> lease.member().equals(member));
    }

    private Lease<T> lease(Waiting<T> task, Member member, long now) {
        task.group().ifPresent(group -> {
            // The second of two is the last.
            if (owners.remove(group) == null) {
                owners.put(group, member);
            }
        });
        Lease<T> lease = new Lease<>(task.id(), task.task(), member, now);
        task.leases().add(lease);
        return lease;
    }

    /** Records that a task is done; returns false if it was done before, so that this result does not count. */
    boolean finish(Lease<T> lease, long now) {
        if (open.remove(lease.id()) == null) {
            return false;
        }
        waiting.removeIf(task -> task.id() == lease.id());
        longest = Math.max(longest, now - lease.since());
        return true;
    }

    /** Takes a task back that a machine does not do; another one gets it first of all. */
    void giveBack(Lease<T> lease) {
        List<Lease<T>> leases = open.get(lease.id());
        if (leases != null && leases.remove(lease) && leases.isEmpty()) {
            waitAgain(lease, leases);
        }
    }

    private void waitAgain(Lease<T> lease, List<Lease<T>> leases) {
        if (!isWaiting(lease)) {
            waiting.addFirst(new Waiting<>(lease.id(), lease.task(), groups.apply(lease.task()), leases));
        }
    }

    private boolean isWaiting(Lease<T> lease) {
        return waiting.stream().anyMatch(task -> task.id() == lease.id());
    }

    /** Takes back all tasks of a machine that is lost and returns their number. */
    int giveBackAll(Member member) {
        owners.values().removeIf(member::equals);
        List<Lease<T>> lost = open.values().stream()
                .flatMap(List::stream)
                .filter(lease -> lease.member().equals(member))
                .toList();
        lost.forEach(this::giveBack);
        return lost.size();
    }

    /** Lets other machines does the tasks that take too long, and answers these. */
    List<Lease<T>> expire(long now) {
        long limit = longest == 0 ? FIRST_LEASE : Math.max(MIN_LEASE, LEASE_FACTOR * longest);
        List<Lease<T>> late = new ArrayList<>();
        for (List<Lease<T>> leases : open.values()) {
            if (leases.size() == 1 && now - leases.getFirst().since() > limit && !isWaiting(leases.getFirst())) {
                Lease<T> lease = leases.getFirst();
                groups.apply(lease.task()).ifPresent(owners::remove);
                waitAgain(lease, leases);
                late.add(lease);
            }
        }
        return late;
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
