package parachute.tools.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import parachute.rules.pgn.GameTree;
import parachute.tools.page.Browser;

/** The page of a match in a real browser, from a file. */
class MatchPageIT {
    static final List<Integer> WIDTHS = Browser.WIDTHS;

    private static final String LOOK = """
            const root = page.document.documentElement;
            log('width ' + Math.max(root.scrollWidth, page.innerWidth));
            log(page.document.title + ' ' + byId('state').textContent);
            log('rows ' + page.document.querySelectorAll('[data-kind="table"] tbody tr').length);
            log('curves ' + [...page.document.querySelectorAll('.curve polyline')].filter(
                curve => curve.getBoundingClientRect().width > 100).length);
            log('bars ' + page.document.querySelectorAll('.counts li').length);
            log('fetched ' + page.performance.getEntriesByType('resource').filter(
                entry => !entry.name.startsWith('data:')).length);
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0} pixels")
    @FieldSource("WIDTHS")
    void allIsShownAndNothingIsWiderThanThePage(int width) throws Exception {
        String html = MatchPageTest.page(MatchPageTest.twelvePairs()).html();
        List<String> shown = List.of(
                "width " + width,
                "Finished: A – B Finished: 24 games, +0.0 ± 82 Elo",
                "rows 5",
                "curves 3",
                "bars 1",
                "fetched 0");
        assertEquals(shown, new Browser(folder, width, false).run(html, "", LOOK));
        assertEquals(shown, new Browser(folder, width, true).run(html, "", LOOK));
    }

    @ParameterizedTest(name = "{0} pixels")
    @FieldSource("WIDTHS")
    void theTablesOfThreeEnginesAreNotWiderEither(int width) throws Exception {
        String html = MatchPageTest.page(MatchPageTest.threeEngines()).html();
        assertEquals(
                "width " + width,
                new Browser(folder, width, false).run(html, "", LOOK).getFirst());
    }

    @Test
    void everyGameIsReplayed() throws Exception {
        List<GameTree> games = MatchPageTest.twelvePairs();
        List<String> replayed = new ArrayList<>();
        for (int i = games.size() - 1; i >= 0; i--) {
            replayed.add(i + 1 + ": " + (i % 2 == 0 ? "A – B" : "B – A") + " "
                    + games.get(i).moves().getLast().san());
        }
        String html = MatchPageTest.page(games).html();
        assertEquals(replayed, new Browser(folder, 1_280, false).run(html, "", """
                        byId('all-games').click();
                        page.document.querySelectorAll('#finished button').forEach(row => {
                          row.click();
                          const move = page.document.querySelector('#moves [aria-current="true"]');
                          log(byId('replay-title').textContent + ' ' + move.textContent);
                        });
                        """));
        List<String> squares = new Browser(folder, 1_280, false).run(html, "", """
                const rows = page.document.querySelectorAll('#finished button');
                rows[5].click();
                log(rows[5].textContent);
                log(page.document.querySelector('[data-square="h4"]').getAttribute('aria-label'));
                byId('first').click();
                log(page.document.querySelector('[data-square="d8"]').getAttribute('aria-label'));
                """);
        assertEquals(List.of("190-1A – Bmate, 2 moves", "black queen h4", "black queen d8"), squares);
    }
}
