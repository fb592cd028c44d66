package parachute.tools.analysis.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.rules.notation.Fen;
import parachute.rules.pgn.GameTree;
import parachute.tools.page.Browser;

/** The page of an analysis in a real browser. */
class AnalysisPageIT {
    static final List<Integer> WIDTHS = Browser.WIDTHS;

    /** Logs the move that led to the position that is shown, the better one, and the number of pieces on the board. */
    private static final String SEE = """
            const see = () => {
              const better = byId('better').querySelector('button');
              log('after ' + byId('move').querySelector('b').textContent + (better ? ', better ' + better.textContent : '') + ': '
                  + page.document.querySelectorAll('.board .piece').length);
            };
            """;

    private static final String PAGE = HtmlReportTest.page(GameJsonTest.read(GameJsonTest.ANNOTATED), chess());

    @TempDir
    private Path folder;

    private static GameJson chess() {
        return GameJsonTest.read("[White \"D\"]\n[Black \"E\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *");
    }

    private List<String> see(String fragment, String script) throws Exception {
        return new Browser(folder, 1_280, false).run(PAGE, fragment, SEE + script);
    }

    @Test
    void arrowsLeadThroughTheGame() throws Exception {
        assertEquals(
                List.of(
                        "after First position: 5",
                        "after 7. Ke2??, better 7. N@f7#: 5",
                        "after 7... P@e4+=: 6",
                        "after 7. Ke2??, better 7. N@f7#: 5",
                        "after 8. N@f7#: 7",
                        "after First position: 5"),
                see("#1/0", """
                        see();
                        for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home']) { press(key); see(); }
                        """));
    }

    @Test
    void theBetterLineOfAMistakeIsPlayedOnTheBoard() throws Exception {
        assertEquals(
                List.of(
                        "after 7. Ke2??, better 7. N@f7#: 5",
                        "after 7. Kd2: 5",
                        "after 7. N@f7#: 6",
                        "after 7. Ke2??, better 7. N@f7#: 5",
                        "after 7. N@f7#: 6"),
                see("#1/0", """
                        for (const key of ['.', 'ArrowDown', 'ArrowDown']) { press(key); see(); }
                        press('ArrowUp');
                        press('ArrowUp');
                        see();
                        byId('better').querySelector('button').click();
                        see();
                        """));
    }

    @Test
    void theBetterMoveIsDrawnOnTheBoard() throws Exception {
        GameJson step = GameJsonTest.read("1. f3? {[%eval -0.8]} (1. e4 {[%eval 0.3]}) 1... e5 *");
        String count = """
                const count = () => log(['.arrow.better', '.ring.better', '.ghost']
                    .map(name => name + ' ' + byId('board').querySelectorAll(name).length).join(', '));
                for (let i = 0; i < 3; i++) { count(); press('ArrowRight'); }
                """;
        assertEquals(
                List.of(
                        ".arrow.better 0, .ring.better 0, .ghost 0",
                        ".arrow.better 0, .ring.better 1, .ghost 1",
                        ".arrow.better 0, .ring.better 0, .ghost 0"),
                see("#1/0", count));
        assertEquals(
                List.of(
                        ".arrow.better 0, .ring.better 0, .ghost 0",
                        ".arrow.better 1, .ring.better 0, .ghost 0",
                        ".arrow.better 0, .ring.better 0, .ghost 0"),
                new Browser(folder, 1_280, false).run(HtmlReportTest.page(step), "", count));
    }

    @Test
    void variationsOfTheUserArePlayedOnTheBoard() throws Exception {
        GameJson nested = GameJsonTest.read("1. e4 e5 (1... c5 {Sicilian} 2. Nf3 (2. c3 <i>) d6) *");
        assertEquals(
                List.of(
                        "1. e4 e5 ( 1... c5 Sicilian 2. Nf3 ( 2. c3 ) 2... d6 )",
                        "after 1... c5: 32",
                        "after 2. Nf3: 32",
                        "after 2. c3: 32",
                        "after 1... e5: 32"),
                new Browser(folder, 1_280, false).run(HtmlReportTest.page(nested), "#1/2", SEE + """
                        log(byId('moves').innerText.replace(/\\s+/g, ' ').trim());
                        for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown']) { press(key); see(); }
                        for (let i = 0; i < 3; i++) { press(['ArrowUp', 'ArrowLeft', 'ArrowUp'][i]); }
                        see();
                        """));
    }

    @Test
    void mistakesAreCountedAndEveryMoveHasItsEvaluation() throws Exception {
        GameJson game = GameJsonTest.read("""
                [White "W"]
                [Black "B"]
                [WhiteAccuracy "71.0"]

                1. f3?! {[%eval -0.40]} e5?? {[%eval 2.00]} 2. g4?? {[%eval #-1]} Qh4# 0-1
                """);
        assertEquals(
                List.of("W 71.0 % 1 0 1 ", "B  1 0 0 ", "f3?!-0.40", "e5??+2.00", "g4??#-1", "Qh4#"),
                new Browser(folder, 1_280, false).run(HtmlReportTest.page(game), "", """
                        const texts = (parent, name) => [...parent.querySelectorAll(name)].map(each => each.textContent);
                        for (const row of byId('sides').tBodies[0].rows) { log(texts(row, 'th, td').join(' ')); }
                        texts(byId('moves'), 'button').forEach(log);
                        """));
    }

    /** Eighty plies, ten of them marked, with a better line and a comment of so many sentences. */
    private static GameJson longGame(int sentences) {
        String moves = "Nf3 {[%eval 0.3]} Nf6 {[%eval 0.2]} Ng1 {[%eval 0.1]} Ng8 {[%eval 0.2]} ";
        String mistake = "Nf3 {[%eval 0.3]} Nf6 {[%eval 0.2]} Ng1 {[%eval 0.1]} Ng8? {[%eval 0.9] "
                + "Not as good as others. ".repeat(sentences)
                + "} (Nc6 {[%eval 0.2]} e4 e5 d4 exd4 Nxd4 Nxd4 Qxd4 d6) ";
        return GameJsonTest.read((moves + mistake).repeat(10) + "*");
    }

    @ParameterizedTest(name = "{0} pixels")
    @FieldSource("WIDTHS")
    void theListOfMovesStandsStillWhateverIsSaidAboutAMove(int width) throws Exception {
        List<String> lines = new Browser(folder, width, false).run(HtmlReportTest.page(longGame(12)), "", """
                const buttons = [...byId('moves').querySelectorAll('[data-ply]')];
                for (const i of [0, 1, 0, 2]) {
                  buttons[i].click();
                  log(buttons[0].getBoundingClientRect().top + ' ' + byId('moves').scrollTop + ' ' + page.scrollY);
                }
                """);
        assertEquals(4, lines.size());
        assertEquals(1, lines.stream().distinct().count(), lines.toString());
    }

    @Test
    void theListFollowsTheGame() throws Exception {
        assertEquals(
                List.of("true, true"),
                new Browser(folder, 1_280, false).run(HtmlReportTest.page(longGame(12)), "", """
                        press('End');
                        const list = byId('moves').getBoundingClientRect();
                        const current = byId('moves').querySelector('[aria-current="true"]').getBoundingClientRect();
                        log([current.top >= list.top - 1, current.bottom <= list.bottom + 1].join(', '));
                        """));
    }

    @Test
    void onATelephoneTheMovesAreDirectlyBelowTheBoard() throws Exception {
        assertEquals(
                List.of("true"), new Browser(folder, 360, false).run(HtmlReportTest.page(longGame(12)), "#1/4", """
                        const box = id => byId(id).getBoundingClientRect();
                        const between = box('moves').top - box('board').bottom;
                        log(between >= 0 && between < 20 && box('moves').width > 300);
                        """));
    }

    @Test
    void theKeysAreShownByAQuestionMark() throws Exception {
        assertEquals(List.of("false", "true", "false", "true"), see("#1/0", """
                const isOpen = () => log(byId('site-keys').open);
                isOpen();
                press('?');
                isOpen();
                byId('site-keys').querySelector('button').click();
                isOpen();
                press('g');
                press('?');
                isOpen();
                """));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. e4 a6 2. e5 d5 3. exd6 Nf6 4. Nf3 g6 5. Be2 Bg7 6. O-O O-O 7. dxc7 Nc6 8. cxd8=N h5 9. g4 hxg4 *",
                "1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5. O-O-O O-O-O *",
                "[FEN \"4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1\"]\n\n1. a4 bxa3 *",
                "[Variant \"crazyhouse\"]\n\n1. e4 d5 2. exd5 e6 3. dxe6 Nc6 4. exf7+ Ke7 5. fxg8=Q h6 6. Qxh8 Nd4 "
                        + "7. N@d5+ Kd7 8. R@e4 c6 9. Qxg7+ Bxg7 10. c3 P@e6 *",
                "[Variant \"Chess960\"]\n[FEN \"1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w GBgb - 0 1\"]\n\n"
                        + "1. O-O O-O-O *"
            })
    void thePageHasThePositionsOfTheRules(String text) throws Exception {
        GameTree game = GameJsonTest.replay(text);
        List<String> positions = IntStream.rangeClosed(0, game.moves().size())
                .mapToObj(ply -> Fen.format(game.position(ply)))
                .toList();
        assertEquals(
                positions,
                new Browser(folder, 1_280, false)
                        .run(HtmlReportTest.page(GameJson.of(game)), "", """
                        for (let i = 0; i < %d; i++) { log(byId('fen').value); press('ArrowRight'); }
                        """.formatted(positions.size())));
    }

    @Test
    void ofSeveralGamesThereIsAListWithASearch() throws Exception {
        GameJson polish =
                GameJsonTest.read("[White \"Łódź <i>Ó</i>\"]\n[Black \"E\"]\n[Event \"Open\"]\n[Date \"2026.11.??\"]\n"
                        + "[WhiteAccuracy \"90.5\"]\n[BlackAccuracy \"80.1\"]\n\n1. f3? e5 *");
        String page = HtmlReportTest.page(GameJsonTest.read(GameJsonTest.ANNOTATED), chess(), polish);
        assertEquals(
                List.of(
                        "3 games",
                        "1|<A & B> – C|1-0|Club||12.5 / –|100|000",
                        "2|D – E|*|||||",
                        "3|Łódź <i>Ó</i> – E|*|Open|2026.11|90.5 / 80.1|010|000",
                        "1 of 3 games: 3",
                        "2 of 3 games: 2 3",
                        "0 of 3 games: ",
                        "3 games: 1 2 3"),
                new Browser(folder, 1_280, false)
                        .run(page, "", """
                                const rows = () => [...byId('list').rows].filter(row => !row.hidden);
                                log(byId('found').textContent);
                                rows().forEach(row => log([...row.cells].map(cell => cell.textContent).join('|')));
                                for (const text of ['open ODZ', 'e *', 'no one', '']) {
                                  byId('search').value = text;
                                  byId('search').dispatchEvent(new page.Event('input'));
                                  log(byId('found').textContent + ': ' + rows().map(row => row.cells[0].textContent).join(' '));
                                }
                                """).stream()
                                .map(line -> line.replace("&lt;", "<")
                                        .replace("&gt;", ">")
                                        .replace("&amp;", "&"))
                                .toList());
    }

    @Test
    void theListIsGoneThroughByKeys() throws Exception {
        assertEquals(
                List.of("search", "#1/0", "#2/0", "#1/0", "search", "after First position: 5", "#1/0", "#2/0", "#2/0"),
                see("", """
                        const where = () => log(page.document.activeElement.id || page.document.activeElement.hash);
                        for (const key of ['/', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) { press(key); where(); }
                        page.document.querySelector('#list a').click();
                        see();
                        log(page.location.hash);
                        press('n');
                        log(page.location.hash);
                        press('g');
                        where();
                        """));
    }

    @Test
    void threeThousandGamesTakeFiveKilobytesEach() {
        GameJson game = longGame(2);
        HtmlReport report = new HtmlReport();
        int page = report.bytes().length;
        for (int i = 0; i < 3_000; i++) {
            report.add(game);
        }
        int games = report.bytes().length - page;
        assertTrue(games < 15_500_000, games + " bytes");
    }

    @Test
    void theHandsHoldWhatCanBeDropped() throws Exception {
        assertEquals(List.of("white knight, black pawn", "white knight", ""), see("#1/0", """
                        const hands = () => log([...page.document.querySelectorAll('.side .hand button:not(.empty)')].reverse()
                            .map(each => each.getAttribute('aria-label').replace(' in hand, 1', '')).join(', '));
                        hands();
                        press('End');
                        press('ArrowLeft');
                        hands();
                        press('End');
                        hands();
                        """));
    }

    @Test
    void aClickIntoTheGraphGoesThere() throws Exception {
        assertEquals(List.of("after 8. N@f7#: 7", "after First position: 5"), see("#1/0", """
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
        assertEquals(List.of("after 2. Nf3: 32", "#2/4", "after First position: 5"), see("#2/3", """
                        see();
                        press('ArrowRight');
                        log(page.location.hash);
                        press('p');
                        see();
                        """));
    }

    @Test
    void everythingCanBeReachedByTab() throws Exception {
        List<String> lines = see("#1/1", """
                const isSeen = each => each.checkVisibility() && !each.disabled && !each.closest('#board');
                for (const each of [...page.document.querySelectorAll('#view button, #view a')].filter(isSeen)) {
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
                Stream.generate(() -> width + ", 0").limit(6).toList(),
                new Browser(folder, width, false).run(PAGE, "#1/0", """
                        const root = page.document.documentElement;
                        for (const key of ['Home', '.', 'ArrowDown', 'End', 'f', 'g']) {
                          press(key);
                          log(Math.max(root.scrollWidth, page.innerWidth) + ', ' + page.performance.getEntriesByType('resource')
                              .filter(({ name }) => !name.startsWith('data:')).length);
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
