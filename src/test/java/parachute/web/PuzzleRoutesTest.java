package parachute.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.rules.board.Variant;
import parachute.rules.notation.MoveText;
import parachute.tools.puzzle.Puzzle;
import parachute.tools.puzzle.PuzzleFile;

/** Puzzles, over HTTP. */
class PuzzleRoutesTest {
    @TempDir
    private static Path folder;

    private static LocalServer local;

    @BeforeAll
    static void open() {
        local = LocalServer.start(folder);
    }

    @AfterAll
    static void close() {
        local.close();
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void thePuzzlesOfAVariantAreThoseOfTheProgram(Variant variant) throws IOException, InterruptedException {
        List<Puzzle> builtIn = PuzzleFile.builtIn(variant);
        JsonNode puzzles = local.client()
                .get("/api/puzzles?variant=" + variant.uciName())
                .json()
                .get("puzzles");
        assertEquals(builtIn.size(), puzzles.size());
        for (int i = 0; i < builtIn.size(); i++) {
            Puzzle puzzle = builtIn.get(i);
            JsonNode sent = puzzles.get(i);
            assertEquals(puzzle.id(), sent.get("id").asText());
            assertEquals(puzzle.fen(), sent.get("fen").asText());
            assertEquals(puzzle.rating(), sent.get("rating").asInt());
            assertEquals(
                    puzzle.moves(),
                    MoveText.play(puzzle.before(), sent.get("moves").asText()));
        }
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void aPuzzleIsFoundByItsNameAlone(Variant variant) throws IOException, InterruptedException {
        Puzzle puzzle = PuzzleFile.builtIn(variant).getLast();
        JsonNode puzzles =
                local.client().get("/api/puzzles?id=" + puzzle.id()).json().get("puzzles");
        assertEquals(1, puzzles.size());
        assertEquals(puzzle.fen(), puzzles.get(0).get("fen").asText());
    }

    @Test
    void aVariantThatThereIsNotIsRefused() throws IOException, InterruptedException {
        assertEquals(
                "400 unknown variant \"draughts\", expected chess, crazyhouse, chess960 or crazyhouse960",
                local.client().get("/api/puzzles?variant=draughts").refusal());
    }
}
