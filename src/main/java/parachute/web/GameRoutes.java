package parachute.web;

import io.javalin.http.Context;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import parachute.engine.strength.Level;
import parachute.engine.strength.Strength;
import parachute.rules.board.StartPosition;
import parachute.rules.board.Variant;
import parachute.web.game.GameWatch;
import parachute.web.game.WebGame;
import parachute.web.game.WebGames;
import parachute.web.json.GameLine;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;
import parachute.web.json.RequestBody;

/** Requests about games, and about positions without a game. */
final class GameRoutes {
    /** After this time without an event a comment shows whether the page is still connected. */
    private static final Duration SIGN_OF_LIFE = Duration.ofSeconds(2);

    /** The content type of PGN. */
    static final String PGN = "application/x-chess-pgn; charset=utf-8";

    private static final int CREATED = 201, NO_CONTENT = 204;

    private final WebGames games;
    private final LongRequests requests;
    private final BooleanSupplier closed;

    /**
     * Creates the routes to games.
     *
     * @param closed whether the server is shutting down, which ends streams of events
     */
    GameRoutes(WebGames games, LongRequests requests, BooleanSupplier closed) {
        this.games = games;
        this.requests = requests;
        this.closed = closed;
    }

    void add(JavalinDefaultRoutingApi routes) {
        routes.get("/api/variants", request -> request.json(choices()));
        routes.post("/api/position", requests.json(body -> GameLine.parse(body).json()));
        routes.get(
                "/api/games",
                request -> request.json(
                        games.newestFirst().stream().map(WebGame::summaryJson).toList()));
        routes.post("/api/games", request -> created(request, games.create(JsonBody.of(request))));
        routes.get("/api/games/{id}", request -> {
            WebGame game = game(request);
            game.wake();
            request.json(game.json());
        });
        routes.delete("/api/games/{id}", request -> {
            games.delete(request.pathParam("id"));
            request.status(NO_CONTENT);
        });
        routes.get("/api/games/{id}/events", request -> send(game(request), new EventStream(request)));
        routes.get("/api/events", this::sendSeveral);
        routes.get("/api/games/{id}/pgn", this::pgn);
        routes.post("/api/games/{id}/moves", request -> {
            RequestBody body = JsonBody.of(request);
            OptionalInt after = body.optionalNumber("after");
            WebGame game = game(request);
            game.move(body.text("move"), after);
            request.json(game.json(after.orElse(0)));
        });
        routes.post("/api/games/{id}/takeback", request -> change(request, WebGame::takeBack));
        routes.post("/api/games/{id}/resign", request -> change(request, WebGame::resign));
        routes.post("/api/games/{id}/draw", this::draw);
        routes.post(
                "/api/games/{id}/hint", request -> request.json(game(request).hint()));
        routes.post(
                "/api/games/{id}/rematch",
                request ->
                        created(request, games.create(game(request).settings().exchanged())));
    }

    /** Returns the choices for a game: variants and strengths of the engine. */
    private static Map<String, Object> choices() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put(
                "variants",
                Arrays.stream(Variant.values()).map(GameRoutes::variant).toList());
        json.put("levels", levels());
        json.put("elo", Map.of("lowest", Strength.MIN, "highest", Strength.MAX));
        return json;
    }

    private static Map<String, Object> variant(Variant variant) {
        String name = variant.uciName();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", name);
        json.put("title", name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1));
        json.put("drops", variant.hasDrops());
        json.put("start", GameLine.startFen(variant, StartPosition.STANDARD));
        return json;
    }

    private static List<Map<String, Object>> levels() {
        return Arrays.stream(Level.values())
                .map(level -> {
                    Map<String, Object> json = new LinkedHashMap<>();
                    json.put("name", level.label());
                    json.put("number", level.number());
                    level.strength().ifPresent(strength -> json.put("elo", strength.elo()));
                    return json;
                })
                .toList();
    }

    private void change(Context request, Consumer<WebGame> action) {
        WebGame game = game(request);
        action.accept(game);
        request.json(game.json());
    }

    private WebGame game(Context request) {
        return games.get(request.pathParam("id"));
    }

    private static void created(Context request, WebGame game) {
        request.status(CREATED).header("Location", "/api/games/" + game.id());
        request.json(game.json());
    }

    private void draw(Context request) {
        WebGame game = game(request);
        boolean agreed = game.offerDraw();
        Map<String, Object> json = new LinkedHashMap<>(game.json());
        if (!agreed) {
            json.put("declined", true);
        }
        request.json(json);
    }

    private void pgn(Context request) {
        WebGame game = game(request);
        request.header("Content-Disposition", "attachment; filename=\"parachute-" + game.id() + ".pgn\"")
                .contentType(PGN)
                .result(game.pgn());
    }

    /** Sends the changes of several games over one connection: a browser has few of them for all its pages. */
    private void sendSeveral(Context request) throws IOException, InterruptedException {
        List<String> ids = Arrays.stream(Optional.ofNullable(request.queryParam("games"))
                        .orElse("")
                        .split(","))
                .filter(id -> !id.isEmpty())
                .distinct()
                .toList();
        if (ids.isEmpty()) {
            throw new RefusedException(Reason.INVALID, "\"games\" names no game");
        }
        EventStream stream = new EventStream(request);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<?> sending : threads.invokeAll(ids.stream()
                    .map(id -> Executors.callable(() -> sendUntilGone(id, stream)))
                    .toList())) {
                sending.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private void sendUntilGone(String id, EventStream stream) {
        try {
            Optional<WebGame> game = games.find(id);
            if (game.isPresent()) {
                send(game.get(), stream);
            }
            if (!closed.getAsBoolean()) {
                stream.send("gone", Map.of("id", id));
            }
        } catch (IOException e) {
            // The page is closed.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void send(WebGame game, EventStream stream) throws IOException, InterruptedException {
        try (GameWatch watch = game.watch()) {
            while (!closed.getAsBoolean() && !watch.isAtEnd()) {
                Optional<Map<String, Object>> news = watch.await(SIGN_OF_LIFE);
                if (news.isPresent()) {
                    stream.send("game", news.get());
                } else {
                    stream.comment();
                }
            }
        }
    }
}
