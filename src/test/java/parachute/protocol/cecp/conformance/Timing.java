package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.time.Duration;

/** How strictly times are judged: the only place for what a slow or busy machine is allowed. */
final class Timing {
    /** Milliseconds added to each limit of the protocol; {@code -Dconformance.slack=1000} allows a second. */
    private static final long SLACK = Long.getLong("conformance.slack", 200);

    private Timing() {}

    static Duration seconds(double seconds) {
        return Duration.ofNanos(Math.round(seconds * 1e9));
    }

    /** A limit with the slack added. */
    static Duration allowed(double seconds) {
        return seconds(seconds).plusMillis(Math.round(SLACK * Math.max(1, waiting())));
    }

    /** Threads that want to run for each processor, by the system's mean over the last minute. */
    private static double waiting() {
        OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();
        return system.getSystemLoadAverage() / system.getAvailableProcessors();
    }

    /** Fails if something took longer than allowed. */
    static void assertWithin(double seconds, Duration taken) {
        assertTrue(
                taken.compareTo(allowed(seconds)) <= 0,
                () -> "took " + taken.toMillis() + " ms instead of "
                        + seconds(seconds).toMillis());
    }
}
