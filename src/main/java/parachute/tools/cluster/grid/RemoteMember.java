package parachute.tools.cluster.grid;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.infinispan.remoting.transport.Address;
import parachute.tools.cluster.Job;
import parachute.tools.cluster.Member;

/** A worker as its driver calls it. */
final class RemoteMember implements Member {
    /** Longer than any task; what takes too long is noticed by the leases of tasks. */
    private static final long TASK_DAYS = 10;

    private final GridNode node;
    private final Address address;
    private final String name;
    private final int slots;

    RemoteMember(GridNode node, Address address, String name, int slots) {
        this.node = node;
        this.address = address;
        this.name = name;
        this.slots = slots;
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
        return node.call(address, new Call(Call.Verb.BEGIN, job.id(), ""), TASK_DAYS, TimeUnit.DAYS);
    }

    @Override
    public CompletableFuture<String> perform(String job, String task) {
        return node.call(address, new Call(Call.Verb.PERFORM, job, task), TASK_DAYS, TimeUnit.DAYS);
    }
}
