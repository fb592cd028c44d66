package parachute.tools.analysis.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;

/** Analysed games as one page for browsers, which needs no other file and no network. */
public final class HtmlReport {
    private HtmlReport() {}

    /** The text of the page. */
    public static String format(List<ReportGame> games) {
        return ReportResource.read("page.html")
                .replace("/* style */", ReportResource.read("page.css"))
                .replace("<!-- pieces -->", ReportResource.read("pieces.xml"))
                .replace("/* script */", ReportResource.read("page.js"))
                .replace("/* games */", json(games));
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
