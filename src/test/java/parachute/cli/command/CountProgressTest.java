package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.games.tours.TourCount;
import parachute.games.tours.TourSquare;

/** What a count of tours says while it goes on. */
class CountProgressTest {
    /** On six by six; https://oeis.org/A165134 has 6637920 for all 36 squares together. */
    private static final TourSquare START = new TourSquare(0, 2);

    private static final long TOURS = 115_837;

    private final StringWriter written = new StringWriter();

    @Test
    void atATerminalALineIsOverwrittenAndInTheEndErased() {
        assertEquals(TOURS, count(OptionalInt.of(80)));
        List<String> lines = List.of(written.toString().replaceAll(".*\n", "").split("\r"));
        assertTrue(lines.size() > 3, written::toString);
        assertEquals("", lines.get(lines.size() - 1).strip(), written::toString);
        for (String line : lines.subList(1, lines.size() - 1)) {
            assertTrue(line.matches("\\d+\\.\\d+ %, .+ left, \\d+ tours so far *"), line);
        }
    }

    @Test
    void aNarrowTerminalGetsTheBeginning() {
        count(OptionalInt.of(10));
        assertTrue(written.toString().matches("(?s)(.*\n)?(\r.{9})+\r {9}\r"), written::toString);
    }

    @Test
    void elsewhereNothingIsOverwritten() {
        assertEquals(TOURS, count(OptionalInt.empty()));
        assertTrue(written.toString().matches("(The count takes about .+\\.\n)?"), written::toString);
    }

    /** Counts with a report every half million steps. */
    private long count(OptionalInt columns) {
        TourCount count = TourCount.from(6, List.of(START));
        return new CountProgress(count, new StatusLine(new PrintWriter(written), () -> columns), Duration.ZERO)
                .finish();
    }

    @ParameterizedTest
    @CsvSource({
        "0,       a second",
        "1.5,     2 seconds",
        "119,     119 seconds",
        "120,     2 minutes",
        "7199,    120 minutes",
        "7200,    2 hours",
        "432000,  5 days",
        "1e8,     3 years",
        "1e14,    a million years or more",
        "Infinity, a million years or more"
    })
    void aDurationIsToldInOneUnit(double seconds, String text) {
        assertEquals(text, CountProgress.duration(seconds));
    }
}
