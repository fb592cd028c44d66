package parachute.tools.match;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Consumer;

/** The progress of a match whose numbers are checked and whose events are handed on. */
public record CheckedProgress(Consumer<String> events) implements Progress {
    @Override
    public void onStatus(int played, int all, List<String> score) {
        assertTrue(played <= all, score::toString);
    }

    @Override
    public void onEvent(String line) {
        events.accept(line);
    }
}
