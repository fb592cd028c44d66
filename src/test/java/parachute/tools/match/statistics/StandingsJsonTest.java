package parachute.tools.match.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The table of a match as programs read it. */
class StandingsJsonTest {
    private static final List<String> SCORE_KEYS = List.of(
            "games",
            "points",
            "wins",
            "draws",
            "losses",
            "score",
            "drawRatio",
            "elo",
            "eloError",
            "eloLow",
            "eloHigh",
            "los",
            "pairs",
            "pairRatio",
            "pairDrawRatio",
            "normalizedElo",
            "normalizedEloError");

    @TempDir
    private Path folder;

    @Test
    void everyScoreHasTheSameKeysInTheSameOrder() throws Exception {
        JsonNode report = report(game("1.1", "A", "B", "1-0"), game("1.2", "B", "A", "1/2-1/2"));
        assertEquals(List.of("games", "engines", "pairings"), keys(report));
        List<String> engine = new ArrayList<>(SCORE_KEYS);
        engine.add(0, "name");
        engine.add("faults");
        assertEquals(engine, keys(report.at("/engines/0")));
        List<String> pairing = new ArrayList<>(SCORE_KEYS);
        pairing.addAll(0, List.of("first", "second"));
        assertEquals(pairing, keys(report.at("/pairings/0")));
    }

    @Test
    void whatIsCountedIsWritten() throws Exception {
        JsonNode report = report(game("1.1", "A", "B", "1-0"), game("1.2", "B", "A", "1/2-1/2"));
        JsonNode first = report.at("/engines/0");
        assertEquals(2, report.path("games").intValue());
        assertEquals(1.5, first.path("points").doubleValue());
        assertEquals(0.75, first.path("score").doubleValue());
        assertEquals(0.5, first.path("drawRatio").doubleValue());
        assertEquals(190.8, first.path("elo").doubleValue(), 0.1);
        assertEquals(
                List.of(0, 0, 0, 1, 0),
                IntStream.range(0, 5)
                        .mapToObj(halves -> first.at("/pairs/" + halves).intValue())
                        .toList());
    }

    @Test
    void theTestHasItsScaleAndWhatIsStillToBeExpected() {
        Map<String, Object> test =
                StandingsJson.sprt(Sprt.parse(Map.of("model", "normalized")), new Standings(List.of("A", "B")));
        assertEquals("normalized", test.get("model"));
        assertEquals(0.0, test.get("llr"));
        assertEquals(List.of("elo0", "elo1", "model", "llr", "lower", "upper", "decision"), List.copyOf(test.keySet()));
    }

    @Test
    void eloWithoutBoundIsNull() throws Exception {
        JsonNode report = report(game("1.1", "A", "B", "1-0"));
        for (String engine : List.of("/engines/0", "/engines/1")) {
            assertTrue(report.at(engine + "/elo").isNull(), report::toPrettyString);
            assertTrue(report.at(engine + "/eloError").isNull(), report::toPrettyString);
        }
        assertEquals(-233.8, report.at("/engines/0/eloLow").doubleValue(), 0.1);
        assertTrue(report.at("/engines/0/eloHigh").isNull(), report::toPrettyString);
        assertEquals(233.8, report.at("/engines/1/eloHigh").doubleValue(), 0.1);
    }

    @Test
    void namesAreWrittenAsTheyStandInTheGames() throws Exception {
        String name = "a \\\"quoted\\\" \\\\ ü";
        assertEquals(
                "a \"quoted\" \\ ü",
                report(game("1.1", name, "B", "1-0")).at("/engines/0/name").textValue());
    }

    private JsonNode report(String... games) throws Exception {
        Path pgn = Files.writeString(folder.resolve("games.pgn"), String.join("", games));
        return new JsonMapper().readTree(StandingsJson.format(Standings.read(pgn), Optional.empty()));
    }

    private static List<String> keys(JsonNode object) {
        List<String> keys = new ArrayList<>();
        object.fieldNames().forEachRemaining(keys::add);
        return keys;
    }

    private static String game(String round, String white, String black, String result) {
        return """
                [White "%s"]
                [Black "%s"]
                [Round "%s"]

                1. e4 %s

                """.formatted(white, black, round, result);
    }
}
