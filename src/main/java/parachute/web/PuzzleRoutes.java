package parachute.web;

import io.javalin.http.Context;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import parachute.rules.board.Variant;
import parachute.tools.puzzle.PuzzleFile;
import parachute.web.json.GameLine;
import parachute.web.json.PuzzleJson;

/** The puzzles that are part of the program. What a page knows of its user stays in the browser. */
final class PuzzleRoutes {
    /** What was sent already. */
    private final Map<Variant, List<PuzzleJson>> sets = new ConcurrentHashMap<>();

    void add(JavalinDefaultRoutingApi routes) {
        routes.get("/api/puzzles", request -> request.json(Map.of("puzzles", puzzles(request))));
    }

    /** The puzzles of a variant, or of both that with a name. */
    private List<PuzzleJson> puzzles(Context request) {
        Optional<String> id = Optional.ofNullable(request.queryParam("id"));
        if (id.isPresent()) {
            return Arrays.stream(Variant.values())
                    .flatMap(variant -> of(variant).stream())
                    .filter(puzzle -> puzzle.id().equals(id.get()))
                    .toList();
        }
        return of(GameLine.name(Optional.ofNullable(request.queryParam("variant")), false)
                .variant());
    }

    private List<PuzzleJson> of(Variant variant) {
        return sets.computeIfAbsent(
                variant,
                each -> PuzzleFile.builtIn(each).stream().map(PuzzleJson::of).toList());
    }
}
