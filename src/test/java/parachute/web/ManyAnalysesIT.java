package parachute.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parachute.web.WebClient.Events;
import parachute.web.game.GameFolder;

/** As many analyses at a time as there may be. */
class ManyAnalysesIT {
    /** The number that has to run at a time in the heap of the tests. */
    private static final int MANY = 40;

    @TempDir
    private Path folder;

    @Test
    void allGoOnAndWithMoreThereIsAClearAnswer() throws IOException, InterruptedException {
        WebAddress address = WebAddress.of(WebAddress.LOCAL_HOST, 0, Optional.empty());
        try (WebServer server = new WebServer(address, new GameFolder(folder), complaint -> {});
                WebClient client = new WebClient(server.url())) {
            List<Events> all = new ArrayList<>();
            IOException refusal = assertThrows(IOException.class, () -> {
                while (true) {
                    all.add(client.events("/api/analysis?lines=2"));
                }
            });
            assertTrue(all.size() >= MANY, refusal::getMessage);
            assertEquals(
                    "503 {\"error\":\"" + all.size()
                            + " analyses are running, the most that this machine has room for\"}",
                    refusal.getMessage());
            for (Events events : all) {
                long begin = nodes(events);
                while (nodes(events) == begin) {
                    // It goes on.
                }
            }
            for (Events events : all) {
                events.close();
            }
            AnalysisRoutesTest.awaitNoAnalysis(server, Duration.ofSeconds(5));
            client.events("/api/analysis").close();
        }
    }

    /** Waits for lines, and answers how many nodes were searched for them. */
    private static long nodes(Events events) throws IOException {
        return events.next().data().get("nodes").asLong();
    }
}
