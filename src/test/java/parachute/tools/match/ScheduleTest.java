package parachute.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Who meets whom. */
class ScheduleTest {
    @Test
    void inARoundRobinAllMeetAllWithBothColours() {
        assertEquals(
                List.of("0-1 1.1", "1-0 1.2", "0-2 2.1", "2-0 2.2", "1-2 3.1", "2-1 3.2"),
                games(Schedule.of(3, false, 1)));
    }

    @Test
    void inAGauntletOnlyTheFirstMeetsAll() {
        assertEquals(
                List.of("0-1 1.1", "1-0 1.2", "0-2 2.1", "2-0 2.2", "0-1 3.1", "1-0 3.2", "0-2 4.1", "2-0 4.2"),
                games(Schedule.of(3, true, 2)));
    }

    private static List<String> games(List<ScheduledGame> games) {
        return games.stream()
                .map(game -> game.white() + "-" + game.black() + " " + game.round())
                .toList();
    }
}
