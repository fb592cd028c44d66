package parachute.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RemainingTimeTest {
    @ParameterizedTest
    @CsvSource({
        "60, 10, 5, 0:00:30 left",
        "60, 1, 65, 1:05:00 left",
        "10, 0, 3, 0:00:30 left",
        "3600, 1, 100, 100:00:00 left",
        "5, 1, 0, 0:00:00 left"
    })
    void theRestTakesAsLongAsWhatWasDone(long seconds, long done, long rest, String text) {
        assertEquals(text, RemainingTime.text(TimeUnit.SECONDS.toNanos(seconds), done, rest));
    }
}
