package parachute.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.web.WebClient.Answer;
import parachute.web.WebClient.Event;
import parachute.web.WebClient.Events;
import parachute.web.game.GameFolder;

/** Analyses as streams of events, over HTTP. */
class AnalysisRoutesTest {
    @TempDir
    private Path folder;

    private WebServer server;
    private WebClient client;

    @BeforeEach
    void open() {
        server = new WebServer(
                WebAddress.of(WebAddress.LOCAL_HOST, 0, Optional.empty()), new GameFolder(folder), complaint -> {});
        client = new WebClient(server.url());
    }

    @AfterEach
    void close() {
        client.close();
        server.close();
    }

    private Events analyse(String position) throws IOException, InterruptedException {
        return client.events("/api/analysis?" + position);
    }

    private static String fen(String fen) {
        return "fen=" + URLEncoder.encode(fen, StandardCharsets.UTF_8);
    }

    @Test
    void theBestLinesAreToldByRank() throws IOException, InterruptedException {
        try (Events events = analyse("variant=crazyhouse&moves=e2e4,d5&lines=3")) {
            Event event = events.next();
            while (event.data().get("lines").size() < 3) {
                event = events.next();
            }
            assertEquals("lines", event.name());
            assertTrue(event.data().get("depth").asInt() > 0);
            JsonNode best = event.data().get("lines").get(0);
            assertEquals(1, best.get("rank").asInt());
            assertTrue(best.has("cp"));
            assertEquals("exd5", best.at("/pv/0/san").asText());
            JsonNode chances = best.get("chances");
            assertEquals(
                    1,
                    chances.get("win").asDouble()
                            + chances.get("draw").asDouble()
                            + chances.get("loss").asDouble(),
                    1e-6);
        }
    }

    @Test
    void aMateIsToldInMoves() throws IOException, InterruptedException {
        try (Events events = analyse(fen("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"))) {
            Event event = events.next();
            while (event.data().at("/lines/0/mate").isMissingNode()) {
                event = events.next();
            }
            assertEquals(1, event.data().at("/lines/0/mate").asInt());
            assertEquals("Ra8#", event.data().at("/lines/0/pv/0/san").asText());
        }
    }

    @Test
    void aPositionWithoutMovesHasNoLines() throws IOException, InterruptedException {
        try (Events events = analyse("moves=f3,e5,g4,Qh4")) {
            Event end = events.next();
            assertEquals("end", end.name());
            assertEquals("Black mates", end.data().get("reason").asText());
            events.awaitEnd();
        }
    }

    @Test
    void theSearchEndsWithItsConnection() throws IOException, InterruptedException {
        Events events = analyse("");
        events.next();
        assertEquals(1, server.analyses());
        events.close();
        awaitNoAnalysis(server, Duration.ofSeconds(2));
    }

    @Test
    void theEndOfTheServerEndsAnAnalysis() throws IOException, InterruptedException {
        try (Events events = analyse("")) {
            events.next();
            server.close();
            awaitNoAnalysis(server, Duration.ofSeconds(2));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "lines=9,            400 \"lines\" is a number from 1 to 5",
        "fen=nonsense,       400 ",
        "variant=draughts,   400 ",
        "'moves=e4,e4',      422 \"e4\" is no legal move in "
    })
    void whatCannotBeAnalysedIsRefused(String position, String refusal) throws IOException, InterruptedException {
        Answer answer = client.get("/api/analysis?" + position);
        assertTrue(answer.refusal().startsWith(refusal.strip()), answer::body);
        assertEquals(0, server.analyses());
    }

    /** Only asking shows that none runs any more. */
    static void awaitNoAnalysis(WebServer server, Duration atMost) throws InterruptedException {
        long begin = System.nanoTime();
        while (server.analyses() > 0) {
            assertTrue(System.nanoTime() - begin < atMost.toNanos(), () -> server.analyses() + " analyses run on");
            Thread.sleep(10);
        }
    }
}
