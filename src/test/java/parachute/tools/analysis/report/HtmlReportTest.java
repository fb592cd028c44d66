package parachute.tools.analysis.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page for browsers. */
class HtmlReportTest {
    private static final Pattern GAMES = Pattern.compile("id=\"data\">(.*?)</script>", Pattern.DOTALL);

    private final String page = page(ReportReaderTest.read(ReportReaderTest.ANNOTATED));

    static String page(ReportGame... games) {
        HtmlReport report = new HtmlReport();
        List.of(games).forEach(report::add);
        return new String(report.bytes(), StandardCharsets.UTF_8);
    }

    private static JsonNode data(String page) throws JsonProcessingException {
        Matcher found = GAMES.matcher(page);
        assertTrue(found.find());
        return new ObjectMapper().readTree(found.group(1));
    }

    @Test
    void thePageHoldsTheGames() throws JsonProcessingException {
        JsonNode game = data(page).get(0);
        assertEquals("<A & B>", game.get("white").asText());
        assertEquals("Ke2 P@e4 N@f7#", game.at("/line/sans").asText());
        assertEquals("e1e2 P@e4 N@f7", game.at("/line/changes").asText());
        assertEquals("N@f7#", game.at("/line/notes/0/better/0/sans").asText());
        assertEquals("Kd2", game.at("/line/notes/0/variations/0/sans").asText());
    }

    @Test
    void allGamesAreThereInTheirOrderOrNone() throws JsonProcessingException {
        ReportGame second = ReportReaderTest.read("[White \"Second\"]\n\n*");
        JsonNode games = data(page(ReportReaderTest.read(ReportReaderTest.ANNOTATED), second));
        assertEquals(2, games.size());
        assertEquals("Second", games.get(1).get("white").asText());
        assertEquals(0, data(page()).size());
    }

    @Test
    void aGameIsAFewKilobytes() {
        String shuffle = "Nf3 {[%eval 0.31]} Nf6 {[%eval 0.24]} Ng1 {[%eval 0.17]} Ng8? {[%eval 0.25] Mistake. Winning"
                + " chance 38%, with d5 51%.} (d5 {[%eval 0.01]} d4 Nf6 c4 e6 Nc3 c6 e3 Nbd7 Bd3 dxc4 Bxc4) ";
        ReportGame game = ReportReaderTest.read(shuffle.repeat(20) + "*");
        assertEquals(81, game.moves().size());
        int size = page(game, game).length() - page(game).length();
        assertTrue(size < 8_000, "80 plies with 20 mistakes: " + size);
    }

    @Test
    void thePageSaysWhoMadeIt() {
        assertTrue(page.startsWith("<!DOCTYPE html>"));
        assertTrue(page.contains("<meta name=\"generator\" content=\"Parachute\""));
    }

    @Test
    void aNameCannotEndTheScript() {
        String hostile = "[White \"</script><script>alert(1)\"]\n1. e4 {<!-- /* script */} *";
        String attacked = page(ReportReaderTest.read(hostile));
        assertEquals(page.split("<script", -1).length, attacked.split("<script", -1).length);
        assertEquals(page.split("</script", -1).length, attacked.split("</script", -1).length);
    }

    @ParameterizedTest
    @ValueSource(strings = {"http:", "https:", "<link", "<img", "@import", "url(", "fetch(", "XMLHttpRequest", " src="})
    void nothingIsFetched(String reference) {
        assertFalse(page.replace("http://www.w3.org/2000/svg", "").contains(reference));
        assertTrue(page.contains("default-src 'none'"));
    }

    @Test
    void everyPartHasItsPlace() {
        assertTrue(page.contains("<symbol id=\"K\""));
        assertTrue(page.contains("prefers-color-scheme: dark"));
        assertTrue(page.contains("ArrowRight"));
        assertFalse(page.contains("<!-- pieces -->") || page.contains("/* style */") || page.contains("/* script */"));
    }
}
