package parachute.rules.pgn;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.List;
import java.util.Map;
import parachute.io.Resource;
import parachute.tools.json.Json;

/**
 * What this program and its pages write alike.
 *
 * @param symbols those of glyphs
 * @param games texts of games
 */
public record WrittenGames(Map<Integer, String> symbols, List<Game> games) {
    /**
     * A game.
     *
     * @param about what is special about it
     * @param text as it is read
     * @param written as it is written
     */
    public record Game(String about, String text, String written) {}

    /** Those of the tests. */
    public static WrittenGames all() {
        try {
            return Json.parse(Resource.text(WrittenGames.class, "written-games.json"), WrittenGames.class)
                    .orElseThrow();
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }
}
