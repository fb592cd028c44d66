package parachute.web;

import io.javalin.http.Context;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.tools.puzzle.Puzzle;
import parachute.tools.puzzle.PuzzleFile;
import parachute.web.json.GameLine;

/** The puzzles that are part of the program. What a page knows of its user stays in the browser. */
final class PuzzleRoutes {
    void add(JavalinDefaultRoutingApi routes) {
        routes.get("/api/puzzles", request -> JsonAnswer.send(request, Map.of("puzzles", puzzles(request))));
    }

    /**
     * A puzzle for a page.
     *
     * @param fen the position before the mistake
     * @param moves the mistake and the solution in coordinate notation, with spaces between them
     * @param themes words with spaces between them
     */
    private record PuzzleJson(
            String id, String fen, String moves, int rating, int deviation, String themes, String source) {
        static PuzzleJson of(Puzzle puzzle) {
            return new PuzzleJson(
                    puzzle.id(),
                    puzzle.fen(),
                    puzzle.moves().stream().map(CoordinateMove::format).collect(Collectors.joining(" ")),
                    puzzle.rating(),
                    puzzle.deviation(),
                    String.join(" ", puzzle.themes()),
                    puzzle.source());
        }
    }

    private static List<PuzzleJson> puzzles(Context request) {
        Variant variant = GameLine.name(Optional.ofNullable(request.queryParam("variant")), false)
                .variant();
        return PuzzleFile.builtIn(variant).stream().map(PuzzleJson::of).toList();
    }
}
