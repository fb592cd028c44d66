package parachute.web;

import io.javalin.http.Context;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import parachute.web.game.WebGame;
import parachute.web.game.WebGames;
import parachute.web.json.GameLine;
import parachute.web.json.RequestBody;

/** Requests about games, and about positions without a game. */
final class GameRoutes {
    /** After this time without an event a comment shows whether the page is still connected. */
    private static final Duration SIGN_OF_LIFE = Duration.ofSeconds(2);

    private static final int CREATED = 201, NO_CONTENT = 204;

    private final WebGames games;
    private final BooleanSupplier closed;

    /**
     * Creates the routes to games.
     *
     * @param closed whether the server is shutting down, which ends streams of events
     */
    GameRoutes(WebGames games, BooleanSupplier closed) {
        this.games = games;
        this.closed = closed;
    }

    void add(JavalinDefaultRoutingApi routes) {
        routes.get("/api/variants", request -> JsonAnswer.send(request, Choices.json()));
        routes.post(
                "/api/position",
                request -> JsonAnswer.send(
                        request, GameLine.parse(JsonAnswer.body(request)).json()));
        routes.get(
                "/api/games",
                request -> JsonAnswer.send(
                        request,
                        games.newestFirst().stream().map(WebGame::summaryJson).toList()));
        routes.post("/api/games", request -> created(request, games.create(JsonAnswer.body(request))));
        routes.get("/api/games/{id}", request -> {
            WebGame game = game(request);
            game.wake();
            JsonAnswer.send(request, game.json());
        });
        routes.delete("/api/games/{id}", request -> {
            games.delete(request.pathParam("id"));
            request.status(NO_CONTENT);
        });
        routes.get("/api/games/{id}/events", this::events);
        routes.get("/api/games/{id}/pgn", this::pgn);
        routes.post("/api/games/{id}/moves", request -> {
            RequestBody body = JsonAnswer.body(request);
            WebGame game = game(request);
            OptionalInt after = body.optionalNumber("after");
            game.move(body.text("move"), after);
            JsonAnswer.send(request, game.json(after.orElse(0)));
        });
        routes.post("/api/games/{id}/takeback", request -> {
            WebGame game = game(request);
            game.takeBack();
            JsonAnswer.send(request, game.json());
        });
        routes.post("/api/games/{id}/resign", request -> {
            WebGame game = game(request);
            game.resign();
            JsonAnswer.send(request, game.json());
        });
        routes.post("/api/games/{id}/draw", this::draw);
        routes.post(
                "/api/games/{id}/hint",
                request -> JsonAnswer.send(request, game(request).hint()));
        routes.post(
                "/api/games/{id}/rematch",
                request ->
                        created(request, games.create(game(request).settings().exchanged())));
    }

    private WebGame game(Context request) {
        return games.get(request.pathParam("id"));
    }

    private static void created(Context request, WebGame game) {
        request.status(CREATED).header("Location", "/api/games/" + game.id());
        JsonAnswer.send(request, game.json());
    }

    private void draw(Context request) {
        WebGame game = game(request);
        boolean agreed = game.offerDraw();
        Map<String, Object> json = new LinkedHashMap<>(game.json());
        if (!agreed) {
            json.put("declined", true);
        }
        JsonAnswer.send(request, json);
    }

    private void pgn(Context request) {
        WebGame game = game(request);
        request.header("Content-Disposition", "attachment; filename=\"parachute-" + game.id() + ".pgn\"")
                .contentType(PgnRoutes.PGN)
                .result(game.pgn());
    }

    private void events(Context request) throws IOException, InterruptedException {
        try (WebGame.Watch watch = game(request).watch()) {
            EventStream stream = new EventStream(request);
            while (!closed.getAsBoolean() && !watch.isAtEnd()) {
                Optional<Map<String, Object>> game = watch.await(SIGN_OF_LIFE);
                if (game.isPresent()) {
                    stream.send("game", game.get());
                } else {
                    stream.comment();
                }
            }
        }
    }
}
