package parachute.web.small;

import java.time.Duration;
import java.util.Map;

/** A search that a page follows piece by piece. Used by one thread at a time. */
public interface FollowedSearch {
    /** Returns the name of its events. */
    String event();

    /** Continues for a moment, and returns what to show then, as JSON. */
    Map<String, Object> next();

    /** Returns whether it has ended. */
    boolean isOver();

    /** Returns how long to show what was found before it continues. */
    Duration pause();
}
