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
    private static final Pattern GAMES = Pattern.compile("id=\"saved\">(.*?)</script>", Pattern.DOTALL);

    private final String page = page(GameJsonTest.read(GameJsonTest.ANNOTATED));

    static String page(GameJson... games) {
        HtmlReport report = new HtmlReport();
        List.of(games).forEach(report::add);
        return new String(report.bytes(), StandardCharsets.UTF_8);
    }

    static JsonNode data(String page) throws JsonProcessingException {
        Matcher found = GAMES.matcher(page);
        assertTrue(found.find());
        return new ObjectMapper().readTree(found.group(1));
    }

    @Test
    void allGamesAreThereInTheirOrderOrNone() throws JsonProcessingException {
        GameJson second = GameJsonTest.read("[White \"Second\"]\n\n*");
        JsonNode games = data(page(GameJsonTest.read(GameJsonTest.ANNOTATED), second));
        assertEquals(2, games.size());
        assertEquals("<A & B>", games.at("/0/tags/White").asText());
        assertEquals("Second", games.at("/1/tags/White").asText());
        assertEquals(0, data(page()).size());
    }

    @Test
    void thePageSaysWhoMadeIt() {
        assertTrue(page.startsWith("<!DOCTYPE html>"));
        assertTrue(page.contains("<meta name=\"generator\" content=\"Parachute\""));
    }

    @Test
    void aNameCannotEndTheScript() {
        String hostile = "[White \"</script><script>alert(1)\"]\n1. e4 {<!-- /* games */} *";
        String attacked = page(GameJsonTest.read(hostile));
        assertEquals(page.split("<script", -1).length, attacked.split("<script", -1).length);
        assertEquals(page.split("</script", -1).length, attacked.split("</script", -1).length);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"http:", "https:", "<link rel=\"stylesheet", "@import", "url(", " src=\"/", "href=\"/static"})
    void nothingIsFetched(String reference) {
        assertFalse(page.replace("http://www.w3.org/2000/svg", "").contains(reference));
        assertTrue(page.contains("default-src 'none'"));
    }
}
