package parachute.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.Await;
import parachute.tools.json.Json;
import parachute.web.WebClient.Answer;
import parachute.web.WebClient.Event;
import parachute.web.WebClient.Events;

/** Analyses as streams of events, over HTTP. */
class AnalysisRoutesTest {
    @TempDir
    private Path folder;

    private LocalServer local;
    private WebServer server;
    private WebClient client;

    @BeforeEach
    void open() {
        local = LocalServer.start(folder);
        server = local.server();
        client = local.client();
    }

    @AfterEach
    void close() {
        local.close();
    }

    private Events analyse(String position) throws IOException, InterruptedException {
        return client.events("/api/analysis?" + position);
    }

    private static String fen(String fen) {
        return "fen=" + URLEncoder.encode(fen, StandardCharsets.UTF_8);
    }

    @Test
    void theBestLinesAreToldByRank() throws IOException, InterruptedException {
        try (Events events = analyse("variant=crazyhouse&moves=e2e4,d5&lines=3")) {
            Event event = events.next();
            while (event.data().get("lines").size() < 3) {
                event = events.next();
            }
            assertEquals("lines", event.name());
            assertTrue(event.data().get("depth").asInt() > 0);
            JsonNode best = event.data().get("lines").get(0);
            assertEquals(1, best.get("rank").asInt());
            assertTrue(best.has("cp"));
            assertEquals("exd5", best.at("/pv/0/san").asText());
            JsonNode chances = best.get("chances");
            assertEquals(
                    1,
                    chances.get("win").asDouble()
                            + chances.get("draw").asDouble()
                            + chances.get("loss").asDouble(),
                    1e-6);
        }
    }

    @Test
    void aMateIsToldInMoves() throws IOException, InterruptedException {
        try (Events events = analyse(fen("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"))) {
            Event event = events.next();
            while (event.data().at("/lines/0/mate").isMissingNode()) {
                event = events.next();
            }
            assertEquals(1, event.data().at("/lines/0/mate").asInt());
            assertEquals("Ra8#", event.data().at("/lines/0/pv/0/san").asText());
        }
    }

    @Test
    void aPositionWithoutMovesHasNoLines() throws IOException, InterruptedException {
        try (Events events = analyse("moves=f3,e5,g4,Qh4")) {
            Event end = events.next();
            assertEquals("end", end.name());
            assertEquals("Black mates", end.data().get("reason").asText());
            events.awaitEnd();
        }
    }

    @Test
    void theSearchEndsWithItsConnection() throws IOException, InterruptedException {
        Events events = analyse("");
        events.next();
        assertEquals(1, server.analyses());
        events.close();
        awaitNoAnalysis(server, Duration.ofSeconds(2));
    }

    @Test
    void theEndOfTheServerEndsAnAnalysis() throws IOException, InterruptedException {
        try (Events events = analyse("")) {
            events.next();
            server.close();
            awaitNoAnalysis(server, Duration.ofSeconds(2));
        }
    }

    @Test
    void aThreatIsWhatTheOtherSideWouldDo() throws IOException, InterruptedException {
        try (Events events = analyse("threat=true&" + fen("6k1/5ppp/8/8/8/8/8/R5K1 b - - 0 1"))) {
            Event event = events.next();
            while (event.data().at("/lines/0/mate").isMissingNode()) {
                event = events.next();
            }
            assertEquals("Ra8#", event.data().at("/lines/0/pv/0/san").asText());
        }
    }

    @Test
    void aMateIsProvedWithAllDefences() throws IOException, InterruptedException {
        try (Events events = client.events("/api/mate?" + fen("7k/8/5K2/8/8/8/8/6R1 w - - 0 1"))) {
            JsonNode proof = await(events, "proof");
            assertEquals(
                    "mate in 2, the shortest: no mate in 1", proof.get("says").asText());
            assertTrue(proof.get("whole").asBoolean());
            assertEquals("Kf7", proof.at("/tree/0/moves/0/san").asText());
            assertEquals(1, proof.at("/tree/1/depth").asInt());
            assertEquals("Kh7", proof.at("/tree/1/moves/0/san").asText());
            assertEquals("Rh1#", proof.at("/tree/1/moves/1/san").asText());
            assertEquals(2, proof.get("tree").size());
            events.awaitEnd();
        }
    }

    @Test
    void theProofOfAMateEndsWithItsConnection() throws IOException, InterruptedException {
        Events events = client.events("/api/mate?variant=crazyhouse");
        events.next();
        assertEquals(1, server.analyses());
        events.close();
        awaitNoAnalysis(server, Duration.ofSeconds(2));
    }

    private static JsonNode await(Events events, String name) throws IOException {
        Event event = events.next();
        while (!event.name().equals(name)) {
            event = events.next();
        }
        return event.data();
    }

    @Test
    void anEvaluationHasPartsAndTheWorthOfPieces() throws IOException, InterruptedException {
        JsonNode found = client.post("/api/evaluation", "{'variant': 'crazyhouse', 'moves': ['e4', 'd5', 'exd5']}")
                .json();
        assertEquals("Pieces on the board", found.at("/parts/0/name").asText());
        assertEquals("White's hand", found.at("/parts/1/name").asText());
        assertTrue(found.at("/pieces/d1").asInt() > 0, "White's queen is worth something to White");
        assertTrue(found.at("/pieces/d8").asInt() < 0, "Black's queen is worth something to Black");
        int sum = 0;
        for (JsonNode part : found.get("parts")) {
            sum += part.get("value").asInt();
        }
        assertEquals(found.get("value").asInt(), sum);
    }

    @Test
    void aPositionInCheckHasNoEvaluation() throws IOException, InterruptedException {
        JsonNode found =
                client.post("/api/evaluation", "{'moves': ['e4', 'f5', 'Qh5']}").json();
        assertTrue(found.get("check").asBoolean());
        assertFalse(found.has("parts"));
    }

    @Test
    void thePuzzlesOfAGameAreFound() throws IOException, InterruptedException {
        try (Events events = client.postForEvents(
                "/api/game-puzzles", "{'pgn': '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 {[%eval #1]} 4. d3 {[%eval 0.0]} *'}")) {
            JsonNode puzzles = await(events, "puzzles").get("puzzles");
            assertEquals(1, puzzles.size());
            assertEquals("g8f6 h5f7", puzzles.at("/0/moves").asText());
            assertEquals("mate mateIn1 oneMove opening", puzzles.at("/0/themes").asText());
            events.awaitEnd();
        }
        awaitNoAnalysis(server, Duration.ofSeconds(2));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. e5              | 422 \"1. e5\" is not a legal move",
                "1. e4 * 1. d4 *    | 400 one game is analysed at a time, not 2",
                "[Variant \"Chess960\"] [FEN \"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1\"] 1. e4 *"
                        + "| 400 a game of Chess960"
            })
    void noPuzzlesAreFoundInWhatIsNotOneGame(String pgn, String refusal) throws IOException, InterruptedException {
        Answer answer = client.post("/api/game-puzzles", Json.line(Map.of("pgn", pgn)));
        assertEquals(refusal, answer.refusal());
        assertEquals(0, server.analyses());
    }

    @Test
    void theMistakesOfAGameAreMarked() throws IOException, InterruptedException {
        try (Events events = client.postForEvents(
                "/api/analysed-game", "{'nodes': 3000, 'pgn': '1. e4 e5 2. Qh5 Nf6 3. Qxe5+ Be7 4. Qxe7+ *'}")) {
            JsonNode game = await(events, "game");
            assertEquals(4, game.at("/line/notes/6/glyphs/0").asInt(), game::toPrettyString);
            assertTrue(game.at("/tags/WhiteAccuracy").asDouble() < 100);
            assertEquals(7, game.at("/line/evaluations").asText().split(" ").length);
            events.awaitEnd();
        }
        awaitNoAnalysis(server, Duration.ofSeconds(2));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'nodes': 0, 'pgn': '1. e4'  | 400 \"nodes\" is a number from 1 to 10000000",
                "'pgn': '1. e5'              | 422 \"1. e5\" is not a legal move",
                "'pgn': ''                   | 400 there is no game in the text",
                "'pgn': '1. e4 * 1. d4 *'    | 400 one game is analysed at a time, not 2"
            },
            quoteCharacter = '`')
    void whatIsNoGameIsNotAnalysed(String game, String refusal) throws IOException, InterruptedException {
        Answer answer = client.post("/api/analysed-game", "{" + game + "}");
        assertTrue(answer.refusal().startsWith(refusal), answer::body);
        assertEquals(0, server.analyses());
    }

    @ParameterizedTest
    @CsvSource({
        "'threat=true&moves=e4,f5,Qh5', 409 a side in check has to move",
        "lines=9,            400 \"lines\" is a number from 1 to 5",
        "fen=nonsense,       400 ",
        "variant=draughts,   400 ",
        "'moves=e4,e4',      422 \"e4\" is not a legal move"
    })
    void whatCannotBeAnalysedIsRefused(String position, String refusal) throws IOException, InterruptedException {
        Answer answer = client.get("/api/analysis?" + position);
        assertTrue(answer.refusal().startsWith(refusal.strip()), answer::body);
        assertEquals(0, server.analyses());
    }

    @Test
    void theMovesOfTheBookHaveTheirShares() throws IOException, InterruptedException {
        JsonNode moves =
                client.post("/api/book", "{'variant': 'crazyhouse'}").json().get("moves");
        double all = 0;
        for (JsonNode move : moves) {
            all += move.get("share").asDouble();
        }
        assertEquals(1, all, 1e-9);
        assertEquals("e4", moves.at("/0/san").asText());
        assertEquals("e2e4", moves.at("/0/uci").asText());
        assertEquals(
                0,
                client.post("/api/book", "{'moves': ['a4', 'h5', 'Ra3', 'Rh6', 'Rb3']}")
                        .json()
                        .get("moves")
                        .size());
    }

    /** Only asking shows that none runs any more. */
    static void awaitNoAnalysis(WebServer server, Duration atMost) throws InterruptedException {
        Await.until(atMost, () -> server.analyses() + " analyses run on", () -> server.analyses() == 0);
    }

    @Test
    void theBookHasTheNameOfTheOpening() throws Exception {
        String line = "{'variant': 'crazyhouse', 'moves': ['e4', 'd5', 'exd5', 'Qxd5', 'P@e4']}";
        assertEquals(
                "B01 Scandinavian Defense: Mieses-Kotroc Variation",
                client.post("/api/book", line).json().get("opening").asText());
        assertFalse(client.post("/api/book", "{}").json().has("opening"));
    }
}
