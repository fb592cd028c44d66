package parachute;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Waits for what no event tells of, such as a file of another process, by looking again and again. */
public final class Await {
    /** Longer than anything takes on a busy machine. */
    private static final Duration LIMIT = Duration.ofMinutes(5);

    private static final long PAUSE_MILLIS = 10;

    private Await() {}

    /**
     * Waits until a condition holds.
     *
     * @param fault what is wrong if it does not hold after some minutes
     */
    public static void until(String fault, BooleanSupplier condition) throws InterruptedException {
        until(LIMIT, () -> fault, condition);
    }

    /**
     * Waits until a condition holds, but no longer than a limit.
     *
     * @param fault what is wrong if it does not hold then
     */
    public static void until(Duration limit, Supplier<String> fault, BooleanSupplier condition)
            throws InterruptedException {
        long begin = System.nanoTime();
        while (!condition.getAsBoolean()) {
            assertTrue(System.nanoTime() - begin < limit.toNanos(), fault);
            Thread.sleep(PAUSE_MILLIS);
        }
    }
}
