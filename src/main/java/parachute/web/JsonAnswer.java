package parachute.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import parachute.tools.json.Json;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;
import parachute.web.json.RequestBody;

/** Bodies of requests and of answers, both JSON. */
final class JsonAnswer {
    /** Bytes of a body: a megabyte. */
    private static final int MOST_BYTES = 1 << 20;

    /** Of every answer, as HTTP names it. */
    static final String TYPE = "application/json; charset=utf-8";

    private JsonAnswer() {}

    /**
     * The body of a request.
     *
     * @throws RefusedException if it is too large or no JSON object
     */
    static RequestBody body(Context request) throws IOException {
        byte[] bytes = request.bodyInputStream().readNBytes(MOST_BYTES + 1);
        if (bytes.length > MOST_BYTES) {
            throw new RefusedException(Reason.TOO_LARGE, "a request has at most a megabyte");
        }
        return RequestBody.parse(new String(bytes, StandardCharsets.UTF_8));
    }

    /** Answers with a record, a map or a list. */
    static void send(Context request, Object content) {
        request.contentType(TYPE).result(Json.line(content));
    }
}
