package parachute.tools.match.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import parachute.tools.page.Browser;

/** The page of a match in a real browser. */
class MatchPageIT {
    static final List<Integer> WIDTHS = Browser.WIDTHS;

    private static final String LOOK = """
            const root = page.document.documentElement;
            log('width ' + Math.max(root.scrollWidth, page.innerWidth));
            const images = [...page.document.images];
            log('charts ' + images.filter(image => image.naturalWidth > 0 && image.clientWidth > 0).length);
            log('dark ' + images.filter(image => image.currentSrc !== image.src).length);
            log('fetched ' + page.performance.getEntriesByType('resource').filter(
                entry => !entry.name.startsWith('data:')).length);
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0} pixels")
    @FieldSource("WIDTHS")
    void allChartsAreShownAndNothingIsWiderThanThePage(int width) throws Exception {
        String html = MatchPageTest.page(MatchPageTest.twelvePairs());
        assertEquals(
                List.of("width " + width, "charts 4", "dark 0", "fetched 0"),
                new Browser(folder, width, false).run(html, "", LOOK));
        assertEquals(
                List.of("width " + width, "charts 4", "dark 4", "fetched 0"),
                new Browser(folder, width, true).run(html, "", LOOK));
    }

    @ParameterizedTest(name = "{0} pixels")
    @FieldSource("WIDTHS")
    void theTablesOfThreeEnginesAreNotWiderEither(int width) throws Exception {
        String html = MatchPageTest.page(MatchPageTest.threeEngines());
        assertEquals(
                "width " + width,
                new Browser(folder, width, false).run(html, "", LOOK).get(0));
    }
}
