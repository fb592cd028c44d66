package parachute.web;

import io.javalin.http.Context;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import parachute.rules.board.Variant;
import parachute.rules.notation.PgnEntry;
import parachute.tools.analysis.report.HtmlReport;
import parachute.tools.analysis.report.ReportReader;
import parachute.web.json.GameLine;
import parachute.web.json.PgnJson;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;
import parachute.web.json.RequestBody;

/** Games of texts: from PGN, to PGN, and as a page to keep. */
final class PgnRoutes {
    /** The content type of PGN. */
    static final String PGN = "application/x-chess-pgn; charset=utf-8";

    /** Games of a text that are listed; any of the others can be asked for as well. */
    private static final int MOST_LISTED = 1_000;

    void add(JavalinDefaultRoutingApi routes) {
        routes.post("/api/pgn/read", PgnRoutes::read);
        routes.post("/api/pgn/write", PgnRoutes::write);
        routes.post("/api/pgn/page", PgnRoutes::page);
    }

    private static void read(Context request) throws IOException {
        RequestBody body = JsonAnswer.body(request);
        List<PgnEntry> games = PgnJson.games(body.text("text"));
        int number = body.optionalNumber("number").orElse(1);
        if (number < 1 || number > games.size()) {
            throw new RefusedException(Reason.INVALID, "the text has games 1 to " + games.size());
        }
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("count", games.size());
        json.put(
                "games",
                games.stream()
                        .limit(MOST_LISTED)
                        .map(entry -> PgnJson.summary(entry.game()))
                        .toList());
        json.put("game", PgnJson.of(games.get(number - 1), variant(body)));
        JsonAnswer.send(request, json);
    }

    private static void write(Context request) throws IOException {
        request.contentType(PGN).result(PgnJson.write(JsonAnswer.body(request)));
    }

    private static void page(Context request) throws IOException {
        RequestBody body = JsonAnswer.body(request);
        HtmlReport page = new HtmlReport();
        PgnJson.games(body.text("text"))
                .forEach(entry -> page.add(ReportReader.read(PgnJson.replay(entry.game(), variant(body)))));
        request.header("Content-Disposition", "attachment; filename=\"analysis.html\"")
                .contentType("text/html; charset=utf-8")
                .result(page.bytes());
    }

    private static Variant variant(RequestBody body) {
        return GameLine.name(body.optionalText("variant"), false).variant();
    }
}
