package parachute.web;

import io.javalin.http.Context;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import parachute.engine.book.BookMove;
import parachute.engine.book.EngineBook;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.VariantName;
import parachute.tools.analysis.report.GameJson;
import parachute.tools.analysis.report.HtmlReport;
import parachute.tools.opening.OpeningNames;
import parachute.web.json.EvaluationJson;
import parachute.web.json.GameLine;
import parachute.web.json.PgnRequest;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;
import parachute.web.json.RequestBody;
import parachute.web.search.Analyses;
import parachute.web.search.RunningWork;

/**
 * Games of texts, and the engine's analyses of positions and games. Searches are streams of events, and end when the
 * page closes the connection.
 */
final class AnalysisRoutes {
    private static final int MAX_LINES = 5;

    /** Nodes of each search of a game. */
    private static final int DEFAULT_NODES = 100_000, MAX_NODES = 10_000_000;

    /** The shortest time between two events. */
    private static final Duration MIN_PAUSE = Duration.ofMillis(150);

    /** After this time without an event a comment shows whether the page is still connected. */
    private static final Duration SIGN_OF_LIFE = Duration.ofMillis(500);

    /** A page that was forgotten searches no longer than this. */
    private static final Duration LONGEST = Duration.ofMinutes(15);

    private final Analyses analyses;
    private final LongRequests requests;
    private final BooleanSupplier closed;
    private final EngineBook book = new EngineBook();

    /**
     * Creates the routes to analyses.
     *
     * @param closed whether the server is shutting down, which ends streams of events
     */
    AnalysisRoutes(Analyses analyses, LongRequests requests, BooleanSupplier closed) {
        this.analyses = analyses;
        this.requests = requests;
        this.closed = closed;
        book.setOn(true);
    }

    void add(JavalinDefaultRoutingApi routes) {
        routes.get("/api/analysis", this::analyse);
        routes.get("/api/mate", this::proveMate);
        routes.post("/api/analysed-game", this::analyseGame);
        routes.post("/api/game-puzzles", this::findPuzzles);
        routes.post("/api/book", requests.json(body -> bookJson(GameLine.parse(body))));
        routes.post(
                "/api/evaluation",
                requests.json(body -> EvaluationJson.of(GameLine.parse(body).position())));
        routes.post("/api/pgn/read", requests.json(body -> Map.of("games", games(body))));
        routes.post("/api/pgn/page", this::sendPage);
    }

    private static List<GameJson> games(RequestBody body) {
        return PgnRequest.read(body.text("text"), name(body));
    }

    /** Sends games as a page to keep. */
    private void sendPage(Context request) throws InterruptedException {
        RequestBody body = JsonBody.of(request);
        byte[] bytes = requests.call(request, () -> {
            HtmlReport page = new HtmlReport();
            games(body).forEach(page::add);
            return page.bytes();
        });
        request.header("Content-Disposition", "attachment; filename=\"analysis.html\"")
                .contentType("text/html; charset=utf-8")
                .result(bytes);
    }

    /**
     * A move of the built-in book.
     *
     * @param share how often it is played, 0 to 1
     */
    private record BookMoveJson(String uci, String san, double share) {}

    /** Returns what is known of openings about a position: the moves of the book, and the name if it has one. */
    private Map<String, Object> bookJson(GameLine line) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("moves", bookMoves(line));
        OpeningNames.of(line.position()).ifPresent(opening -> json.put("opening", opening.text()));
        return json;
    }

    private List<BookMoveJson> bookMoves(GameLine line) {
        List<BookMove> moves = book.of(line.position().variant())
                .map(found -> found.moves(line.position()))
                .orElse(List.of());
        int total = moves.stream().mapToInt(BookMove::weight).sum();
        return moves.stream()
                .map(move -> {
                    GameLine.WrittenMove written =
                            line.written(List.of(move.move())).getFirst();
                    return new BookMoveJson(written.uci(), written.san(), (double) move.weight() / total);
                })
                .toList();
    }

    private void analyse(Context request) throws IOException, InterruptedException {
        GameLine line = requests.call(request, () -> line(request));
        GameLine searched = Boolean.parseBoolean(request.queryParam("threat")) ? line.passed() : line;
        int lines = lines(request);
        tell(searched, () -> analyses.analyse(searched, lines), request);
    }

    private void proveMate(Context request) throws IOException, InterruptedException {
        GameLine line = requests.call(request, () -> line(request));
        tell(line, () -> analyses.proveMate(line), request);
    }

    private void analyseGame(Context request) throws IOException, InterruptedException {
        RequestBody body = JsonBody.of(request);
        int nodes = body.optionalNumber("nodes").orElse(DEFAULT_NODES);
        if (nodes < 1 || nodes > MAX_NODES) {
            throw new RefusedException(Reason.INVALID, "\"nodes\" is a number from 1 to " + MAX_NODES);
        }
        tell(() -> analyses.analyseGame(body.text("pgn"), name(body), nodes), request);
    }

    private void findPuzzles(Context request) throws IOException, InterruptedException {
        RequestBody body = JsonBody.of(request);
        tell(() -> analyses.findPuzzles(body.text("pgn"), name(body)), request);
    }

    /** Returns the variant of a game that states none. */
    private static VariantName name(RequestBody body) {
        return GameLine.name(body.optionalText("variant"), body.flag("chess960"));
    }

    /** Returns the line that the address of a request names. */
    private static GameLine line(Context request) {
        Optional<String> variant = Optional.ofNullable(request.queryParam("variant"));
        Optional<String> fen = Optional.ofNullable(request.queryParam("fen")).filter(text -> !text.isEmpty());
        String moves = Optional.ofNullable(request.queryParam("moves")).orElse("");
        boolean chess960 = Boolean.parseBoolean(request.queryParam("chess960"));
        return GameLine.of(
                GameLine.name(variant, chess960), fen, moves.isEmpty() ? List.of() : List.of(moves.split(",")));
    }

    private static int lines(Context request) {
        String text = Optional.ofNullable(request.queryParam("lines")).orElse("1");
        if (!text.matches("[1-" + MAX_LINES + "]")) {
            throw new RefusedException(Reason.INVALID, "\"lines\" is a number from 1 to " + MAX_LINES);
        }
        return Integer.parseInt(text);
    }

    /** Sends the events of work on a position; a finished game has none. */
    private void tell(GameLine line, Supplier<RunningWork> begin, Context request)
            throws IOException, InterruptedException {
        if (LegalMoves.of(line.position()).size() == 0) {
            new EventStream(request)
                    .send("end", Map.of("reason", Outcome.of(line.position()).reason()));
            return;
        }
        tell(begin, request);
    }

    private void tell(Supplier<RunningWork> prepared, Context request) throws IOException, InterruptedException {
        try (RunningWork work = requests.call(request, prepared)) {
            EventStream stream = new EventStream(request);
            stream.comment(); // the second write fails if the page is gone already
            work.start();
            long begin = System.nanoTime();
            boolean isLate = false;
            while (!closed.getAsBoolean() && !work.isOver() && !isLate) {
                Optional<RunningWork.WorkEvent> event = work.await(SIGN_OF_LIFE);
                if (event.isPresent()) {
                    stream.send(event.get().name(), event.get().content());
                    Thread.sleep(MIN_PAUSE);
                } else {
                    stream.comment();
                }
                isLate = System.nanoTime() - begin > LONGEST.toNanos();
            }
            stream.send(
                    "end",
                    Map.of("reason", isLate ? "after " + LONGEST.toMinutes() + " minutes" : "the search has ended"));
        }
    }
}
