package parachute.tools.analysis.report;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import parachute.tools.json.Json;
import parachute.tools.page.WebPage;

/**
 * Games as one page for browsers, which needs no other file and no network: the page to analyse with the games in it.
 * It grows game by game; the games are kept as the page has them, about 3 kB each.
 */
public final class HtmlReport {
    private static final String GAMES = "/* games */";

    private final byte[] beforeGames;
    private final byte[] afterGames;
    private final ByteArrayOutputStream data = new ByteArrayOutputStream();
    private int games;

    /** Creates a page without games. */
    public HtmlReport() {
        String page = WebPage.ANALYSIS.saved("[\n" + GAMES + "\n]");
        int at = page.indexOf(GAMES);
        beforeGames = page.substring(0, at).getBytes(StandardCharsets.UTF_8);
        afterGames = page.substring(at + GAMES.length()).getBytes(StandardCharsets.UTF_8);
    }

    /** Adds a game after the others. */
    public void add(GameJson game) {
        // A less-than sign could end the element that the games are in.
        String json = Json.line(game).replace("<", "\\u003c");
        data.writeBytes(((games > 0 ? ",\n" : "") + json).getBytes(StandardCharsets.UTF_8));
        games++;
    }

    int games() {
        return games;
    }

    /** Returns the page in UTF-8. */
    public byte[] bytes() {
        ByteArrayOutputStream page = new ByteArrayOutputStream(beforeGames.length + data.size() + afterGames.length);
        page.writeBytes(beforeGames);
        page.writeBytes(data.toByteArray());
        page.writeBytes(afterGames);
        return page.toByteArray();
    }
}
