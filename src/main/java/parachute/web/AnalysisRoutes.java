package parachute.web;

import io.javalin.http.Context;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.Outcome;
import parachute.web.json.GameLine;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;
import parachute.web.search.Analyses;
import parachute.web.search.RunningAnalysis;

/** The analysis of a position as a stream of events. It ends when the page closes the connection. */
final class AnalysisRoutes {
    private static final int MOST_LINES = 5;

    /** Lines are sent no more often than that. */
    private static final Duration SHORTEST_PAUSE = Duration.ofMillis(150);

    /** After this time without lines a comment shows whether the page is still there. */
    private static final Duration SIGN_OF_LIFE = Duration.ofMillis(500);

    /** A page that was forgotten searches no longer than this. */
    private static final Duration LONGEST = Duration.ofMinutes(15);

    private final Analyses analyses;
    private final BooleanSupplier closed;

    /**
     * The routes to analyses.
     *
     * @param closed whether the server ends, so that streams of events have to
     */
    AnalysisRoutes(Analyses analyses, BooleanSupplier closed) {
        this.analyses = analyses;
        this.closed = closed;
    }

    void add(JavalinDefaultRoutingApi routes) {
        routes.get("/api/analysis", this::analyse);
    }

    private void analyse(Context request) throws IOException, InterruptedException {
        Optional<String> variant = Optional.ofNullable(request.queryParam("variant"));
        Optional<String> fen = Optional.ofNullable(request.queryParam("fen")).filter(text -> !text.isEmpty());
        String moves = Optional.ofNullable(request.queryParam("moves")).orElse("");
        boolean chess960 = Boolean.parseBoolean(request.queryParam("chess960"));
        GameLine line = GameLine.of(
                GameLine.name(variant, chess960), fen, moves.isEmpty() ? List.of() : List.of(moves.split(",")));
        int lines = lines(request);
        if (LegalMoves.of(line.position()).size() == 0) {
            new EventStream(request)
                    .send("end", Map.of("reason", Outcome.of(line.position()).reason()));
            return;
        }
        try (RunningAnalysis analysis = analyses.start(line, lines)) {
            tell(analysis, new EventStream(request));
        }
    }

    private static int lines(Context request) {
        String text = Optional.ofNullable(request.queryParam("lines")).orElse("1");
        if (!text.matches("[1-" + MOST_LINES + "]")) {
            throw new RefusedException(Reason.INVALID, "\"lines\" is a number from 1 to " + MOST_LINES);
        }
        return Integer.parseInt(text);
    }

    private void tell(RunningAnalysis analysis, EventStream stream) throws IOException, InterruptedException {
        long begin = System.nanoTime();
        while (!closed.getAsBoolean() && !analysis.hasEnded()) {
            if (System.nanoTime() - begin > LONGEST.toNanos()) {
                stream.send("end", Map.of("reason", "after " + LONGEST.toMinutes() + " minutes"));
                return;
            }
            Optional<Map<String, Object>> lines = analysis.await(SIGN_OF_LIFE);
            if (lines.isPresent()) {
                stream.send("lines", lines.get());
                Thread.sleep(SHORTEST_PAUSE);
            } else {
                stream.comment();
            }
        }
        stream.send("end", Map.of("reason", "the search has ended"));
    }
}
