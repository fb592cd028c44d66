package parachute.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import parachute.web.game.GameFolder;

/** A server of games and analyses in this process, and who asks it. */
record LocalServer(WebServer server, WebClient client) implements AutoCloseable {
    /** Starts one that keeps its games in a folder. */
    static LocalServer start(Path games) {
        return start(games, 0, Optional.empty());
    }

    /** Starts one that listens on this port, 0 for any that is free, and may want a token. */
    static LocalServer start(Path games, int port, Optional<String> token) {
        WebServer server = new WebServer(
                WebAddress.of(WebAddress.LOCAL_HOST, port, token), new GameFolder(games), complaint -> {});
        return new LocalServer(server, new WebClient(server.url()));
    }

    URI address() {
        return URI.create(server.url());
    }

    /**
     * Begins a game.
     *
     * @param game what the interface takes, with ' in place of quotation marks
     * @return the address of its page
     */
    String begin(String game) throws IOException, InterruptedException {
        WebClient.Answer answer = client.post("/api/games", game);
        assertEquals(201, answer.status(), answer::body);
        return address().resolve("/?game=" + answer.json().get("id").asText()).toString();
    }

    @Override
    public void close() {
        client.close();
        server.close();
    }
}
