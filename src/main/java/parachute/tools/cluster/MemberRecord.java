package parachute.tools.cluster;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** What a machine is doing and has done. For one thread. */
final class MemberRecord {
    /** The headings of the columns of {@link #row}. */
    static final List<String> HEADINGS =
            List.of("Machine", "Slots", "In work", "Results", "A minute", "Faults", "State");

    private final Member member;
    private final long joined = System.nanoTime();
    private boolean ready;
    private int inWork;
    private long results;
    private long faults;

    /** Creates the record of a machine that has not done anything yet. */
    MemberRecord(Member member) {
        this.member = member;
    }

    Member member() {
        return member;
    }

    /** Sets whether it takes tasks of the current job. */
    void setReady(boolean ready) {
        this.ready = ready;
        inWork = 0;
    }

    /** Returns whether it takes tasks of the current job. */
    boolean isReady() {
        return ready;
    }

    /**
     * Returns whether it can take one more task.
     *
     * @param ahead whether each slot may have one waiting besides the one in work
     */
    boolean hasCapacity(boolean ahead) {
        return ready && inWork < member.slots() * (ahead ? 2 : 1);
    }

    /** Records that it got a task. */
    void begin() {
        inWork++;
    }

    /** Records that it does not work on a task any more. */
    void end() {
        inWork = Math.max(0, inWork - 1);
    }

    void count(boolean fault) {
        results++;
        if (fault) {
            faults++;
        }
    }

    long results() {
        return results;
    }

    /** Returns a text such as "alpha 12.5 a minute, 1 fault". */
    String describeShortly() {
        return member.name() + " " + rate() + " a minute" + describeFaults();
    }

    /** Returns a text such as "alpha: 8 slots, 120 results, 12.5 a minute, 1 fault". */
    String describe() {
        return member.name() + ": " + count(member.slots(), "slot") + ", " + count(results, "result") + ", " + rate()
                + " a minute" + describeFaults();
    }

    /** Returns the same as a row of a table. */
    List<String> row(String state) {
        return List.of(
                member.name(),
                Integer.toString(member.slots()),
                Integer.toString(inWork),
                Long.toString(results),
                rate(),
                Long.toString(faults),
                state);
    }

    /** Returns results a minute since it joined, with one decimal. */
    private String rate() {
        double minutes = (System.nanoTime() - joined) / (double) TimeUnit.MINUTES.toNanos(1);
        return String.format(Locale.ROOT, "%.1f", results / Math.max(minutes, 1e-3));
    }

    private String describeFaults() {
        return faults == 0 ? "" : ", " + count(faults, "fault");
    }

    /** Returns a number of things in words, such as "1 slot" or "8 slots". */
    static String count(long number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }
}
