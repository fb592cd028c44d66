package parachute.tools.cluster;

/** Listens to machines that join and leave; called from any thread. */
public interface MembershipListener {
    /** A machine is ready for jobs. */
    void onJoined(Member member);

    /** A machine is not there any more. */
    void onLeft(Member member);

    /** Something has happened that is to be shown in a line of its own. */
    void onEvent(String line);
}
