package parachute.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import parachute.tools.json.Json;

/** Server-sent events to one page. A closed page is noticed when something is written to it. Thread-safe. */
final class EventStream {
    private final OutputStream out;

    EventStream(Context request) throws IOException {
        request.contentType("text/event-stream; charset=utf-8");
        request.header("Cache-Control", "no-store");
        request.header("X-Accel-Buffering", "no");
        out = request.res().getOutputStream(); // Javalin's own would compress, and keep what is flushed
        comment();
    }

    /**
     * Sends an event.
     *
     * @throws IOException if the page is closed
     */
    void send(String name, Object content) throws IOException {
        write("event: " + name + "\ndata: " + Json.line(content) + "\n\n");
    }

    /**
     * Sends a comment, which the page does not see.
     *
     * @throws IOException if the page is closed
     */
    void comment() throws IOException {
        write(":\n\n");
    }

    private synchronized void write(String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}
