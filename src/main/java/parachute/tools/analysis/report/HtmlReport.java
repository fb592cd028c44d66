package parachute.tools.analysis.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parachute.tools.page.HtmlPage;
import parachute.tools.page.PageResource;

/**
 * Analysed games as one page for browsers, which needs no other file and no network. It grows game by game; what has been
 * added is kept as the page has it, about 3 kB a game.
 */
public final class HtmlReport {
    private static final String GAMES = "/* games */";

    /** A line of a script. */
    private static final Pattern IMPORT = Pattern.compile("^import .*\\R", Pattern.MULTILINE);

    private final JsonMapper json = JsonMapper.builder()
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_EMPTY, JsonInclude.Include.ALWAYS))
            .build();

    private final byte[] beforeGames;
    private final byte[] behindGames;
    private final ByteArrayOutputStream data = new ByteArrayOutputStream();
    private int games;

    /** A page without games. */
    public HtmlReport() {
        String script = Stream.concat(
                        Stream.of("board.js", "graph.js").map(HtmlReport::module),
                        Stream.of("game.js", "page.js").map(HtmlReport::resource))
                .collect(Collectors.joining("\n"));
        String body = resource("body.html")
                .replace("<!-- pieces -->", PageResource.read("pieces.xml"))
                .replace("/* script */", script);
        String style = PageResource.read("board.css") + PageResource.read("graph.css") + resource("page.css");
        String page = HtmlPage.format("Analysis by Parachute", style, body);
        int at = page.indexOf(GAMES);
        beforeGames = page.substring(0, at).getBytes(StandardCharsets.UTF_8);
        behindGames = page.substring(at + GAMES.length()).getBytes(StandardCharsets.UTF_8);
    }

    /** A module that other pages use as well. Here all modules are one script, so nothing is imported. */
    private static String module(String name) {
        return IMPORT.matcher(PageResource.read(name)).replaceAll("");
    }

    private static String resource(String name) {
        return PageResource.read(HtmlReport.class, name);
    }

    /** Adds a game behind the others. */
    public void add(ReportGame game) {
        data.writeBytes(((games > 0 ? ",\n" : "") + json(game)).getBytes(StandardCharsets.UTF_8));
        games++;
    }

    /** Without less-than signs, by which a text could end the part of the page that it stands in. */
    private String json(ReportGame game) {
        try {
            return json.writeValueAsString(GameData.of(game)).replace("<", "\\u003c");
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The number of games. */
    int games() {
        return games;
    }

    /** The page in UTF-8. */
    public byte[] bytes() {
        ByteArrayOutputStream page = new ByteArrayOutputStream(beforeGames.length + data.size() + behindGames.length);
        page.writeBytes(beforeGames);
        page.writeBytes(data.toByteArray());
        page.writeBytes(behindGames);
        return page.toByteArray();
    }
}
