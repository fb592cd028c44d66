package parachute.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.tools.page.PageResource;
import parachute.tools.page.WebPage;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;

/** The pages and what they are made of, from the jar. */
final class StaticPages {
    /** Names in the jar; they cannot leave the folder. */
    private static final Pattern NAME = Pattern.compile("[a-z0-9-]+\\.([a-z0-9]+)");

    /** By the ending of a name. */
    private static final Map<String, String> TYPES = Map.of(
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml");

    private StaticPages() {}

    /** Sends a page. */
    static void send(Context request, WebPage page) {
        request.contentType("text/html; charset=utf-8").result(page.served());
    }

    /**
     * Sends a part of pages, such as {@code board.js}.
     *
     * @throws RefusedException if there is none of this name
     */
    static void send(Context request, String name) {
        Matcher matcher = NAME.matcher(name);
        if (matcher.matches() && TYPES.containsKey(matcher.group(1))) {
            try (InputStream in = PageResource.class.getResourceAsStream(name)) {
                if (in != null) {
                    request.contentType(TYPES.get(matcher.group(1))).result(in.readAllBytes());
                    return;
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        throw new RefusedException(Reason.UNKNOWN, "there is no such page");
    }
}
