package parachute.tools.analysis.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page for browsers. */
class HtmlReportTest {
    private static final Pattern GAMES = Pattern.compile("id=\"games\">(.*?)</script>", Pattern.DOTALL);

    private final String page = HtmlReport.format(List.of(ReportReaderTest.read(ReportReaderTest.ANNOTATED)));

    @Test
    void thePageHoldsTheGames() throws JsonProcessingException {
        Matcher found = GAMES.matcher(page);
        assertTrue(found.find());
        JsonNode game = new ObjectMapper().readTree(found.group(1)).get(0);
        assertEquals("<A & B>", game.get("white").asText());
        assertEquals("N@f7#", game.at("/moves/1/better/0/san").asText().substring(3));
    }

    @Test
    void aNameCannotEndTheScript() {
        String hostile = "[White \"</script><script>alert(1)\"]\n1. e4 {<!-- /* script */} *";
        String attacked = HtmlReport.format(List.of(ReportReaderTest.read(hostile)));
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
