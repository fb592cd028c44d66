package parachute.web;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import parachute.engine.strength.Level;
import parachute.engine.strength.Strength;
import parachute.rules.board.StartPosition;
import parachute.rules.board.Variant;
import parachute.web.json.GameLine;

/** The choices for a game: variants and strengths of the engine. */
final class Choices {
    private Choices() {}

    static Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put(
                "variants",
                Arrays.stream(Variant.values()).map(Choices::variant).toList());
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
}
