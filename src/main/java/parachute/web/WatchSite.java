package parachute.web;

import io.javalin.http.Context;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import parachute.tools.page.WebPage;
import parachute.tools.watch.WatchedWork;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;

/** Work that is watched while it is done. */
final class WatchSite implements WebServer.Site {
    /** The shortest time between two states sent. */
    private static final Duration MIN_PAUSE = Duration.ofMillis(400);

    /** After this time without news a comment shows whether the page is still connected. */
    private static final Duration SIGN_OF_LIFE = Duration.ofSeconds(2);

    /** How long the server waits at its end until all pages have received the end of the watch, with its games. */
    private static final Duration MAX_END = Duration.ofSeconds(10);

    private final WatchedWork watch;
    /** Those that are open. */
    private final Phaser streams = new Phaser(1);

    WatchSite(WatchedWork watch) {
        this.watch = watch;
    }

    @Override
    public Map<String, WebPage> pages() {
        return Map.of("/", WebPage.WATCH);
    }

    @Override
    public void add(JavalinDefaultRoutingApi routes, BooleanSupplier closed) {
        routes.get("/api/watch", request -> request.json(watch.json()));
        routes.get("/api/watch/events", request -> sendEvents(request, closed));
        routes.get("/api/watch/games", request -> request.json(watch.games()));
        routes.get("/api/watch/games/{number}", request -> sendGame(request));
        routes.get(
                "/api/watch/running.pgn",
                request -> request.contentType(GameRoutes.PGN).result(watch.runningPgn()));
        routes.get("/report", this::sendReport);
    }

    /** Sends a page with inline script and style, which gets no access to the rest of this site. */
    private void sendReport(Context request) throws IOException {
        Path report =
                watch.report().orElseThrow(() -> new RefusedException(Reason.UNKNOWN, "no page has been written yet"));
        request.header(
                "Content-Security-Policy",
                "sandbox allow-scripts; default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline' data:;"
                        + " img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
        // Browsers refuse the stricter policy of other responses together with a sandbox.
        request.header("Cross-Origin-Opener-Policy", "unsafe-none");
        request.contentType("text/html; charset=utf-8").result(Files.readAllBytes(report));
    }

    private void sendGame(Context request) {
        String number = request.pathParam("number");
        if (!number.matches("\\d{1,9}")) {
            throw new RefusedException(Reason.INVALID, "the number of a game is a number");
        }
        request.json(watch.game(Integer.parseInt(number))
                .orElseThrow(() -> new RefusedException(
                        Reason.UNKNOWN, "game " + number + " is not one of the last finished games")));
    }

    private void sendEvents(Context request, BooleanSupplier closed) throws IOException, InterruptedException {
        EventStream stream = new EventStream(request);
        streams.register();
        try {
            int seen = -1;
            boolean isLast = false;
            while (!isLast) {
                isLast = closed.getAsBoolean();
                int newest = watch.await(seen, isLast ? Duration.ZERO : SIGN_OF_LIFE);
                if (newest == seen) {
                    stream.comment();
                } else {
                    seen = newest;
                    stream.send("state", watch.json());
                    Thread.sleep(MIN_PAUSE.toMillis());
                }
            }
            stream.send("games", watch.wholeGames());
        } finally {
            streams.arriveAndDeregister();
        }
    }

    @Override
    public void close() {
        try {
            streams.awaitAdvanceInterruptibly(streams.arrive(), MAX_END.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            // The page does not take what is sent.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
