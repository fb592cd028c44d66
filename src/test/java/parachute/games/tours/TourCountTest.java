package parachute.games.tours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TourCountTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 7, 1000, Long.MAX_VALUE / 2})
    void aCountInBitsIsTheSame(long bit) {
        TourCount count = TourCount.ofAll(5);
        long steps = 0;
        while (count.advance(bit)) {
            assertTrue(count.steps() <= steps + bit, "no more steps than asked for");
            steps = count.steps();
        }
        assertEquals(1728, count.tours());
        assertFalse(count.advance(bit));
        assertEquals(1728, count.tours());
    }

    @Test
    void theEstimateIsNearTheStepsThatTheCountTakes() {
        TourCount count = TourCount.ofAll(5);
        double estimate = count.estimateSteps(500_000_000);
        assertEquals(0, count.steps());
        count.advance(Long.MAX_VALUE);
        assertEquals(1728, count.tours(), "the estimate does not disturb the count");
        assertEquals(1, estimate / count.steps(), 0.5);
    }

    @Test
    void whatCannotBeToursNeedsNoSteps() {
        assertEquals(0, TourCount.from(5, List.of(new TourSquare(0, 1))).estimateSteps(0));
    }
}
