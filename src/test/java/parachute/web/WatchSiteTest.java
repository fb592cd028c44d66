package parachute.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import parachute.rules.board.Variant;
import parachute.tools.levels.Ladder;
import parachute.tools.match.game.MatchEvent;
import parachute.tools.match.game.MatchEvent.MoveMade;
import parachute.tools.progress.ProgressPart;
import parachute.tools.watch.WatchedWork;

/** Work that is watched, over HTTP. */
@Timeout(60)
class WatchSiteTest {
    private final Path page;
    private final WatchedWork watch;
    private final LocalServer server;

    WatchSiteTest(@TempDir Path folder) {
        page = folder.resolve("page.html");
        watch = new WatchedWork("Analysis", Optional.of(page));
        WebServer listening = new WebServer(WebAddress.of(WebAddress.LOCAL_HOST, 0, Optional.empty()), watch);
        server = new LocalServer(listening, new WebClient(listening.url()));
    }

    @AfterEach
    void stopServer() {
        server.close();
    }

    @Test
    void theStateIsSentWheneverSomethingHasHappened() throws Exception {
        try (WebClient.Events events = server.client().events("/api/watch/events")) {
            assertEquals("state", events.next().name());
            watch.show("Positions", new ProgressPart.Bar(1, 2, "1 of 2"));
            WebClient.Event event = events.next();
            assertTrue(event.data().findValuesAsText("text").contains("1 of 2"), event::toString);
            assertEquals(event.data(), server.client().get("/api/watch").json());
        }
    }

    /** A page with a script of its own gets no access to the others. */
    @Test
    void thePageOfTheWorkIsServedInASandboxWhenItIsThere() throws Exception {
        assertEquals(
                "404 no page has been written yet",
                server.client().get("/report").refusal());
        Files.writeString(page, "<p>page");
        WebClient.Answer answer = server.client().get("/report");
        assertEquals("<p>page", answer.body());
        assertTrue(answer.header("Content-Security-Policy").startsWith("sandbox allow-scripts; default-src 'none'"));
    }

    /** For a broadcast: games of levels are there while they are played, as those of a match are. */
    @Test
    void gamesInProgressAreThereAsPgn() throws Exception {
        String[] pgn = {""};
        try (Ladder ladder = new Ladder(Variant.CRAZYHOUSE, 1, 50, 20, 1, 1)) {
            ladder.measure(
                    played -> {
                        throw new IllegalStateException("that is far enough");
                    },
                    header -> asking(watch.match(header), pgn));
        } catch (IllegalStateException e) {
            // One match has been played.
        }
        assertTrue(pgn[0].contains("[White \"1 newcomer\"]\n[Black \"random moves\"]\n[Result \"*\"]"), pgn[0]);
        assertTrue(server.client().get("/api/watch/running.pgn").body().isEmpty(), "all games are over");
        assertEquals(2, server.client().get("/api/watch/games").json().size());
    }

    /** A match that asks the server after a move, as a broadcast would. */
    private Consumer<MatchEvent> asking(Consumer<MatchEvent> match, String[] pgn) {
        return match.andThen(event -> {
            if (event instanceof MoveMade move
                    && pgn[0].isEmpty()
                    && move.game().moves().size() == 1) {
                pgn[0] = ask();
            }
        });
    }

    private String ask() {
        try {
            return server.client().get("/api/watch/running.pgn").body();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
