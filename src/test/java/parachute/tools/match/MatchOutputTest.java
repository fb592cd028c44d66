package parachute.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parachute.tools.match.ScriptedMatches.engine;
import static parachute.tools.match.ScriptedMatches.plan;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import parachute.rules.board.Variant;
import parachute.rules.notation.Epd;
import parachute.rules.notation.VariantName;
import parachute.rules.pgn.PgnReader;
import parachute.tools.match.game.MatchEvent.MoveMade;

/** Files that a match writes in addition to its games. */
@DisabledOnOs(OS.WINDOWS)
class MatchOutputTest {
    @TempDir
    private Path folder;

    @Test
    void eachGameHasALineAsSoonAsItIsOver() throws Exception {
        Path json = folder.resolve("games.jsonl");
        Path epd = folder.resolve("last.epd");
        Path live = folder.resolve("live.pgn");
        MatchPlan plan =
                plan(1, folder.resolve("games.pgn"), false, engine("cecp", "resign"), engine("cecp", "nothing"));
        MatchFiles files = new MatchFiles(plan.files().pgn(), Optional.of(epd), Optional.of(json), Optional.of(live));
        List<String> results = new ArrayList<>();
        new Match(withFiles(plan, files), event -> {
                    if (event instanceof MoveMade) {
                        results.add(runningResult(live));
                    }
                })
                .play();
        assertEquals("*", results.getFirst());
        assertFalse(Files.exists(live));
        List<String> games = Files.readAllLines(json);
        assertEquals(2, games.size());
        JsonNode game = new JsonMapper().readTree(games.getFirst());
        assertEquals("1.1", game.path("round").asText());
        assertEquals("0-1", game.path("result").asText());
        assertEquals("White resigns", game.path("end").asText());
        assertEquals(4, game.path("moves").size());
        List<String> last = Files.readAllLines(epd);
        assertEquals(2, last.size());
        Epd position = Epd.parse(last.getFirst(), new VariantName(Variant.CRAZYHOUSE, false), warning -> {});
        assertEquals("round 1.1", position.operand("id"));
        assertEquals("0-1", position.operand("c0"));
        assertTrue(last.getFirst().contains(" hmvc 4; fmvn 3; "), last::toString);
    }

    /** The file of the games gets each one first. */
    @Test
    void aResumedMatchWritesTheLinesThatAKilledOneLeftOut() throws Exception {
        Path json = folder.resolve("games.jsonl");
        Path epd = folder.resolve("last.epd");
        Path games = folder.resolve("games.pgn");
        play(games, epd, json, false);
        List<String> lines = Files.readAllLines(json);
        List<String> positions = Files.readAllLines(epd);
        assertEquals(4, lines.size());
        Files.writeString(json, lines.get(1) + "\n" + lines.get(2).substring(0, 20));
        Files.writeString(epd, String.join("\n", positions.subList(0, 3)) + "\n");
        play(games, epd, json, true);
        assertEquals(Set.copyOf(lines), Set.copyOf(Files.readAllLines(json)));
        assertEquals(4, Files.readAllLines(json).size());
        assertEquals(positions, Files.readAllLines(epd));
    }

    private static void play(Path games, Path epd, Path json, boolean resume) throws InterruptedException {
        MatchPlan plan = plan(2, games, resume, engine("cecp", "resign"), engine("cecp", "nothing"));
        MatchFiles files = new MatchFiles(plan.files().pgn(), Optional.of(epd), Optional.of(json), Optional.empty());
        new Match(withFiles(plan, files), event -> {}).play();
    }

    private static MatchPlan withFiles(MatchPlan plan, MatchFiles files) {
        return new MatchPlan(
                plan.engines(),
                plan.variant(),
                plan.tournament(),
                plan.rounds(),
                plan.openings(),
                plan.concurrency(),
                plan.conduct(),
                plan.sprt(),
                files,
                plan.existing());
    }

    private static String runningResult(Path live) {
        try {
            return PgnReader.readAll(Files.readString(live)).getFirst().result();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
