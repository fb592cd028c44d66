package parachute.web;

import io.javalin.http.Context;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.util.List;
import java.util.Map;
import parachute.tools.analysis.report.GameJson;
import parachute.tools.analysis.report.HtmlReport;
import parachute.web.json.GameLine;
import parachute.web.json.PgnRequest;
import parachute.web.json.RequestBody;

/** Games of texts in PGN: for the page, and as a page to keep. */
final class PgnRoutes {
    /** The content type of PGN. */
    static final String PGN = "application/x-chess-pgn; charset=utf-8";

    void add(JavalinDefaultRoutingApi routes) {
        routes.post("/api/pgn/read", request -> JsonAnswer.send(request, Map.of("games", games(request))));
        routes.post("/api/pgn/page", PgnRoutes::page);
    }

    private static List<GameJson> games(Context request) {
        RequestBody body = JsonAnswer.body(request);
        return PgnRequest.read(
                body.text("text"),
                GameLine.name(body.optionalText("variant"), false).variant());
    }

    private static void page(Context request) {
        HtmlReport page = new HtmlReport();
        games(request).forEach(page::add);
        request.header("Content-Disposition", "attachment; filename=\"analysis.html\"")
                .contentType("text/html; charset=utf-8")
                .result(page.bytes());
    }
}
