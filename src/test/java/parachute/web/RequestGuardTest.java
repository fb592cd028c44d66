package parachute.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.web.WebClient.Answer;
import parachute.web.game.GameFolder;

/** Who is let in, over HTTP. */
class RequestGuardTest {
    private static final String TOKEN = "kings-gambit";

    private static final String GAME = "{'white': {'kind': 'person'}, 'black': {'kind': 'person'}}";

    @TempDir
    private static Path folder;

    private static WebServer open;
    private static WebServer locked;
    private static WebClient client;
    private static WebClient stranger;

    @BeforeAll
    static void open() {
        open = server("open", Optional.empty());
        client = new WebClient(open.url());
        locked = server("locked", Optional.of(TOKEN));
        stranger = new WebClient(locked.url());
    }

    private static WebServer server(String games, Optional<String> token) {
        return new WebServer(
                WebAddress.of(WebAddress.LOCAL_HOST, 0, token), new GameFolder(folder.resolve(games)), complaint -> {});
    }

    @AfterAll
    static void close() {
        client.close();
        open.close();
        stranger.close();
        locked.close();
    }

    private static String own() {
        return "http://127.0.0.1:" + client.port();
    }

    // ---- names ----------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @ValueSource(strings = {"localhost", "localhost:8730", "127.0.0.1:8730", "[::1]:8730", "LocalHost"})
    void thisMachineIsCalledByItsNames(String host) throws IOException {
        String answer = client.raw("GET /api/games HTTP/1.1", "Host: " + host);
        assertTrue(answer.startsWith("HTTP/1.1 200 "), answer);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "site.example",
                "site.example:8730",
                "127.0.0.1.site.example",
                "localhost.site.example",
                "192.168.0.1",
                "127.0.0.1:8730:8730"
            })
    void aNameOfAnotherSiteThatLeadsHereIsRefused(String host) throws IOException {
        for (String path : new String[] {"/", "/api/games", "/api/analysis", "/static/play.js"}) {
            String answer = client.raw("GET " + path + " HTTP/1.1", "Host: " + host);
            assertTrue(answer.matches("(?s)HTTP/1.1 40[03] .*"), answer);
        }
    }

    @Test
    void aRequestWithoutANameIsRefused() throws IOException {
        String answer = client.raw("GET /api/games HTTP/1.0");
        assertTrue(answer.startsWith("HTTP/1.1 403 "), answer);
    }

    // ---- other sites ----------------------------------------------------------------------------------------------

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://site.example",
                "null",
                "http://127.0.0.1:1",
                "http://127.0.0.1",
                "http://localhost.example"
            })
    void aPageOfAnotherSiteCannotAsk(String origin) throws IOException, InterruptedException {
        Answer answer = client.post("/api/games", GAME, "Origin", origin);
        assertEquals(403, answer.status(), answer::body);
        assertEquals(403, client.get("/api/analysis", "Origin", origin).status());
        assertEquals("[]", client.get("/api/games").body());
    }

    @Test
    void anOwnPageCanAsk() throws IOException, InterruptedException {
        Answer answer = client.post("/api/position", "{}", "Origin", own(), "Sec-Fetch-Site", "same-origin");
        assertEquals(200, answer.status(), answer::body);
    }

    @ParameterizedTest(name = "{0} {1} {2} {3}: {4}")
    @CsvSource({
        "/api/games,      none,        navigate, document, 200",
        "/api/games,      same-origin, cors,     empty,    200",
        "/api/games,      same-site,   cors,     empty,    403",
        "/api/games,      cross-site,  cors,     empty,    403",
        "/api/games,      cross-site,  navigate, document, 403",
        "/api/analysis,   cross-site,  no-cors,  image,    403",
        "/static/play.js, cross-site,  no-cors,  script,   403",
        "/,               cross-site,  navigate, iframe,   403",
        "/,               cross-site,  navigate, document, 200"
    })
    void aLinkOfAnotherSiteLeadsToAPageAndToNothingElse(
            String path, String site, String mode, String destination, int status)
            throws IOException, InterruptedException {
        Answer answer = client.get(path, "Sec-Fetch-Site", site, "Sec-Fetch-Mode", mode, "Sec-Fetch-Dest", destination);
        assertEquals(status, answer.status(), answer::body);
    }

    // ---- the token ------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @ValueSource(strings = {"/", "/static/play.js", "/api/games", "/api/games/x/events", "/api/analysis", "/nothing"})
    void withoutTheTokenNothingIsShown(String path) throws IOException, InterruptedException {
        String refusal = "401 open the address with ?token=... that the program has printed";
        assertEquals(refusal, stranger.get(path).refusal());
        assertEquals(refusal, stranger.get(path + "?token=queens-gambit").refusal());
        assertEquals(
                refusal,
                stranger.get(path, "Authorization", "Bearer queens-gambit").refusal());
        assertEquals(
                refusal,
                stranger.get(path, "Cookie", "parachute-" + stranger.port() + "=")
                        .refusal());
    }

    @Test
    void withoutTheTokenNothingIsDone() throws IOException, InterruptedException {
        assertEquals(401, stranger.post("/api/games", GAME).status());
        assertEquals("[]", stranger.get("/api/games?token=" + TOKEN).body());
    }

    @Test
    void theTokenInTheAddressBecomesACookie() throws IOException, InterruptedException {
        Answer first = stranger.get("/?token=" + TOKEN);
        assertEquals(200, first.status());
        String cookie = first.header("Set-Cookie");
        assertTrue(cookie.matches(".*; *HttpOnly.*") && cookie.matches(".*SameSite=Strict.*"), cookie);
        String shown = cookie.substring(0, cookie.indexOf(';'));
        assertEquals(200, stranger.get("/api/games", "Cookie", shown).status());
        assertEquals("parachute-" + stranger.port() + '=' + TOKEN, shown);
    }

    @Test
    void aProgramShowsTheTokenInAHeader() throws IOException, InterruptedException {
        assertEquals(
                200,
                stranger.get("/api/games", "Authorization", "Bearer " + TOKEN).status());
    }
}
