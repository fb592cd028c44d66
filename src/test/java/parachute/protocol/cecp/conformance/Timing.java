package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;

/** How strictly times are judged: the only place for what a slow or busy machine is allowed. */
final class Timing {
    /** Added to each limit of the protocol; {@code -Dconformance.slack=1000} allows a second. */
    static final Duration SLACK = Duration.ofMillis(Long.getLong("conformance.slack", 200));

    private Timing() {}

    static Duration seconds(double seconds) {
        return Duration.ofNanos(Math.round(seconds * 1e9));
    }

    /** A limit with the slack added. */
    static Duration allowed(double seconds) {
        return seconds(seconds).plus(SLACK);
    }

    /** Fails if something took longer than allowed. */
    static void assertWithin(double seconds, Duration taken) {
        assertTrue(
                taken.compareTo(allowed(seconds)) <= 0,
                () -> "took " + taken.toMillis() + " ms instead of "
                        + seconds(seconds).toMillis());
    }
}
