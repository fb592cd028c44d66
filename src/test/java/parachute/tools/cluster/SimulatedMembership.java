package parachute.tools.cluster;

import java.util.ArrayList;
import java.util.List;

/** Machines that join and leave when a test says so. */
public final class SimulatedMembership implements Membership {
    private final List<Member> members = new ArrayList<>();
    private final List<MembershipListener> listeners = new ArrayList<>();

    /** Creates machines that are there from the beginning. */
    public SimulatedMembership(Member... members) {
        this.members.addAll(List.of(members));
    }

    @Override
    public void listen(MembershipListener listener) {
        listeners.add(listener);
        members.forEach(listener::onJoined);
    }

    void join(Member member) {
        listeners.forEach(listener -> listener.onJoined(member));
    }

    void leave(Member member) {
        listeners.forEach(listener -> listener.onLeft(member));
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
