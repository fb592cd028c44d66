package parachute.tools.cluster.grid;

import java.util.concurrent.CompletableFuture;
import org.jgroups.Address;
import parachute.tools.cluster.Job;
import parachute.tools.cluster.Member;
import parachute.tools.work.WorkJson;

/** A worker, called by its driver. */
final class RemoteMember implements Member {
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
        return node.call(address, new Call(Call.Verb.BEGIN, job.id(), WorkJson.write(job)));
    }

    @Override
    public CompletableFuture<String> perform(String job, String task) {
        return node.call(address, new Call(Call.Verb.PERFORM, job, task));
    }

    /** Ends a job; its running tasks are interrupted. */
    void end(Job job) {
        var unused = node.call(address, new Call(Call.Verb.END, job.id(), ""));
    }
}
