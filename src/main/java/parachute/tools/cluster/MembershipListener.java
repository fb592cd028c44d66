package parachute.tools.cluster;

/** Listens to machines that join and leave; called from any thread. */
public interface MembershipListener {
    /** Called when a machine is ready for jobs. */
    void onJoined(Member member);

    /** Called when a machine has left. */
    void onLeft(Member member);

    /** Called with a line to be shown. */
    void onEvent(String line);
}
