package parachute.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.web.WebClient.Answer;
import parachute.web.WebClient.Event;
import parachute.web.WebClient.Events;

/** What the server answers about the small games, over HTTP. */
@Timeout(60)
class SmallGameRoutesTest {
    private static final String CHECKMATE_OF_IADE = "MP:E7:E5 MP:E2:E4 MP:F8:C5 MP:B1:C3 MP:D8:H4 MP:G1:F3 MP:H4:F2";

    private static final String KING_TAKEN_IN_SHOGUN =
            "6,1-6,4 7,8-7,5 4,1-5,3 7,5-6,3 7,1-6,1 6,8-6,6 6,4-5,6 3,8-5,6 5,3-5,6 6,3-5,1";

    private static final String WON_BY_0 =
            "nw/w n se w w e s sw w nw n s w ne w e/c e e n e ne sw e w nw/c c se ne c s c n";

    private static final Duration TIMEOUT = Duration.ofSeconds(30);

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

    /** Asks for the position after some moves. */
    private static Answer ask(String game, String moves, String more) throws IOException, InterruptedException {
        String list = Stream.of(moves.split(" "))
                .filter(move -> !move.isEmpty())
                .map(move -> "'" + move + "'")
                .collect(Collectors.joining(", "));
        return local.client().post("/api/small-games/" + game, "{'moves': [" + list + "]" + more + "}");
    }

    private static JsonNode position(String game, String moves) throws IOException, InterruptedException {
        Answer answer = ask(game, moves, "");
        assertEquals(200, answer.status(), answer::body);
        return answer.json();
    }

    private static List<String> texts(JsonNode list, String key) {
        return list.valueStream().map(item -> item.path(key).asText()).toList();
    }

    // ---- games for two players ------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({
        "iade, " + CHECKMATE_OF_IADE + ", white, checkmate",
        "iade, MP:F7:F6 MP:E2:E4 MP:G7:G5 MP:D1:H5, black, checkmate",
        "shogun, '" + KING_TAKEN_IN_SHOGUN + "', red, the king is taken",
        "uttt, " + WON_BY_0 + ", 0, three boards in a row",
    })
    void aGameIsPlayedToItsEnd(String game, String moves, String winner, String reason) throws Exception {
        String[] all = moves.split(" ");
        for (int count = 0; count < all.length; count++) {
            JsonNode before = position(game, String.join(" ", List.of(all).subList(0, count)));
            assertTrue(texts(before.get("legal"), "move").contains(all[count]), all[count]);
            assertFalse(before.has("result"));
        }
        JsonNode end = position(game, moves);
        assertEquals(winner, end.get("result").asText());
        assertEquals(reason, end.get("reason").asText());
        assertEquals(0, end.get("legal").size());
        assertEquals(
                "409 the game is over: " + reason,
                ask(game, moves, ", 'reply': 1").refusal());
        assertEquals(
                "409 the game is over: " + reason,
                ask(game, moves + ' ' + all[0], "").refusal());
    }

    @ParameterizedTest
    @CsvSource({"iade, MP:E7:E5, 1", "shogun, '1,1-1,2', 2", "uttt, c/c, 3", "uttt, '', 4"})
    void theProgramRepliesByALegalMove(String game, String moves, int strength) throws Exception {
        JsonNode before = position(game, moves);
        Answer answer = ask(game, moves, ", 'reply': " + strength);
        assertEquals(200, answer.status(), answer::body);
        JsonNode after = answer.json().get("moves");
        assertEquals(before.get("moves").size() + 1, after.size());
        String reply = after.get(after.size() - 1).get("move").asText();
        assertTrue(texts(before.get("legal"), "move").contains(reply), reply);
    }

    @Test
    void aSpecialOperationSaysWhatItDoes() throws Exception {
        JsonNode after = position("iade", "MP:E7:E5 MP:E2:E4 MP:F8:C5 MP:A2:A3 MP:C5:E3 MP:A3:A4");
        JsonNode sweep = after.get("legal")
                .valueStream()
                .filter(move -> move.get("move").asText().equals("OS:E3:E3"))
                .findFirst()
                .orElseThrow();
        assertEquals("takes BP5, BP4, BP6 around it", sweep.get("special").asText());
        JsonNode swept = position("iade", "MP:E7:E5 MP:E2:E4 MP:F8:C5 MP:A2:A3 MP:C5:E3 MP:A3:A4 OS:E3:E3");
        assertEquals(29, swept.at("/board/pieces").size());
        assertEquals("[\"E3\"]", swept.at("/board/used").toString());
        assertEquals("WB2 E3 OS", texts(swept.get("moves"), "text").get(6));
    }

    @Test
    void aPlaceOfUltimateTicTacToeNamesItsBoardAlsoWhereThereIsOneOnly() throws Exception {
        JsonNode after = position("uttt", "nw/c");
        assertEquals("[\"c\"]", after.at("/board/open").toString());
        assertEquals("c/nw", after.at("/legal/0/to").asText());
        assertEquals("nw", after.at("/legal/0/move").asText());
        assertEquals("....x....", after.at("/board/boards/0").asText());
    }

    @Test
    void shogunBeginsFromEitherLineUp() throws Exception {
        assertEquals("WK1", position("shogun", "").at("/board/pieces/5,1").asText());
        assertEquals(
                "WP1",
                ask("shogun", "", ", 'setup': 'b_init'")
                        .json()
                        .at("/board/pieces/5,1")
                        .asText());
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "iade, MP:E7:E4, \"\", 422 MP:E7:E4",
                "iade, MP:E7:E5 MP:E7:E6, \"\", 422 move 2",
                "shogun, \"1,1-1,3\", \"\", 422",
                "uttt, c, \"\", 422",
                "uttt, \"\", \", 'reply': 0\", 400 reply",
                "uttt, \"\", \", 'reply': 6\", 400",
                "uttt, \"\", \", 'reply': 'much'\", 400",
                "uttt, \"\", \", 'setup': 'other'\", 400",
                "shogun, \"\", \", 'setup': 'other'\", 400 setup",
                "chess, \"\", \"\", 404",
            })
    void whatMakesNoSenseIsRefused(String game, String moves, String more, String refusal) throws Exception {
        String answer = ask(game, moves, more).refusal();
        assertTrue(
                answer.startsWith(refusal.substring(0, 3))
                        && answer.contains(refusal.substring(3).strip()),
                answer);
    }

    @Test
    void aGameOfTooManyMovesIsRefused() throws Exception {
        assertEquals(
                "400 a game has at most 1000 moves",
                ask("uttt", "c/c ".repeat(1_001), "").refusal());
        assertEquals(
                413,
                local.client()
                        .post("/api/small-games/uttt", "{'moves': ['" + "c".repeat(1 << 20) + "']}")
                        .status());
    }

    // ---- knight's tours -------------------------------------------------------------------------------------------

    private static void assertIsPath(int size, JsonNode squares) {
        List<Integer> path = squares.valueStream().map(JsonNode::asInt).toList();
        Set<Integer> visited = new HashSet<>();
        for (int i = 0; i < path.size(); i++) {
            assertTrue(visited.add(path.get(i)), () -> path + " visits a square twice");
            assertTrue(i == 0 || areNeighbours(size, path.get(i - 1), path.get(i)), path::toString);
        }
    }

    private static boolean areNeighbours(int size, int one, int other) {
        return Math.abs((one % size - other % size) * (one / size - other / size)) == 2;
    }

    @ParameterizedTest
    @CsvSource({"8, false", "8, true", "60, true"})
    void aTourIsFound(int size, boolean closed) throws Exception {
        JsonNode found = local.client()
                .get("/api/tour?size=" + size + "&x=1&y=2&closed=" + closed)
                .json();
        JsonNode squares = found.get("squares");
        assertEquals(size * size, squares.size());
        assertEquals(1 + 2 * size, squares.get(0).asInt());
        assertIsPath(size, squares);
        assertTrue(!closed
                || areNeighbours(
                        size,
                        squares.get(0).asInt(),
                        squares.get(size * size - 1).asInt()));
    }

    @Test
    void whereThereIsNoTourNoneIsFound() throws Exception {
        assertEquals(
                0,
                local.client()
                        .get("/api/tour?size=4&x=0&y=0")
                        .json()
                        .get("squares")
                        .size());
    }

    @Test
    void toursAreShownOneByOneAndTheSearchEndsWithThePage() throws Exception {
        AnalysisRoutesTest.awaitNoAnalysis(local.server(), TIMEOUT);
        try (Events events = local.client().events("/api/tours?size=5&x=0&y=0&pace=tour")) {
            for (int number = 1; number <= 2; number++) {
                Event event = events.next();
                assertEquals("path", event.name());
                assertEquals(number, event.data().get("tours").asInt());
                assertTrue(event.data().get("tour").asBoolean());
                assertEquals(25, event.data().get("squares").size());
                assertIsPath(5, event.data().get("squares"));
            }
            assertEquals(1, local.server().analyses());
        }
        AnalysisRoutesTest.awaitNoAnalysis(local.server(), TIMEOUT);
    }

    @Test
    void aSearchIsFollowedStepByStep() throws Exception {
        try (Events events = local.client().events("/api/tours?size=8&x=0&y=0&pace=step&order=fewest-onward")) {
            for (int steps = 1; steps <= 3; steps++) {
                JsonNode data = events.next().data();
                assertEquals(steps, data.get("steps").asInt());
                assertEquals(steps + 1, data.get("squares").size());
                assertIsPath(8, data.get("squares"));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "/api/tours?size=5&x=0&y=0&pace=full, 304",
        "/api/tours?size=5&x=0&y=1&pace=full, 0",
        "/api/tours?size=5&x=0&y=0&pace=full&closed=true, 0",
        "/api/tours/count?size=5, 1728",
    })
    void allToursAreCounted(String path, int tours) throws Exception {
        try (Events events = local.client().events(path)) {
            Event last = events.next();
            Event event = events.next();
            while (!event.name().equals("end")) {
                last = event;
                event = events.next();
            }
            assertTrue(event.data().get("complete").asBoolean());
            assertEquals(tours, last.data().get("tours").asInt());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/tour?size=61&x=0&y=0",
                "/api/tour?size=0&x=0&y=0",
                "/api/tour?size=8&x=8&y=0",
                "/api/tour?size=8&x=0",
                "/api/tour?size=eight&x=0&y=0",
                "/api/tours?size=21&x=0&y=0",
                "/api/tours?size=8&x=0&y=0&pace=fast",
                "/api/tours?size=8&x=0&y=0&order=none",
                "/api/tours/count?size=9",
                "/api/tours/count",
            })
    void aTourThatMakesNoSenseIsRefused(String path) throws Exception {
        Answer answer = local.client().get(path);
        assertEquals(400, answer.status(), answer::body);
        assertFalse(answer.json().get("error").asText().isEmpty());
    }
}
