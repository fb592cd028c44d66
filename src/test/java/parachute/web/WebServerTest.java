package parachute.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.web.WebClient.Answer;
import parachute.web.WebClient.Event;
import parachute.web.WebClient.Events;
import parachute.web.game.GameFolder;

/** What the server answers, over HTTP. */
class WebServerTest {
    private static final String PEOPLE = "'white': {'kind': 'person'}, 'black': {'kind': 'person'}";
    private static final String AGAINST_ENGINE =
            "'white': {'kind': 'person'}, 'black': {'kind': 'engine', 'level': 'newcomer'}";

    private final List<String> complaints = new ArrayList<>();

    @TempDir
    private Path folder;

    private WebServer server;
    private WebClient client;

    @BeforeEach
    void open() {
        server = new WebServer(
                WebAddress.of(WebAddress.LOCAL_HOST, 0, Optional.empty()), new GameFolder(folder), complaints::add);
        client = new WebClient(server.url());
    }

    @AfterEach
    void close() {
        client.close();
        server.close();
    }

    /** Begins a game and answers its path. */
    private String begin(String settings) throws IOException, InterruptedException {
        Answer begun = client.post("/api/games", '{' + settings + '}');
        assertEquals(201, begun.status(), begun::body);
        assertEquals("/api/games/" + begun.json().get("id").asText(), begun.header("Location"));
        return begun.header("Location");
    }

    private JsonNode play(String game, String... moves) throws IOException, InterruptedException {
        JsonNode after = client.get(game).json();
        for (String move : moves) {
            Answer played = client.post(game + "/moves", "{'move': '" + move + "'}");
            assertEquals(200, played.status(), played::body);
            after = played.json();
        }
        return after;
    }

    private JsonNode post(String path) throws IOException, InterruptedException {
        Answer answer = client.post(path, "{}");
        assertEquals(200, answer.status(), answer::body);
        return answer.json();
    }

    private static List<String> texts(JsonNode list, String key) {
        return list.valueStream().map(item -> item.get(key).asText()).toList();
    }

    // ---- positions and games --------------------------------------------------------------------------------------

    @Test
    void thereAreTwoVariantsAndElevenLevels() throws IOException, InterruptedException {
        JsonNode choices = client.get("/api/variants").json();
        assertEquals(List.of("chess", "crazyhouse"), texts(choices.get("variants"), "name"));
        assertEquals(List.of("false", "true"), texts(choices.get("variants"), "drops"));
        assertEquals(11, choices.get("levels").size());
        assertEquals("random moves", choices.at("/levels/0/name").asText());
        assertTrue(
                choices.at("/elo/lowest").asInt() < choices.at("/elo/highest").asInt());
    }

    @Test
    void aPositionIsThatAfterItsMoves() throws IOException, InterruptedException {
        Answer answer =
                client.post("/api/position", "{'variant': 'crazyhouse', 'moves': ['e4', 'd7d5', 'exd5', 'a6']}");
        assertEquals("application/json", answer.header("Content-Type"));
        assertEquals(1, answer.json().at("/hands/white/P").asInt());
        assertEquals(List.of("e4", "d5", "exd5", "a6"), texts(answer.json().get("moves"), "san"));
        assertTrue(texts(answer.json().get("legal"), "uci").contains("P@e4"));
    }

    @Test
    void twoPeoplePlayAGame() throws IOException, InterruptedException {
        String game = begin(PEOPLE);
        assertEquals("0-1", play(game, "f3", "e5", "g2g4", "Qh4#").get("result").asText());
        assertEquals("*", post(game + "/takeback").get("result").asText());
        assertEquals("1-0", post(game + "/resign").get("result").asText());
        Answer pgn = client.get(game + "/pgn");
        assertTrue(pgn.body().endsWith("1. f3 e5 2. g4 {Black resigns} 1-0\n\n"), pgn::body);
        assertTrue(pgn.header("Content-Type").startsWith("application/x-chess-pgn;"), pgn.header("Content-Type"));
        assertTrue(pgn.header("Content-Disposition").startsWith("attachment; "), pgn.header("Content-Disposition"));
    }

    @Test
    void twoPeopleAgreeOnADrawAndPlayAgain() throws IOException, InterruptedException {
        String game = begin(PEOPLE);
        assertEquals("Draw by agreement", post(game + "/draw").get("reason").asText());
        Answer second = client.post(game + "/rematch", "{}");
        assertEquals(201, second.status());
        assertEquals(2, client.get("/api/games").json().size());
        assertEquals(
                "*", client.get(second.header("Location")).json().get("result").asText());
    }

    @Test
    void theEngineHelpsAndDeclinesADraw() throws IOException, InterruptedException {
        String game = begin(AGAINST_ENGINE + ", 'fen': '1q5k/8/8/8/8/8/7P/K7 w - - 0 1'");
        assertTrue(post(game + "/draw").get("declined").asBoolean());
        String hint = post(game + "/hint").get("uci").asText();
        assertEquals(List.of(hint), texts(play(game, hint).get("moves"), "uci").subList(0, 1));
    }

    @Test
    void gamesOutliveTheServer() throws IOException, InterruptedException {
        String game = begin("'variant': 'crazyhouse', " + PEOPLE);
        JsonNode before = play(game, "e4", "d5", "exd5", "Qxd5", "P@e5");
        close();
        open();
        assertEquals(before, client.get(game).json());
        assertEquals(List.of(), complaints);
    }

    @Test
    void aGameIsDeleted() throws IOException, InterruptedException {
        String game = begin(PEOPLE);
        String other = begin(PEOPLE);
        try (Events events = client.events(game + "/events")) {
            events.next();
            Answer deleted = client.send("DELETE", game);
            assertEquals("204 ", deleted.status() + " " + deleted.body());
            events.awaitEnd();
        }
        assertEquals("404 there is no such game", client.get(game).refusal());
        assertEquals("404 there is no such game", client.send("DELETE", game).refusal());
        assertEquals(1, client.get("/api/games").json().size());
        close();
        open();
        assertEquals(404, client.get(game).status());
        assertEquals(200, client.get(other).status());
    }

    // ---- events ---------------------------------------------------------------------------------------------------

    @Test
    void everyMoveIsAnEvent() throws IOException, InterruptedException {
        String game = begin(AGAINST_ENGINE);
        try (Events events = client.events(game + "/events")) {
            Event event = events.next();
            assertEquals("game", event.name());
            assertEquals(0, event.data().get("moves").size());
            play(game, "e4");
            while (event.data().path("kept").asInt() + event.data().get("moves").size() < 2) {
                event = events.next();
            }
        }
    }

    @Test
    void twoPagesSeeTheSameGame() throws IOException, InterruptedException {
        String game = begin(PEOPLE);
        try (Events first = client.events(game + "/events");
                Events second = client.events(game + "/events")) {
            assertEquals(first.next(), second.next());
            JsonNode after = play(game, "e4");
            assertEquals(after, first.next().data());
            assertEquals(after, second.next().data());
            play(game, "e5");
            Event next = first.next();
            assertEquals(1, next.data().get("kept").asInt());
            assertEquals(List.of("e5"), texts(next.data().get("moves"), "san"));
            assertEquals(next, second.next());
        }
    }

    @Test
    void oneStreamHasTheMovesOfSeveralGamesAndSaysWhichAreGone() throws IOException, InterruptedException {
        String first = begin(PEOPLE);
        String second = begin(PEOPLE);
        List<String> ids = Stream.of(first, second)
                .map(each -> each.replaceFirst(".*/", ""))
                .toList();
        try (Events events = client.events("/api/events?games=" + String.join(",", ids) + ",abcdefghij")) {
            List<String> begun = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                begun.add(described(events.next()));
            }
            assertEquals(
                    Set.of("game " + ids.get(0) + " 0", "game " + ids.get(1) + " 0", "gone abcdefghij 0"),
                    Set.copyOf(begun));
            play(second, "e4");
            assertEquals("game " + ids.get(1) + " 1", described(events.next()));
            client.send("DELETE", second);
            Event event = events.next();
            while (event.name().equals("game")) { // its end
                event = events.next();
            }
            assertEquals("gone " + ids.get(1) + " 0", described(event));
            play(first, "d4");
            assertEquals("game " + ids.get(0) + " 1", described(events.next()));
        }
        assertEquals("400 \"games\" names no game", client.get("/api/events").refusal());
    }

    private static String described(Event event) {
        JsonNode data = event.data();
        return event.name()
                + ' '
                + data.get("id").asText()
                + ' '
                + data.path("moves").size();
    }

    @Test
    void aMoveOfALongGameReachesThePageSoonAndAlone() throws IOException, InterruptedException {
        String game = begin("'variant': 'crazyhouse', 'fen': '4k3/8/8/p7/P7/8/8/4K3[] w - - 0 1', " + PEOPLE);
        List<String> moves = kingsMoves(151);
        play(game, moves.subList(0, 150).toArray(String[]::new));
        try (Events events = client.events(game + "/events")) {
            assertEquals(150, events.next().data().get("moves").size());
            long begun = System.nanoTime();
            Answer answer = client.post(game + "/moves", "{'move': '" + moves.getLast() + "', 'after': 150}");
            Event event = events.next();
            long millis = Duration.ofNanos(System.nanoTime() - begun).toMillis();
            assertTrue(millis < 1_000, () -> millis + " ms");
            for (JsonNode news : List.of(answer.json(), event.data())) {
                assertEquals(150, news.get("kept").asInt());
                assertEquals(moves.subList(150, 151), texts(news.get("moves"), "uci"));
                assertTrue(news.toString().length() < 6_000, news::toString);
            }
        }
    }

    /** Moves of both kings on circles of 12 and 13 squares, on which no position comes a third time in 600 plies. */
    private static List<String> kingsMoves(int plies) {
        List<String[]> circles = List.of(
                "e1 f1 g1 g2 f2 e2 d2 c2 b2 b1 c1 d1".split(" "), "e8 f8 g8 h7 g7 f7 e7 d7 c7 b7 b8 c8 d8".split(" "));
        return IntStream.range(0, plies)
                .mapToObj(ply -> {
                    String[] circle = circles.get(ply % 2);
                    return circle[ply / 2 % circle.length] + circle[(ply / 2 + 1) % circle.length];
                })
                .toList();
    }

    @Test
    void theEndOfTheServerEndsTheEvents() throws IOException, InterruptedException {
        String game = begin(PEOPLE);
        try (Events events = client.events(game + "/events")) {
            events.next();
            server.close();
            assertThrows(IOException.class, () -> {
                while (true) {
                    events.next();
                }
            });
        }
    }

    // ---- refusals -------------------------------------------------------------------------------------------------

    /** Of the engine's move, after one of a person: what follows the path of the game, the body, the answer. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/moves    | {'move': 'Nf6'              | 400 the request is not JSON: ",
                "/moves    | [1, 2]                      | 400 the request is not a JSON object",
                "/moves    | {}                          | 400 \"move\" is missing",
                "/moves    | {'move': 7}                 | 400 \"move\" is not a string",
                "/moves    | {'move': 'd5', 'after': '1'}| 400 \"after\" is not a whole number",
                "/moves    | {'move': 'd5', 'after': 0}  | 409 the game has 1 moves, not 0",
                "/moves    | {'move': 'd5', 'after': 2}  | 409 the game has 1 moves, not 2",
                "/moves    | {'move': 'e4'}              | 422 \"e4\" is not a legal move",
                "/moves    | {'move': 'e7e9'}            | 422 \"e7e9\" is not a legal move",
                "/moves    | {'move': 'P@e5'}            | 422 \"P@e5\" is not a legal move",
                "/nonsense | {}                          | 404 there is nothing at /api/games/",
            })
    void aRefusedRequestLeavesTheGameAsItWas(String path, String body, String refusal)
            throws IOException, InterruptedException {
        String game = begin(PEOPLE);
        JsonNode before = play(game, "e4");
        Answer answer = client.post(game + path, body);
        assertTrue(answer.refusal().startsWith(refusal), answer::body);
        assertEquals("application/json", answer.header("Content-Type"));
        assertEquals(before, client.get(game).json());
    }

    @Test
    void nobodyMovesForTheEngine() throws IOException, InterruptedException {
        // Which nobody watches, so that it stands still.
        String game = begin("'white': {'kind': 'engine'}, 'black': {'kind': 'engine'}");
        assertEquals(
                "409 it is the engine's move",
                client.post(game + "/moves", "{'move': 'e4'}").refusal());
        assertEquals(
                "409 it is the engine's move", client.post(game + "/hint", "{}").refusal());
        assertEquals(
                "409 it is the engine's move", client.post(game + "/draw", "{}").refusal());
        assertEquals(
                "409 there is no move to take back",
                client.post(game + "/takeback", "{}").refusal());
        assertEquals(
                "409 nobody but the engine plays",
                client.post(game + "/resign", "{}").refusal());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'fen': 'nonsense'}                             | 400 ",
                "{'fen': '8/8/8/8/8/8/8/8 w - - 0 1'}            | 400 ",
                "{'variant': 'draughts'}                         | 400 ",
                "{'moves': ['e4', 'e4']}                         | 422 \"e4\" is not a legal move",
                "{'moves': ['e4'                                 | 400 the request is not JSON: ",
            })
    void aPositionThatThereIsNotIsRefused(String body, String refusal) throws IOException, InterruptedException {
        Answer answer = client.post("/api/position", body);
        assertTrue(answer.refusal().startsWith(refusal), answer::body);
        Answer game = client.post("/api/games", body);
        assertEquals(400, game.status(), game::body);
        assertEquals("[]", client.get("/api/games").body());
    }

    @Test
    void anAddressThatIsTooLongIsRefused() throws IOException, InterruptedException {
        Answer answer = client.get("/api/analysis?moves=" + "e2e4,".repeat(20_000));
        assertEquals("414 the request cannot be read: URI Too Long", answer.refusal());
    }

    /** A chunk whose length is no number, and one that ends before its length. */
    @ParameterizedTest
    @ValueSource(strings = {"nonsense", "2\r\n{}}\r\n0"})
    void aBodyThatCannotBeReadIsRefused(String chunks) throws IOException {
        String answer =
                client.raw("POST /api/games HTTP/1.1", "Host: localhost", "Transfer-Encoding: chunked", "", chunks);
        assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
        assertTrue(answer.contains("{\"error\":\"the body of the request cannot be read: "), answer);
    }

    @Test
    void aBodyOfMoreThanAMegabyteIsRefused() throws IOException, InterruptedException {
        Answer answer = client.post("/api/games", "{'variant': '" + "c".repeat(2 << 20) + "'}");
        assertEquals("413 a request has at most a megabyte", answer.refusal());
        assertEquals("[]", client.get("/api/games").body());
    }

    @ParameterizedTest
    @CsvSource({
        "GET, /api/games/abcdefghij",
        "GET, /api/games/abcdefghij/events",
        "GET, /api/games/abcdefghij/pgn",
        "GET, /api/games/lock",
        "POST, /api/games/abcdefghij/moves",
        "POST, /api/games/abcdefghij/hint",
        "GET, /api/nothing",
        "GET, /nothing",
        "GET, /static/nothing.js",
        "DELETE, /api/games",
        "PUT, /api/position",
        "OPTIONS, /api/games"
    })
    void whatThereIsNotIsRefused(String method, String path) throws IOException, InterruptedException {
        Answer answer = client.send(method, path);
        assertEquals(404, answer.status(), answer::body);
        assertFalse(answer.json().get("error").asText().isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"/nothing, <a class=\"button main\" href=\"/\">", "/api/nothing, {\"error\":"})
    void aBrowserGetsAPageWhereThereIsNone(String path, String answer) throws IOException, InterruptedException {
        Answer unknown = client.get(path, "Accept", "text/html,*/*;q=0.8");
        assertEquals(404, unknown.status());
        assertTrue(unknown.body().contains(answer), unknown::body);
    }

    // ---- pages ----------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @ValueSource(strings = {"/", "/analysis", "/static/play.js", "/static/board.css", "/api/variants", "/api/nothing"})
    void everyAnswerBindsTheBrowser(String path) throws IOException, InterruptedException {
        Answer answer = client.get(path);
        assertEquals(
                "default-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
                answer.header("Content-Security-Policy"));
        assertEquals("nosniff", answer.header("X-Content-Type-Options"));
        assertEquals("", answer.header("Access-Control-Allow-Origin"));
        assertEquals("", answer.header("Server"));
    }

    @Test
    void everyPieceOfAPageIsServedWithItsType() throws IOException, InterruptedException {
        try (Stream<Path> files = Files.list(Path.of("src/main/resources/parachute/tools/page"))) {
            List<Path> parts = files.filter(file -> file.toString().matches(".*\\.(js|css|svg)"))
                    .toList();
            for (Path file : parts) {
                Answer answer = client.get("/static/" + file.getFileName());
                String withoutComments =
                        Files.readString(file).replaceAll("(?m)^ *(/\\*([^*]|\\*(?!/))*\\*/|//.*)\n", "");
                assertEquals(
                        withoutComments.replaceAll("\n+", "\n"), answer.body().replaceAll("\n+", "\n"));
                assertTrue(answer.header("Content-Type").matches("(text|image)/.*"), file::toString);
            }
        }
        assertTrue(client.get("/").body().startsWith("<!DOCTYPE html>"));
        assertTrue(client.get("/analysis").body().startsWith("<!DOCTYPE html>"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/static/../WebServer.class",
                "/static/%2e%2e/WebServer.class",
                "/static/..%2fWebServer.class",
                "/static/..;/WebServer.class",
                "/static/..%5cWebServer.class",
                "/static//etc/passwd",
                "/static/index.html%00.js",
                "/static/index",
                "/static/",
                "/../../etc/passwd"
            })
    void noPathLeadsOutOfTheFolderOfPages(String path) throws IOException {
        String answer = client.raw("GET " + path + " HTTP/1.1", "Host: localhost");
        assertTrue(answer.matches("(?s)HTTP/1.1 (400|404) .*"), answer);
        assertTrue(answer.contains("Content-Security-Policy: default-src 'self';"), answer);
        assertTrue(answer.contains("{\"error\":"), answer);
    }
}
