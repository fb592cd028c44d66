package parachute.tools.analysis.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.tools.page.Browser;

/** The page of an analysis in a real browser. */
class AnalysisPageIT {
    static final List<Integer> WIDTHS = Browser.WIDTHS;

    /** Logs what the board shows and the number of its pieces. */
    private static final String SEE = """
            const see = () => log(byId('board').getAttribute('aria-label') + ': '
                + byId('board').querySelectorAll('.piece').length);
            """;

    private static final String PAGE =
            HtmlReport.format(List.of(ReportReaderTest.read(ReportReaderTest.ANNOTATED), chess()));

    @TempDir
    private Path folder;

    private static ReportGame chess() {
        return ReportReaderTest.read("[White \"D\"]\n[Black \"E\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *");
    }

    private List<String> see(String fragment, String script) throws Exception {
        return new Browser(folder, 1_280, false).run(PAGE, fragment, SEE + script);
    }

    @Test
    void arrowsLeadThroughTheGame() throws Exception {
        assertEquals(
                List.of(
                        "Position at the beginning: 5",
                        "Position after 7. Ke2: 5",
                        "Position after 7... P@e4: 6",
                        "Position after 7. Ke2: 5",
                        "Position after 8. N@f7#: 7",
                        "Position at the beginning: 5"),
                see("", """
                        see();
                        for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home']) { press(key); see(); }
                        """));
    }

    @Test
    void theBetterLineOfAMistakeIsPlayedOnTheBoard() throws Exception {
        assertEquals(
                List.of(
                        "Position after 7. Ke2: 5",
                        "Position after 7. N@f7#: 6",
                        "Position after 7. Ke2: 5",
                        "Position after 7. N@f7#: 6"),
                see("", """
                        for (const key of ['m', 'ArrowDown', 'ArrowUp']) { press(key); see(); }
                        [...byId('verdict').querySelectorAll('button')].find(b => b.textContent.includes('N@f7')).click();
                        see();
                        """));
    }

    @Test
    void theHandsHoldWhatCanBeDropped() throws Exception {
        assertEquals(List.of("×1, ×1", "×1, "), see("", """
                        const hands = () => log(byId('lower-hand').textContent + ', ' + byId('upper-hand').textContent);
                        hands();
                        press('End');
                        press('ArrowLeft');
                        hands();
                        """));
    }

    @Test
    void aClickIntoTheGraphGoesThere() throws Exception {
        assertEquals(List.of("Position after 8. N@f7#: 7", "Position at the beginning: 5"), see("", """
                        const graph = byId('graph');
                        const box = graph.getBoundingClientRect();
                        for (const clientX of [box.right - 1, box.left + 1]) {
                          graph.dispatchEvent(new page.MouseEvent('click', { clientX, clientY: box.top, bubbles: true }));
                          see();
                        }
                        """));
    }

    @Test
    void theAddressNamesGameAndMove() throws Exception {
        assertEquals(List.of("Position after 2. Nf3: 32", "#2/4", "Position at the beginning: 5"), see("#2/3", """
                        see();
                        press('ArrowRight');
                        log(page.location.hash);
                        byId('game').value = 0;
                        byId('game').dispatchEvent(new page.Event('change'));
                        see();
                        """));
    }

    @Test
    void everythingCanBeReachedByTab() throws Exception {
        List<String> lines = see("#1/1", """
                for (const each of page.document.querySelectorAll('button, select')) {
                  each.focus();
                  log(page.document.activeElement === each && each.tabIndex === 0);
                }
                """);
        assertTrue(lines.size() > 10, lines.toString());
        assertEquals(List.of("true"), lines.stream().distinct().toList());
    }

    @ParameterizedTest(name = "{0} pixels")
    @FieldSource("WIDTHS")
    void nothingIsWiderThanThePageAndNothingIsFetched(int width) throws Exception {
        assertEquals(
                Stream.generate(() -> width + ", 0").limit(5).toList(),
                new Browser(folder, width, false).run(PAGE, "", """
                        const root = page.document.documentElement;
                        for (const key of ['Home', 'm', 'ArrowDown', 'End', 'f']) {
                          press(key);
                          log(Math.max(root.scrollWidth, page.innerWidth) + ', '
                              + page.performance.getEntriesByType('resource').length);
                        }
                        """));
    }

    @ParameterizedTest(name = "dark: {0}")
    @ValueSource(booleans = {false, true})
    void theColoursAreThoseThatTheReaderPrefers(boolean dark) throws Exception {
        assertEquals(
                List.of(dark ? "light on dark" : "dark on light"), new Browser(folder, 1_280, dark).run(PAGE, "", """
                        const style = page.getComputedStyle(page.document.body);
                        const brightness = colour => colour.match(/[0-9]+/g).slice(0, 3).reduce((a, b) => a + Number(b), 0);
                        log(brightness(style.color) > 500 && brightness(style.backgroundColor) < 200 ? 'light on dark'
                            : brightness(style.color) < 200 && brightness(style.backgroundColor) > 600 ? 'dark on light'
                            : style.color + ' on ' + style.backgroundColor);
                        """));
    }
}
