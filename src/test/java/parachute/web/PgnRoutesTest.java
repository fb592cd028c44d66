package parachute.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.tools.json.Json;
import parachute.web.WebClient.Answer;

/** Games of texts, over HTTP. */
class PgnRoutesTest {
    @TempDir
    private static Path folder;

    private static LocalServer local;
    private static WebClient client;

    @BeforeAll
    static void open() {
        local = LocalServer.start(folder);
        client = local.client();
    }

    @AfterAll
    static void close() {
        local.close();
    }

    private static Answer post(String path, Map<String, ?> request) throws IOException, InterruptedException {
        return client.post(path, Json.line(request));
    }

    private static JsonNode read(String text) throws IOException, InterruptedException {
        return post("/api/pgn/read", Map.of("text", text)).json();
    }

    @Test
    void aGameHasItsCommentsSymbolsAndVariations() throws IOException, InterruptedException {
        JsonNode game = read("""
                [White "A"]

                {a beginning [%csl Ge4]} 1. e4 {[%eval 0.31] good} e5 (1... c5! {sharp} 2. Nf3 (2. c3)) 2. Nf3 $6 1-0
                """).get("game");
        assertEquals("A", game.at("/tags/White").asText());
        assertEquals("1-0", game.get("result").asText());
        assertEquals("a beginning [%csl Ge4]", game.get("comment").asText());
        assertEquals("a beginning", game.get("said").asText());
        assertEquals("good", game.at("/moves/0/said").asText());
        assertEquals("+0.31", game.at("/moves/0/score").asText());
        assertEquals("?!", game.at("/moves/2/mark").asText());
        JsonNode variation = game.at("/moves/1/variations/0/moves");
        assertEquals("c5", variation.at("/0/san").asText());
        assertEquals("!", variation.at("/0/symbols").asText());
        assertEquals("c3", variation.at("/1/variations/0/moves/0/san").asText());
    }

    @Test
    void oneOfSeveralGamesIsChosen() throws IOException, InterruptedException {
        String text = "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 d5 1/2-1/2\n";
        JsonNode second =
                post("/api/pgn/read", Map.of("text", text, "number", 2)).json();
        assertEquals(2, second.get("count").asInt());
        assertEquals("A", second.at("/games/0/White").asText());
        assertEquals(2, second.at("/games/1/plies").asInt());
        assertEquals("d4", second.at("/game/moves/0/san").asText());
    }

    @Test
    void aGameEndsBeforeAnIllegalMoveAndSaysSo() throws IOException, InterruptedException {
        JsonNode game = read("1. e4 e5 2. Ke3 Nf6").get("game");
        assertEquals(2, game.get("moves").size());
        assertEquals("\"2. Ke3\" is no legal move", game.get("problem").asText());
        assertEquals(
                "Illegal from here on: 2. Ke3 Nf6", game.at("/moves/1/comment").asText());
    }

    @Test
    void nothingThatWasReadIsLost() throws IOException, InterruptedException {
        String text = "1. e4 e5 (1... -- 2. d4 {threat} d5) (1... c5 2. Nf3 ?? 3. d4 {really}) 2. Nf3 $1000 *";
        JsonNode game = read(text).get("game");
        assertEquals(
                "line 1: \"$1000\" is no glyph; \"2... ??\" is no legal move in its variation",
                game.get("problem").asText());
        assertEquals("0000", game.at("/moves/1/variations/0/moves/0/uci").asText());
        assertEquals(
                "1. e4 e5 (1... -- 2. d4 {threat} 2... d5) (1... c5 2. Nf3 {Illegal from here on: 2... ?? 3. d4 [really]})"
                        + " 2. Nf3 {$1000} *",
                movetext(client.post("/api/pgn/write", game.toString()).body()));
        String page = post("/api/pgn/page", Map.of("text", text)).body();
        assertTrue(page.contains("Illegal from here on: 2... ?? 3. d4 [really]"), page);
        assertTrue(page.contains("threat"), page);
    }

    private static String movetext(String pgn) {
        return pgn.substring(pgn.indexOf("\n\n")).strip().replaceAll("\\s+", " ");
    }

    @Test
    void aPositionAfterANullMoveIsAnalysed() throws IOException, InterruptedException {
        JsonNode position = post("/api/position", Map.of("moves", List.of("e2e4", "0000", "d2d4")))
                .json();
        assertEquals("--", position.at("/moves/1/san").asText());
        assertTrue(position.get("fen").asText().startsWith("rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR b"));
        Answer check = post("/api/position", Map.of("moves", List.of("e4", "f6", "d4", "g5", "Qh5", "0000")));
        assertTrue(check.refusal().startsWith("422 \"0000\" is no legal move"), check::body);
    }

    @Test
    void aPositionIsAGameWithoutMoves() throws IOException, InterruptedException {
        JsonNode game = read("4k3/8/8/8/8/8/8/4K3[P] b - - 0 1\n").get("game");
        assertEquals("crazyhouse", game.get("variant").asText());
        assertEquals("4k3/8/8/8/8/8/8/4K3[P] b - - 0 1", game.get("start").asText());
        assertEquals(0, game.get("moves").size());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hello                         | 422 \"1. hello\" is no legal move",
                "' '                           | 400 there is no game in the text",
                "8/8/8/8/8/8/8/8 w - - 0 1     | 400 ",
                "[Variant \"draughts\"] 1. e4  | 400 "
            })
    void whatIsNoGameIsRefused(String text, String refusal) throws IOException, InterruptedException {
        Answer answer = post("/api/pgn/read", Map.of("text", text));
        assertTrue(answer.refusal().startsWith(refusal), answer::body);
    }

    @Test
    void tenMegabytesAreTooMuch() throws IOException, InterruptedException {
        Answer answer = post("/api/pgn/read", Map.of("text", "1. e4 e5 ".repeat(1_200_000)));
        assertEquals("413 a request has at most a megabyte", answer.refusal());
    }

    @Test
    void whatIsReadIsWrittenAgain() throws IOException, InterruptedException {
        String pgn = """
                [Event "A test"]
                [Result "0-1"]
                [Variant "crazyhouse"]
                [SetUp "1"]
                [FEN "4k3/8/8/8/8/8/4P3/4K3[Nn] w - - 0 10"]

                10. N@f3 {[%eval 1.20] a drop} 10... N@f6?! (10... Kd7 {better} 11. e4 (11. e3))
                11. e4 0-1

                """;
        Answer written = client.post("/api/pgn/write", read(pgn).get("game").toString());
        assertEquals(pgn, written.body());
    }

    @Test
    void namesAndCommentsNeverBecomeTagsOrMarkup() throws IOException, InterruptedException {
        String name = "A\"]\n[Black \"B</script><b>";
        Answer written = post("/api/pgn/write", Map.of("tags", Map.of("White", name)));
        assertEquals(
                "[White \"A\\\"] [Black \\\"B</script><b>\"]",
                written.body().lines().findFirst().orElseThrow());
        Answer page = post("/api/pgn/page", Map.of("text", "[White \"</script><b>\"]\n\n1. e4 {<i>} *"));
        assertEquals("attachment; filename=\"analysis.html\"", page.header("Content-Disposition"));
        assertFalse(page.body().contains("</script><b>"));
        assertFalse(page.body().contains("<i>"));
    }

    @Test
    void anIllegalMoveIsNotWritten() throws IOException, InterruptedException {
        Answer answer = client.post("/api/pgn/write", "{'moves': [{'uci': 'e2e5'}]}");
        assertTrue(answer.refusal().startsWith("422 \"e2e5\" is no legal move"), answer::body);
    }
}
