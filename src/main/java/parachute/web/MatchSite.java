package parachute.web;

import io.javalin.http.Context;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;
import parachute.web.watch.MatchWatch;

/** A match that is being played. */
final class MatchSite implements WebSite {
    /** The match is sent no more often than that. */
    private static final Duration SHORTEST_PAUSE = Duration.ofMillis(400);

    /** After this time without news a comment shows whether the page is still there. */
    private static final Duration SIGN_OF_LIFE = Duration.ofSeconds(2);

    /** How long the end of the server waits until all pages have got the end of the match. */
    private static final Duration LONGEST_END = Duration.ofSeconds(3);

    private final MatchWatch match;
    /** Those that are open. */
    private final Phaser streams = new Phaser(1);

    MatchSite(MatchWatch match) {
        this.match = match;
    }

    @Override
    public Map<String, String> pages() {
        return Map.of("/", "match.html");
    }

    @Override
    public void add(JavalinDefaultRoutingApi routes, BooleanSupplier closed) {
        routes.get("/api/match", request -> JsonAnswer.send(request, match.json()));
        routes.get("/api/match/events", request -> sendEvents(request, closed));
        routes.get("/api/match/games", request -> JsonAnswer.send(request, match.games()));
        routes.get("/api/match/games/{number}", request -> JsonAnswer.send(request, match.game(number(request))));
        routes.get(
                "/api/match/running.pgn",
                request -> request.contentType(PgnRoutes.PGN).result(match.runningPgn()));
    }

    private static int number(Context request) {
        String text = request.pathParam("number");
        if (!text.matches("\\d{1,9}")) {
            throw new RefusedException(Reason.INVALID, "the number of a game is a number");
        }
        return Integer.parseInt(text);
    }

    private void sendEvents(Context request, BooleanSupplier closed) throws IOException, InterruptedException {
        EventStream stream = new EventStream(request);
        streams.register();
        try {
            int seen = -1;
            boolean isLast = false;
            while (!isLast) {
                isLast = closed.getAsBoolean();
                int newest = match.await(seen, isLast ? Duration.ZERO : SIGN_OF_LIFE);
                if (newest == seen) {
                    stream.comment();
                } else {
                    seen = newest;
                    stream.send("match", match.json());
                    Thread.sleep(SHORTEST_PAUSE.toMillis());
                }
            }
        } finally {
            streams.arriveAndDeregister();
        }
    }

    @Override
    public void close() {
        try {
            streams.awaitAdvanceInterruptibly(streams.arrive(), LONGEST_END.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            // Of a page that does not take what is sent.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
