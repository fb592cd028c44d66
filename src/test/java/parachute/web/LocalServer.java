package parachute.web;

import java.nio.file.Path;
import java.util.Optional;
import parachute.web.game.GameFolder;

/** A server of games and analyses in this process, and who asks it. */
record LocalServer(WebServer server, WebClient client) implements AutoCloseable {
    /** Starts one that keeps its games in a folder. */
    static LocalServer start(Path games) {
        WebServer server = new WebServer(
                WebAddress.of(WebAddress.LOCAL_HOST, 0, Optional.empty()), new GameFolder(games), complaint -> {});
        return new LocalServer(server, new WebClient(server.url()));
    }

    @Override
    public void close() {
        client.close();
        server.close();
    }
}
