package parachute.match;

/** Hears how a match goes on; called from several threads, one at a time. */
public interface Progress {
    /** A line that says where the match stands. */
    void onStatus(String line);

    /** Something that is worth a line of its own: a fault, a decision. */
    void onEvent(String line);
}
