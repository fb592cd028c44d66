package parachute.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.tools.page.PageResource;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;

/** The pages and what they are made of, from the jar. */
final class StaticPages {
    private static final String FOLDER = "static/";

    /** Names in the jar; there is no way out of the folder. */
    private static final Pattern NAME = Pattern.compile("(?:[a-z0-9-]+/)*[a-z0-9-]+\\.([a-z0-9]+)");

    /** By the ending of a name. */
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "json", "application/json",
            "xml", "application/xml",
            "svg", "image/svg+xml",
            "png", "image/png",
            "woff2", "font/woff2");

    /** What the pages of other commands are made of as well. */
    private static final Set<String> SHARED =
            Set.of("page.css", "board.css", "board.js", "graph.css", "graph.js", "pieces.xml");

    private StaticPages() {}

    /**
     * Answers with the file of a name, such as {@code index.html} or {@code board/board.js}.
     *
     * @throws RefusedException if there is none
     */
    static void send(Context request, String name) {
        Matcher matcher = NAME.matcher(name);
        if (matcher.matches() && TYPES.containsKey(matcher.group(1))) {
            try (InputStream in = SHARED.contains(name)
                    ? PageResource.class.getResourceAsStream(name)
                    : StaticPages.class.getResourceAsStream(FOLDER + name)) {
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
