package parachute.tools.analysis.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import parachute.tools.page.HtmlPage;
import parachute.tools.page.PageResource;

/** Analysed games as one page for browsers, which needs no other file and no network. */
public final class HtmlReport {
    private HtmlReport() {}

    /** The text of the page. */
    public static String format(List<ReportGame> games) {
        String body = resource("body.html")
                .replace("<!-- pieces -->", resource("pieces.xml"))
                .replace("/* script */", resource("page.js"))
                .replace("/* games */", json(games));
        return HtmlPage.format("Analysis by Parachute", resource("page.css"), body);
    }

    private static String resource(String name) {
        return PageResource.read(HtmlReport.class, name);
    }

    /** Without less-than signs, by which a text could end the part of the page that it stands in. */
    private static String json(List<ReportGame> games) {
        try {
            return new ObjectMapper().writeValueAsString(games).replace("<", "\\u003c");
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
