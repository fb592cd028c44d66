package parachute.web.small;

import java.time.Duration;
import java.util.Map;

/** A search that a page follows piece by piece. Used by one thread at a time. */
public interface FollowedSearch {
    /** What its events are called. */
    String event();

    /** Goes on for a moment, and answers what to show then, as JSON. */
    Map<String, Object> next();

    /** Whether it has come to its end. */
    boolean isOver();

    /** How long to show what was found before it goes on. */
    Duration pause();
}
