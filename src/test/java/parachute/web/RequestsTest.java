package parachute.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.javalin.router.JavalinDefaultRoutingApi;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import parachute.tools.page.WebPage;
import parachute.web.WebClient.Answer;

/** Requests that take long or fail, over HTTP. */
@Timeout(60)
class RequestsTest {
    private final LongRequests requests = new LongRequests();
    private volatile boolean isRead;

    private final WebServer server =
            new WebServer(WebAddress.of(WebAddress.LOCAL_HOST, 0, Optional.empty()), new WebServer.Site() {
                @Override
                public Map<String, WebPage> pages() {
                    return Map.of("/analysis", WebPage.ANALYSIS);
                }

                @Override
                public void add(JavalinDefaultRoutingApi routes, BooleanSupplier closed) {
                    routes.post("/api/read", requests.json(body -> read()));
                    routes.get("/api/error", request -> {
                        throw new StackOverflowError();
                    });
                    routes.post("/api/error", requests.json(body -> {
                        throw new StackOverflowError();
                    }));
                }

                @Override
                public void close() {
                    requests.close();
                }
            });
    private final WebClient client = new WebClient(server.url());

    /** Keeps a processor busy until the test ends that. */
    private List<String> read() {
        while (!isRead) {
            Thread.onSpinWait();
        }
        return List.of("read");
    }

    @AfterEach
    void close() {
        isRead = true;
        client.close();
        server.close();
    }

    private Answer post(String path) throws IOException, InterruptedException {
        return client.post(path, "{'text': '" + "1. e4 e5 ".repeat(10_000) + "'}");
    }

    @Test
    void othersAreAnsweredWhileLongTextsAreRead() throws Exception {
        try (ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Answer>> texts = Stream.generate(() -> clients.submit(() -> post("/api/read")))
                    .limit(8)
                    .toList();
            for (int i = 0; i < 8; i++) {
                assertEquals(200, client.get("/analysis").status());
            }
            isRead = true;
            for (Future<Answer> text : texts) {
                assertEquals("[\"read\"]", text.get().body());
            }
        }
    }

    @Test
    void anErrorIsASentence() throws IOException, InterruptedException {
        String sentence = "500 internal error: java.lang.StackOverflowError";
        assertEquals(sentence, client.get("/api/error").refusal());
        assertEquals(sentence, post("/api/error").refusal());
    }
}
