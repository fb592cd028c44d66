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
import org.junit.jupiter.params.provider.ValueSource;
import parachute.tools.json.Json;
import parachute.web.WebClient.Answer;

/** Games of texts, over HTTP. */
class PgnRoutesTest {
    private static final String KINGS = "4k3/8/8/8/8/8/8/4K3 b - -";

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
        return post("/api/pgn/read", Map.of("text", text)).json().get("games");
    }

    @Test
    void everyGameOfATextIsRead() throws IOException, InterruptedException {
        JsonNode games = read("[White \"A\"]\n\n1. e4 {good} *\n\n[White \"B\"]\n\n1. d4 d5 1/2-1/2\n");
        assertEquals(2, games.size());
        assertEquals("A", games.at("/0/tags/White").asText());
        assertEquals("good", games.at("/0/line/notes/0/comment").asText());
        assertEquals("d4 d5", games.at("/1/line/sans").asText());
        assertEquals("1/2-1/2", games.at("/1/result").asText());
    }

    @Test
    void aGameThatStatesNoVariantIsOneOfChessUnlessItsMovesAreNot() throws IOException, InterruptedException {
        String text = "1. e4 e5 *\n\n1. e4 d5 2. exd5 Qxd5 3. P@e4 *\n";
        JsonNode games = post("/api/pgn/read", Map.of("text", text, "variant", "crazyhouse"))
                .json()
                .get("games");
        assertEquals("chess", games.at("/0/variant").asText());
        assertEquals("crazyhouse", games.at("/1/variant").asText());
        assertEquals(
                "\"3. P@e4\" is not a legal move", read(text).at("/1/problem").asText());
    }

    @Test
    void oneOfSeveralGamesThatCannotBeReadIsAComment() throws IOException, InterruptedException {
        JsonNode games = read("1. e4 *\n\n[Variant \"draughts\"]\n\n1. a3 *\n\n1. Ke2 {legal?} *\n");
        assertEquals(3, games.size());
        assertTrue(games.at("/1/line/comment").asText().contains("1. a3"), games::toPrettyString);
        assertTrue(games.at("/1/problem").asText().contains("draughts"), games::toPrettyString);
        assertTrue(games.at("/2/line/comment").asText().contains("1. Ke2 {legal?}"), games::toPrettyString);
    }

    @Test
    void aGameEndsBeforeAnIllegalMoveAndSaysSo() throws IOException, InterruptedException {
        JsonNode game = read("1. e4 e5 2. Ke3 Nf6").get(0);
        assertEquals("e4 e5", game.at("/line/sans").asText());
        assertEquals("\"2. Ke3\" is not a legal move", game.get("problem").asText());
        assertEquals(
                "Illegal from here on: 2. Ke3 Nf6",
                game.at("/line/notes/1/comment").asText());
    }

    @Test
    void nothingThatWasReadIsLost() throws IOException, InterruptedException {
        String text = "1. e4 e5 (1... -- 2. d4 {threat} d5) (1... c5 2. Nf3 ?? 3. d4 {really}) 2. Nf3 $1000 *";
        JsonNode game = read(text).get(0);
        assertEquals(
                "line 1: \"$1000\" is not a glyph; \"2... ??\" is not a legal move in its variation",
                game.get("problem").asText());
        assertEquals(
                "0000 d2d4 d7d5", game.at("/line/notes/1/variations/0/moves").asText());
        String page = post("/api/pgn/page", Map.of("text", text)).body();
        assertTrue(page.contains("Illegal from here on: 2... ?? 3. d4 [really]"), page);
        assertTrue(page.contains("threat"), page);
    }

    @Test
    void aPositionAfterANullMoveIsAnalysed() throws IOException, InterruptedException {
        JsonNode position = post("/api/position", Map.of("moves", List.of("e2e4", "0000", "d2d4")))
                .json();
        assertEquals("--", position.at("/moves/1/san").asText());
        assertTrue(position.get("fen").asText().startsWith("rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR b"));
        Answer check = post("/api/position", Map.of("moves", List.of("e4", "f6", "d4", "g5", "Qh5", "0000")));
        assertTrue(check.refusal().startsWith("422 \"0000\" is not a legal move"), check::body);
    }

    @Test
    void aPositionIsAGameWithoutMoves() throws IOException, InterruptedException {
        JsonNode game = read("4k3/8/8/8/8/8/8/4K3[P] b - - 0 1\n").get(0);
        assertEquals("crazyhouse", game.get("variant").asText());
        assertEquals("4k3/8/8/8/8/8/8/4K3[P] b - - 0 1", game.get("start").asText());
        assertFalse(game.at("/line").has("moves"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"%s 3 9", "FEN: %s 3 9", "EPD: %s 3 9 bm Kd7;", "epd:%s 3 9"})
    void aPositionMayHaveAPrefixAndOperations(String form) throws IOException, InterruptedException {
        assertEquals(KINGS + " 3 9", read(form.formatted(KINGS)).at("/0/start").asText());
    }

    @Test
    void theOperationsOfEpdAreAComment() throws IOException, InterruptedException {
        JsonNode game = read(KINGS + " bm Kd7; id \"x\";").get(0);
        assertEquals(KINGS + " 0 1", game.get("start").asText());
        assertEquals("bm Kd7; id \"x\";", game.at("/line/comment").asText());
    }

    @Test
    void thatAGameIsOfChess960IsTrueOrFalse() throws IOException, InterruptedException {
        Answer answer = post("/api/pgn/read", Map.of("text", "1. e4", "chess960", "yes"));
        assertEquals("400 \"chess960\" is neither true nor false", answer.refusal());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "https://lichess.org/abcdefgh  | 400 this is the address of a game",
                "hello                         | 422 \"1. hello\" is not a legal move",
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
    void namesAndCommentsNeverBecomeMarkup() throws IOException, InterruptedException {
        Answer page = post("/api/pgn/page", Map.of("text", "[White \"</script><b>\"]\n\n1. e4 {<i>} *"));
        assertEquals("attachment; filename=\"analysis.html\"", page.header("Content-Disposition"));
        assertFalse(page.body().contains("</script><b>"));
        assertFalse(page.body().contains("<i>"));
    }
}
