package parachute.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;
import parachute.web.json.RequestBody;

/** Bodies of requests, which are JSON. */
final class JsonBody {
    /** Bytes of a body: a megabyte. */
    private static final int MAX_BYTES = 1 << 20;

    /**
     * Bytes that are read and dropped after a body that is too large, 32 megabytes: the connection is closed after the
     * refusal if something was left unread, and a client that is still writing then sees a broken connection instead of
     * the refusal.
     */
    private static final int MAX_DROPPED_BYTES = 1 << 25;

    private JsonBody() {}

    /**
     * Reads the body of a request.
     *
     * @throws RefusedException if it cannot be read, is too large or is not a JSON object
     */
    static RequestBody of(Context request) {
        try {
            InputStream body = request.bodyInputStream();
            byte[] bytes = body.readNBytes(MAX_BYTES + 1);
            if (bytes.length > MAX_BYTES) {
                drop(body);
                throw new RefusedException(Reason.TOO_LARGE, "a request has at most a megabyte");
            }
            return RequestBody.parse(new String(bytes, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new RefusedException(Reason.INVALID, "the body of the request cannot be read: " + e.getMessage());
        }
    }

    private static void drop(InputStream body) throws IOException {
        byte[] piece = new byte[1 << 13];
        int dropped = 0;
        int count = body.read(piece);
        while (count >= 0 && dropped < MAX_DROPPED_BYTES) {
            dropped += count;
            count = body.read(piece);
        }
    }
}
