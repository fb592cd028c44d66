package parachute.tools.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Machines that join and leave when a test says so. */
public final class SimulatedMembership implements Membership {
    private final List<Member> members = new ArrayList<>();
    private final List<Consumer<ClusterEvent>> listeners = new ArrayList<>();

    /** Creates machines that are there from the beginning. */
    public SimulatedMembership(Member... members) {
        this.members.addAll(List.of(members));
    }

    @Override
    public void listen(Consumer<ClusterEvent> listener) {
        listeners.add(listener);
        members.forEach(member -> listener.accept(new ClusterEvent.Joined(member)));
    }

    void join(Member member) {
        listeners.forEach(listener -> listener.accept(new ClusterEvent.Joined(member)));
    }

    void leave(Member member) {
        listeners.forEach(listener -> listener.accept(new ClusterEvent.Left(member)));
    }

    @Override
    public void withdraw(Job job) {
        // They do not mind.
    }

    @Override
    public void close() {
        // There is nothing to leave.
    }
}
