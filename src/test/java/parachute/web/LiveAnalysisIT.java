package parachute.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import parachute.io.Resource;
import parachute.rules.pgn.WrittenGames;
import parachute.tools.json.Json;

/** The page to analyse, in a real browser. */
class LiveAnalysisIT extends PageTest {
    private static final String ANNOTATED = """
            [White "Anna"] [Black "Boris"]

            1. e4 {[%eval 0.30] as usual} e5 (1... c5! {sharp} 2. Nf3 (2. c3) 2... d6) 2. Nf3?? {[%eval -4.00]} 1-0
            """;

    /**
     * Opens the page anew, with the engine switched off, which the page remembers: an endless search would only slow down
     * what is tested.
     */
    private static void open(String fragment) {
        browser.openAnew(
                local.address().resolve("/analysis" + fragment), "localStorage.setItem('analysis.searching', false)");
    }

    private static void openSearching(String fragment) {
        open(fragment);
        browser.click("#searching");
    }

    private static String fen(String fen) {
        return "#fen=" + URLEncoder.encode(fen, StandardCharsets.UTF_8);
    }

    /** Opens the page with a game of a text. */
    private static void openText(String text) {
        open("");
        browser.seeOnBoard("white king e1");
        set("#text", text);
        browser.click("#open .main");
    }

    /** Sets a field to a text at once. */
    private static void set(String selector, String text) {
        browser.see(selector);
        browser.ask("document.querySelector('" + selector + "').value = `" + text + "`");
    }

    /** Presses a key that is for the page as a whole. */
    private static void press(CharSequence key) {
        browser.ask("document.activeElement.blur()");
        browser.press(key);
    }

    /** The list of moves in one line. */
    private static String moves() {
        return String.valueOf(browser.ask("return document.getElementById('moves').innerText"))
                .replaceAll("\\s+", " ");
    }

    @Test
    void aLinkToLearnFromAMoveMarksTheMistakesFirst() throws Exception {
        String game = local.begin("{'variant': 'chess', 'fen': '4k3/2p5/3p4/8/8/8/8/3QK3 w - - 0 1',"
                        + " 'white': {'kind': 'person'}, 'black': {'kind': 'person'}}")
                .replaceFirst(".*=", "");
        local.client().post("/api/games/" + game + "/moves", "{'move': 'Qxd6'}");
        open("#game=" + game + "&learn=1");
        browser.see("quiz-said", "1. Qxd6?? was played. Find a better move.");
        browser.seeOnBoard("white queen d1");
    }

    @Test
    void bothSidesMovesAreMadeAndTheLinesFollow() {
        openSearching("");
        browser.see("#lines li:nth-child(3)");
        browser.clickSquares("e2", "e4");
        browser.see("lines", "1...");
        browser.clickSquares("e7", "e5");
        browser.see("lines", "2. ");
        browser.see("#board .better");
        browser.choose("#count", "5");
        browser.see("#lines li:nth-child(5)");
        browser.see("speed", "depth");
        assertEquals("1. e4 e5", moves());
    }

    @Test
    void thePageRemembersWhetherTheEngineSearches() {
        openSearching("");
        browser.see("#lines li");
        browser.choose("#count", "2");
        browser.reload();
        browser.see("#lines li:nth-child(2)");
        assertEquals("2", browser.ask("return document.getElementById('count').value"));
        browser.choose("#count", "3");
        open("");
        browser.see("#searching:not(:checked)");
    }

    @Test
    void aMoveOfALineIsPlayedOnTheBoard() {
        openSearching(fen("7k/8/8/8/8/8/R7/K7 w - - 0 1"));
        browser.click("#lines li:first-child button:nth-of-type(1)");
        browser.see("status", "Black to move");
        browser.see("#moves [data-ply='1']");
    }

    @Test
    void theAddressNamesPositionAndMoves() {
        open("#variant=crazyhouse&moves=e2e4,d7d5,e4d5,d8d5");
        browser.seeOnBoard("black queen d5");
        browser.seeOnBoard("white pawn in hand, 1");
        press(Keys.ARROW_LEFT);
        browser.seeOnBoard("white pawn d5");
        assertTrue(browser.address().contains("ply=3"), browser.address());
        open(browser.address().replaceFirst("[^#]*", ""));
        browser.seeOnBoard("white pawn d5");
        browser.see("#moves [data-ply='4'][aria-current='false']");
    }

    @Test
    void aMoveFromAnEarlierPositionIsAVariation() {
        open("#moves=e2e4,e7e5,g1f3");
        browser.click("#moves [data-ply='1']");
        browser.clickSquares("c7", "c5");
        browser.see("moves", "c5");
        assertEquals("1. e4 e5 ( 1... c5 ) 2. Nf3", moves());
        browser.click("#promote");
        browser.see("#moves [data-ply='2'][aria-current='true']");
        assertEquals("1. e4 c5 ( 1... e5 2. Nf3 )", moves());
        browser.click("#delete");
        browser.see("#moves [data-ply='1'][aria-current='true']");
        assertEquals("1. e4 e5 2. Nf3", moves());
        browser.ask("history.back()");
        browser.see("moves", "c5");
        assertEquals("1. e4 c5 ( 1... e5 2. Nf3 )", moves(), "what was deleted comes back");
    }

    @Test
    void aGameOfATextHasItsCommentsAndVariationsAlsoWhenThePageIsLoadedAgain() {
        openText(ANNOTATED);
        browser.see("moves", "sharp");
        browser.see("#opening:not([open])");
        browser.see("board", "Anna");
        String text = "1. e4 +0.30 as usual 1... e5 ( 1... c5! sharp 2. Nf3 ( 2. c3 ) 2... d6 ) 2. Nf3?? -4.00";
        assertEquals(text, moves());
        press(Keys.END);
        browser.see("status", "1-0 in the game");
        press(Keys.ARROW_LEFT);
        press(Keys.ARROW_DOWN);
        browser.seeOnBoard("black pawn c5");
        browser.reload();
        browser.seeOnBoard("black pawn c5");
        assertEquals(text, moves());
        press(Keys.ARROW_UP);
        browser.seeOnBoard("black pawn e5");
    }

    @Test
    void aFileIsChosenOrDroppedOnThePage() throws IOException {
        String two = "[White \"Ä\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n";
        Path file = Files.writeString(games.resolve("two.pgn"), two, StandardCharsets.ISO_8859_1);
        open(fen("4k3/8/8/8/8/8/8/4K3[Nn] w - - 0 1"));
        browser.seeOnBoard("white knight in hand, 1");
        browser.see("#file").sendKeys(file.toString());
        browser.see("found", "2 games");
        browser.see("list", "Ä");
        browser.click("#list tr:nth-child(2) a");
        browser.see("moves", "d4");
        browser.see("#board .hand[hidden]");
        browser.ask("""
                const dataTransfer = new DataTransfer();
                const utf16 = [0xFEFF, ...'1. c4 d5 2. Ke3'].map(c => (c.codePointAt?.(0) ?? c));
                dataTransfer.items.add(new File([new Uint16Array(utf16)], 'game.pgn'));
                document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
                """);
        browser.see("moves", "d5");
        browser.see("told", "\"2. Ke3\" is not a legal move. What cannot be read or played is kept as a comment.");
        browser.see("#game-steps[hidden]");
        Path unmarked = Files.writeString(games.resolve("unmarked.pgn"), "1. f4 Nh6 *", StandardCharsets.UTF_16BE);
        browser.see("#file").sendKeys(unmarked.toString());
        browser.see("moves", "Nh6");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            moves=e2e4,e2e5 | "e2e5" is not a legal move
            fen=8/8/8       | is not a legal move
            variant=atomic  | unknown variant "atomic"
            game=nosuch     | there is no such game
            """)
    void anAddressWithAMistakeLeadsToTheStartPosition(String fragment, String reason) {
        open("#" + fragment);
        browser.see("told", reason);
        browser.seeOnBoard("white pawn e2");
        browser.see("status", "White to move");
    }

    @Test
    void whatCannotBeOpenedIsRefusedAndTheGameStays() {
        open("#moves=e2e4");
        browser.see("moves", "e4");
        browser.type("#fen", "8/8/8/8/8/8/8/8 w - - 0 1", Keys.ENTER);
        browser.see("#told:not([hidden])");
        set("#text", "no game");
        browser.click("#open .main");
        browser.see("told", "\"1. no\" is not a legal move");
        browser.ask("""
                const clipboardData = new DataTransfer();
                clipboardData.setData('text/plain', '1. e4 '.repeat(2_000_000));
                document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
                """);
        browser.see("told", "11.4 MB are too much: a text of at most a megabyte is opened.");
        assertEquals("1. e4", moves());
        browser.type("#fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Keys.ENTER);
        browser.see("#moves:empty");
        browser.seeOnBoard("white pawn e2");
    }

    @Test
    void aPlayedGameIsAnalysed() throws IOException, InterruptedException {
        String persons = "'white': {'kind': 'person'}, 'black': {'kind': 'person'}";
        String id = local.client()
                .post("/api/games", "{" + persons + "}")
                .json()
                .get("id")
                .asText();
        local.client().post("/api/games/" + id + "/moves", "{'move': 'e4'}");
        browser.open(local.address().resolve("/?game=" + id).toString());
        browser.click("#analyse");
        browser.see("#moves [data-ply='1'][aria-current='true']");
    }

    @Test
    void aThreatIsWhatTheOtherSideWouldDo() {
        openSearching(fen("6k1/5ppp/8/8/8/8/8/R5K1 b - - 0 1"));
        browser.click("#threat");
        browser.see("lines", "2. Ra8#");
        browser.see("#board .threat");
        browser.see("speed", "threats of White");
    }

    @Test
    void theEvaluationIsExplainedByPartsAndPieces() {
        open("#variant=crazyhouse&moves=e2e4,d7d5,e4d5");
        browser.seeOnBoard("white pawn d5");
        browser.click("#evaluation summary");
        browser.see("parts", "Tempo");
        browser.see("#board .said-of-piece");
        browser.click("#evaluation summary");
        browser.see("#board svg:not(:has(.said-of-piece))");
    }

    @Test
    void theDefencesOfAMateAreClickedThrough() {
        open(fen("7k/8/5K2/8/8/8/8/6R1 w - - 0 1"));
        browser.click("details:has(#prove) summary");
        browser.click("#prove");
        browser.see("mate-said", "mate in 2, the shortest: no mate in 1");
        browser.click("#defences button");
        browser.seeOnBoard("white king f7");
        browser.click("#defences li li button");
        browser.see("status", "1-0 White mates");
        browser.see("#lines:not(:has(li))");
        assertEquals("1. Kf7 Kh7 2. Rh1#", moves());
    }

    @Test
    void theMistakesOfAGameAreMarkedAndSaved() {
        openText("1. e4 e5 (1... c5) 2. Qh5 Nc6 3. Qxe5+ Nxe5 *");
        browser.see("moves", "Nxe5");
        browser.click("#whole-game summary");
        browser.see("#nodes [value='20000']");
        browser.ask("document.querySelector('#nodes [value=\"20000\"]').value = 2000");
        browser.choose("#nodes", "20 000");
        browser.click("#mark");
        browser.see("#moves .blunder");
        browser.see("moves", "Blunder. Winning chance");
        assertTrue(moves().contains("( 1... c5 )"), moves());
        browser.see("sides", "%");
        browser.assertAccessible();
        browser.click("#graph");
        browser.see("#moves [data-ply='3'][aria-current='true']");
        assertTrue(browser.saved("#save-pgn").contains("[WhiteAccuracy"), "PGN");
        assertTrue(browser.saved("#save-page").startsWith("<!DOCTYPE html>"), "a page");
    }

    @Test
    void aGameHasItsNamesAndWhereItWasPlayed() {
        openText(
                "[White \"Anna\"][Black \"Boris\"][WhiteElo \"2100\"][Event \"Club\"][Date \"2026.11.??\"]\n\n1. e4 1/2-1/2");
        browser.see("title", "Anna (2100) – Boris ½-½");
        browser.see("about", "Club 2026.11 chess");
    }

    @Test
    void aQuestionMarkShowsTheKeysOfThePageOnce() {
        openText(ANNOTATED);
        press("?");
        browser.see("site-keys", "next blunder, mistake or inaccuracy");
        browser.see("site-keys", "threat");
        assertEquals(1L, browser.ask("return document.querySelectorAll('dialog[open]').length"));
    }

    @Test
    void commentsAndSymbolsAreWrittenAndStayWithTheGame() {
        open("#moves=e2e4,e7e5");
        browser.click("#moves [data-ply='1']");
        browser.click("#glyphs [title='interesting move']");
        browser.click("#glyphs [title='White is better']");
        browser.type("#comment", "best by } test");
        browser.see("moves", "best by } test");
        browser.click("#moves [data-ply='2']");
        browser.reload();
        browser.see("moves", "e4!? ±");
        assertEquals(
                "e4!? $16 ;best by } test", movetext(browser.saved("#save-pgn")).substring(3, 27));
        browser.click("#moves [data-ply='1']");
        browser.click("#glyphs [title='good move']");
        browser.see("moves", "e4! ±");
    }

    @Test
    void arrowsAndCirclesAreStoredInTheComment() {
        openText("1. e4 {[%csl Rd5] [%eval 0.30] good} *");
        browser.see("moves", "good");
        press(Keys.END);
        browser.see("#board .ring.R");
        browser.dragByRightButton("g1", "f3");
        browser.see("#board .arrow.G");
        browser.dragByRightButton("d5", "d5");
        browser.see("#board .ring.G");
        browser.dragByRightButton("d5", "d5");
        browser.see("#board svg:not(:has(.ring))");
        assertEquals("1. e4 {[%cal Gg1f3] [%eval 0.30] good} *", movetext(browser.saved("#save-pgn")));
        press(Keys.HOME);
        browser.see("#board svg:not(:has(.arrow))");
        press(Keys.END);
        browser.see("#board .arrow.G");
    }

    @Test
    void whatIsReadIsWrittenAgain() {
        String pgn = """
                [Event "A \\"test\\""]
                [Result "0-1"]
                [Variant "crazyhouse"]
                [SetUp "1"]
                [FEN "4k3/8/8/8/8/8/4P3/4K3[Nn] w - - 0 10"]

                {first} 10. N@f3 {[%eval 1.20] a drop} 10... N@f6?! $14 (10... Kd7 {better} 11.
                e4 (11. e3)) ({or} 10... -- 11. e3) 11. e4 0-1

                """;
        openText(pgn.replace("\\", "\\\\"));
        browser.see("moves", "a drop");
        assertEquals(pgn, browser.saved("#save-pgn"));
    }

    @Test
    void gamesAndSymbolsAreWrittenAsByTheProgram() throws Exception {
        WrittenGames all = WrittenGames.all();
        open("");
        String answer = (String) browser.ask("""
                return (async games => {
                  const [{ pgnOf }, { GameTree }, { SYMBOLS }, { request }] = await Promise.all(
                    ['pgn', 'gametree', 'remarks', 'api'].map(name => import(`/static/${name}.js`)));
                  const write = async text => {
                    const { games } = await request('POST', '/api/pgn/read', { text });
                    return pgnOf(new GameTree(new GameTree(games[0]).json()));
                  };
                  return JSON.stringify({
                    symbols: SYMBOLS,
                    games: await Promise.all(games.map(async game => ({ ...game, written: await write(game.text) }))),
                  });
                })(%s);
                """.formatted(Json.line(all.games())));
        WrittenGames written = Json.parse(answer, WrittenGames.class).orElseThrow();
        assertEquals(all.symbols(), written.symbols());
        for (int i = 0; i < all.games().size(); i++) {
            assertEquals(all.games().get(i), written.games().get(i));
        }
    }

    @Test
    void aSecondAnalysisReplacesTheFirst() {
        String tags = "[Result \"*\"]\n\n";
        String first = tags + """
                1. e4 {[%eval 0.30]} 1... e5?? $10 {[%eval 3.00] Blunder. Winning chance 10%,
                with c5 45%. mine} (1... c6 {[%eval 0.90] kept}) (1... c5 {[%eval 0.20]} 2. Nf3
                d6) 2. Nf3 *

                """;
        String given = tags + "1. e4 e5 $10 {mine} (1... c6 {[%eval 0.90] kept}) 2. Nf3 *\n\n";
        String second = tags + """
                1. e4 {[%eval 0.40]} 1... e5 $10 {[%eval 0.50] mine} (1... c6 {[%eval 0.90]
                kept}) 2. Nf3 {[%eval 0.45]} *

                """;
        open("");
        Object written = browser.ask("""
                return (async ([first, second]) => {
                  const [{ pgnOf }, { GameTree }, { readGames }] = await Promise.all(
                    ['pgn', 'gametree', 'program'].map(name => import(`/static/${name}.js`)));
                  const tree = new GameTree((await readGames(first))[0]);
                  const texts = [pgnOf(tree), pgnOf(tree, { given: true })];
                  tree.annotate((await readGames(second))[0]);
                  return [...texts, pgnOf(tree)];
                })(%s);
                """.formatted(Json.line(List.of(first, second))));
        assertEquals(List.of(first, given, second), written);
    }

    @Test
    void theMovesOfTheBookAreShownAndPlayed() {
        open("#variant=crazyhouse&moves=");
        browser.see("book", "e4 65 %");
        browser.click("#book button");
        browser.see("moves", "e4");
    }

    @Test
    void theOpeningStandsAboveTheMoves() {
        open("#moves=e2e4,e7e5,f1c4,b8c6,g1f3,h7h5");
        browser.see("opening-name", "C50 Italian Game");
        press(Keys.HOME);
        browser.see("#opening-name:empty");
        browser.clickSquares("d2", "d4");
        browser.see("opening-name", "A40 Queen");
    }

    @Test
    void positionGameAndAddressAreCopied() {
        open("#moves=e2e4");
        browser.see("moves", "e4");
        assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", copied("#copy-fen"));
        assertEquals("1. e4 *", movetext(copied("#copy-pgn")));
        assertEquals(browser.address(), copied("#copy-link"));
    }

    private static String copied(String selector) {
        browser.ask("navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve(); }");
        browser.click(selector);
        browser.see("told", "copied");
        return String.valueOf(browser.ask("return window.copied"));
    }

    @Test
    void aMoveOfALineIsShownOnASmallBoardUnderThePointerOrWithTheFocus() {
        openSearching(fen("q6k/8/8/8/8/8/R7/K7 w - - 0 1"));
        browser.see("#lines li:first-child span button");
        browser.ask("document.querySelector('#lines span button').focus()");
        browser.see("#peek:not([hidden]) svg[aria-label^='R6k/8/8/8/8/8/8/K7 b']");
        browser.seeOnBoard("white rook a2");
        browser.assertAccessible();
        browser.press(Keys.ESCAPE);
        browser.see("#peek[hidden]");
        assertEquals("", moves());
        browser.click("#lines .whole");
        browser.see("#lines .whole[aria-expanded='true']");
        openSearching(fen("4k3/8/8/8/8/8/8/4K3[Nn] w - - 0 1"));
        browser.see("#lines li:first-child span button");
        browser.ask("document.querySelector('#lines span button').focus()");
        browser.see("#peek .hand use.black");
    }

    @Test
    void theSpaceBarPlaysTheBestMoveUnlessItIsForWhatHasTheFocus() {
        openSearching(fen("q6k/8/8/8/8/8/R7/K7 w - - 0 1"));
        browser.see("lines", "1. Rxa8+");
        press(" ");
        browser.see("moves", "Rxa8+");
        browser.click("#moves [data-ply='1']");
        browser.see("lines", "1... K");
        browser.press(" ");
        browser.see("#moves [data-ply='2']");
        browser.ask("document.getElementById('searching').focus()");
        browser.press(" ");
        browser.see("#searching:not(:checked)");
    }

    @Test
    void keysLeadIntoVariationsAndOutOfThem() {
        openText(ANNOTATED);
        browser.see("moves", "sharp");
        browser.ask("document.activeElement.blur()");
        browser.pressWithShift(Keys.ARROW_RIGHT);
        browser.seeOnBoard("black pawn c5");
        browser.pressWithShift(Keys.ARROW_RIGHT);
        browser.seeOnBoard("white pawn c3");
        browser.pressWithShift(Keys.ARROW_LEFT);
        browser.seeOnBoard("black pawn c5");
        browser.seeOnBoard("white pawn c2");
        browser.pressWithShift(Keys.ARROW_LEFT);
        browser.see("#moves [data-ply='1'][aria-current='true']");
    }

    @Test
    void theBarHasTheScoreAndIsGreyWhereNothingIsKnown() {
        openText(ANNOTATED);
        browser.see("moves", "sharp");
        browser.see("#board .bar.unknown");
        press(Keys.ARROW_RIGHT);
        browser.see("#board .bar:not(.unknown)");
        assertEquals("+0.3", browser.text("#board .bar"));
        press(Keys.ARROW_RIGHT);
        browser.see("#board .bar.unknown");
    }

    @Test
    void thePositionIsEditedAndAnalysedOrPlayed() {
        openText(ANNOTATED);
        browser.see("moves", "sharp");
        press(Keys.END);
        browser.click("#opening summary");
        Object fen = browser.ask("return document.getElementById('fen').value");
        browser.click("#edit-position");
        browser.see("editor-said", "to move");
        assertEquals(fen, browser.ask("return document.querySelector('#editor [name=\"fen\"]').value"));
        browser.type("#editor [name='fen']", "4k3/8/8/8/8/8/4P3/R3K3 w Q - 0 1");
        browser.see("#editor [name='right'][value='Q']:checked");
        browser.click("#editor [data-piece='erase']");
        browser.click("#editor [data-square='e2']");
        browser.click("#editor .main:enabled");
        browser.seeOnBoard("e5");
        assertEquals("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", browser.ask("return document.getElementById('fen').value"));
        browser.ask("history.back()");
        browser.see("moves", "sharp");
        browser.ask("document.getElementById('edit-position').click()");
        browser.see("editor-said", "to move");
        browser.ask(
                "[...document.querySelectorAll('#editor button')].find(each => each.innerText === 'Play from here').click()");
        browser.see("#start:not([hidden])");
        assertEquals(fen, browser.ask("return document.querySelector('#new-game [name=\"fen\"]').value"));
    }

    @Test
    void thatTheEngineStartsIsSaid() {
        open("");
        browser.ask("EventSource = class { addEventListener() {} close() {} }");
        browser.click("#searching");
        browser.see("speed", "starting");
    }

    @Test
    void theMovesReachFromTheLinesToTheLowerEdgeOfTheBoard() throws Exception {
        openText(ANNOTATED);
        browser.see("moves", "sharp");
        press(Keys.END);
        for (int[] size : new int[][] {{1024, 768}, {1400, 900}}) {
            browser.inWindow(
                    size[0], size[1], () -> assertEquals(true, browser.ask("""
                    const rect = selector => document.querySelector(selector).getBoundingClientRect();
                    return rect('#moves').height > 0.4 * rect('.squares').height
                      && rect('.steps').bottom >= rect('.squares').bottom && rect('.steps').bottom <= innerHeight;
                    """), () -> size[0] + " x " + size[1]));
        }
    }

    @Test
    void theTimesOfMovesStandBesideThemAndInAChart() {
        openText("""
                [White "Anna"][Black "Boris"][TimeControl "180+2"]

                1. e4 {[%clk 0:03:00]} e5 {[%clk 0:03:01.5]} 2. Nf3 {[%clk 0:02:58] quickly} Nc6 {[%clk 0:01:51.5]}
                3. Bb5 {[%emt 7.5]} a6 4. Bxc6 {[%clk 0:02:50]} dxc6 {[%clk 0:03:00]} *
                """);
        browser.see("moves", "dxc6");
        assertEquals("1. e4 0 s e5 0.5 s 2. Nf3 4 s quickly 2... Nc6 1:12 3. Bb5 7.5 s a6 4. Bxc6 dxc6", moves());
        browser.see("times-said", "Time: White 12 s, Black 1:13; most for 2... Nc6, 1:12");
        assertEquals(4L, browser.ask("return document.querySelectorAll('#times rect:not([height=\"0\"])').length"));
        browser.click("#times");
        browser.see("move", "2... Nc6 took 1:12");
        browser.see("board", "0:01:51");
        browser.see("#graph[hidden]");
        browser.assertAccessible();
        assertTrue(movetext(browser.saved("#save-pgn")).contains("Nf3 {[%clk 0:02:58] quickly}"), "PGN");
    }

    @Test
    void elapsedTimesAreReadAsByTheProgram() {
        open("");
        String cases = Resource.text(LiveAnalysisIT.class, "/parachute/tools/watch/elapsed-times.csv");
        Object misread =
                browser.ask("""
                return (async cases => {
                  const { secondsIn } = await import('/static/movetimes.js');
                  return cases.map(line => line.split('|').map(part => part.trim()))
                    .filter(([comment, seconds]) => String(secondsIn(comment, 'emt') ?? '') !== seconds);
                })(%s);
                """.formatted(Json.line(cases.strip().lines().toList())));
        assertEquals(List.of(), misread);
    }

    @Test
    void aGameOnClocksThatWasPlayedHereHasItsTimes() throws IOException, InterruptedException {
        String persons = "'white': {'kind': 'person'}, 'black': {'kind': 'person'}";
        String game = "/api/games/"
                + local.client()
                        .post("/api/games", "{" + persons + ", 'clock': {'base': 300, 'increment': 3}}")
                        .json()
                        .get("id")
                        .asText();
        for (String move : List.of("e4", "e5", "Nf3")) {
            local.client().post(game + "/moves", "{'move': '" + move + "'}");
        }
        open("#game=" + game.substring(game.lastIndexOf('/') + 1));
        browser.see("#moves [data-ply='3'] .time");
        browser.see("times-said", "Time: White ");
    }

    @Test
    void theEngineIsSeenWithoutScrollingAndNothingEmptyIsInItsPlace() throws Exception {
        open("");
        browser.click("#searching");
        browser.see("#lines li");
        String rect = "const rect = selector => document.querySelector(selector).getBoundingClientRect();";
        browser.inWindow(360, 740, () -> assertEquals(List.of(true, true), browser.ask(rect + """
                return [rect('#lines li').bottom <= innerHeight,
                  ['#board', '#lines', '.steps', '#comment', '#opening'].map(each => rect(each).top)
                    .every((top, i, all) => i === 0 || top > all[i - 1])];
                """)));
        browser.inWindow(844, 390, () -> assertEquals(List.of(true, false, false, true), browser.ask(rect + """
                return [rect('#lines').left - rect('.squares').right < 20,
                  ...['.side', '#moves'].map(each => document.querySelector(each).checkVisibility()),
                  rect('.steps').bottom <= innerHeight];
                """)));
        browser.inWindow(1400, 900, () -> assertEquals(List.of(true, true, true), browser.ask(rect + """
                return [rect('.squares').width >= 700 && rect('.squares').bottom <= innerHeight,
                  rect('.analysed > header').height < 40,
                  rect('#open .main').bottom <= innerHeight];
                """)));
    }

    @Test
    void keysLeadToTheNextAndThePreviousMistake() {
        openText("1. f3?! e5? 2. g4?? Qh4# 0-1");
        browser.see("moves", "Qh4#");
        press(".");
        browser.see("#moves [data-ply='1'][aria-current='true']");
        press(".");
        browser.see("#moves [data-ply='2'][aria-current='true']");
        press(",");
        browser.see("#moves [data-ply='1'][aria-current='true']");
        press("b");
        browser.see("#moves [data-ply='3'][aria-current='true']");
        press("m");
        browser.see("#moves [data-ply='2'][aria-current='true']");
        press("i");
        browser.see("#moves [data-ply='1'][aria-current='true']");
    }

    @Test
    void aGameThatEndsInMateAndWasNotAnalysedHasNoGraph() {
        openText("1. f3 e5 2. g4 Qh4# 0-1");
        browser.see("moves", "Qh4#");
        browser.see("#graph[hidden]");
        browser.see("#sides[hidden]");
    }

    @Test
    void aLineOfTheEngineNeverBecomesTheGame() {
        openText("1. e4 e5?? {[%eval 3.00]} (1... c5) (1... d5 {[%eval 0.20]} 2. exd5) *");
        browser.see("moves", "d5");
        press(Keys.END);
        browser.click("#delete");
        browser.see("#moves [data-ply='1'][aria-current='true']");
        assertEquals("1. e4 c5", moves());
        openText("1. e4 e5 2. Ke2?? {[%eval -3.00]} (2. Nf3 {[%eval 0.20]}) *");
        browser.see("moves", "Nf3");
        press(Keys.END);
        browser.click("#delete");
        browser.see("#moves [data-ply='2'][aria-current='true']");
        assertEquals("1. e4 e5", moves());
    }

    @Test
    void fromTheMistakesOfASideOneLearns() {
        openText("1. e4 {[%eval 0.30]} e5 {[%eval 0.30]} 2. Qh5 {[%eval -0.20]} Ke7?? {[%eval #1]} "
                + "(2... Nc6 {[%eval -0.20]} 3. Bc4) 3. Qxe5# 1-0");
        browser.see("moves", "Qxe5#");
        browser.click("#sides tbody tr:nth-child(2) td:last-child button");
        browser.see("quiz-said", "1 of 1: 2... Ke7?? was played. Find a better move.");
        browser.seeOnBoard("black king e8");
        browser.see("#board :focus");
        browser.assertAccessible();
        browser.shortenSearches();
        browser.clickSquares("g7", "g5");
        browser.see("quiz-said", "There is a better move.");
        browser.click("#quiz-hint");
        browser.see("quiz-said", "Move the piece on b8.");
        String next = "return document.getElementById('quiz-next').getBoundingClientRect().top";
        press(Keys.ARROW_LEFT);
        browser.see("quiz-said", "You are looking at another position.");
        browser.seeOnBoard("white queen d1");
        browser.click("#quiz-resume");
        browser.see("quiz-said", "1 of 1: 2... Ke7?? was played. Find a better move.");
        Object before = browser.ask(next);
        browser.clickSquares("b8", "c6");
        browser.see("quiz-said", "Right: 2... Nc6");
        assertEquals(before, browser.ask(next), "what is clicked on next stays under the pointer");
        browser.click("#quiz-next");
        browser.see("#quiz[hidden]");
    }

    /** An analysis removes the lines that the one before has written. */
    @Test
    void anotherAnalysisEndsAQuestionThatWaits() {
        openText("1. e4 e5 2. Qh5 {[%eval -0.20]} Ke7?? {[%eval #1]} (2... Nc6 {[%eval -0.20]}) 3. Qxe5# 1-0");
        browser.see("moves", "Qxe5#");
        browser.click("#sides tbody tr:nth-child(2) td:last-child button");
        browser.see("quiz-said", "Find a better move.");
        press(Keys.ARROW_LEFT);
        browser.see("quiz-said", "You are looking at another position.");
        browser.shortenSearches();
        browser.click("#whole-game summary");
        browser.click("#mark");
        browser.see("#quiz[hidden]");
    }

    @Test
    void aMoveAsGoodAsTheEnginesIsRight() {
        openText("[FEN \"7k/8/8/8/8/2R5/1K6/8 w - - 0 1\"]\n\n"
                + "1. Rc8+?? {[%eval 0.00]} (1. Rc7 {[%eval 9.00]}) 1... Kg7 *");
        browser.see("moves", "Kg7");
        browser.shortenSearches();
        browser.click("#sides tbody tr:nth-child(1) td:last-child button");
        browser.clickSquares("c3", "c6");
        browser.see("quiz-said", "As good; the line of the engine is 1. Rc7.");
    }

    private static void practise(String fen, String side) {
        open(fen(fen));
        browser.seeOnBoard("black king g8");
        browser.click("#practise summary");
        browser.click(side);
    }

    @Test
    void aMoveOfThePracticeIsJudgedAndABadOneIsTriedAgainOnce() {
        practise("q5k1/8/8/8/8/8/8/QK6 w - - 0 1", "#practise-white");
        browser.see("practice-said", "Your move.");
        browser.see("#board :focus");
        browser.assertAccessible();
        browser.clickSquares("b1", "c2");
        browser.see("practice-said", "1. Kc2?? is a blunder; better is 1. Qxa8+.");
        assertFalse(moves().contains("Qxa1+"), "the engine waits");
        browser.click("#practice-again");
        browser.see("practice-said", "Once more. Your move.");
        browser.clickSquares("b1", "c1");
        browser.see("practice-said", "1. Kc1?? is a blunder; better is 1. Qxa8+. Your move.");
        assertTrue(moves().matches("1. Kc2\\?\\? Blunder. .* \\( 1. Kc1\\?\\? Blunder. .* 1... Qxa1\\+ \\)"), moves());
        browser.click("#practice-end");
        browser.see("#practice[hidden]");
    }

    @Test
    void theBestMoveOfThePracticeIsAnsweredByTheEngine() {
        practise("q5k1/8/8/8/8/8/8/QK6 w - - 0 1", "#practise-white");
        browser.clickSquares("a1", "a8");
        browser.see("practice-said", "1. Qxa8+ is the best move. Your move.");
        browser.see("#moves [data-ply='2'][aria-current='true']");
        press(Keys.ARROW_LEFT);
        browser.see("practice-said", "You are looking at another position.");
        browser.see("move", "1. Qxa8+");
        browser.click("#practice-resume");
        browser.see("practice-said", "Your move.");
        browser.see("#moves [data-ply='2'][aria-current='true']");
        press(Keys.ARROW_LEFT);
        browser.click("#delete");
        browser.see("#practice[hidden]");
    }

    @Test
    void thePracticeOfTheOtherSideBeginsWithTheEngineAndEndsWithTheGame() {
        practise("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "#practise-black");
        browser.see("practice-said", "1-0 White mates");
        assertEquals("1. Ra8#", moves());
        assertEquals("h1", browser.ask("return document.querySelector('#board [data-square]').dataset.square"));
    }

    @Test
    void aListOfGamesSurvivesReloadAndBack() {
        StringBuilder text = new StringBuilder();
        for (int i = 1; i <= 40; i++) {
            text.append("[White \"Player ").append(i).append("\"]\n\n1. e4 e5 *\n\n");
        }
        openText(text.toString());
        browser.see("found", "40 games");
        browser.type("#search", "player 3");
        browser.see("found", "13 of 40 games");
        browser.assertAccessible();
        browser.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN);
        browser.press(Keys.ENTER);
        browser.see("title", "Player 13");
        press("n");
        browser.see("title", "Player 23");
        press("p");
        press(Keys.END);
        browser.type("#comment", "reread");
        browser.click("#next-game");
        browser.see("title", "Player 23");
        browser.reload();
        browser.see("title", "Player 23");
        browser.click("#previous-game");
        browser.see("title", "Player 22");
        browser.ask("history.back()");
        browser.see("title", "Player 23");
        browser.ask("history.back()");
        browser.see("title", "Player 13");
        browser.see("moves", "reread");
        browser.click("#to-index");
        browser.see("found", "40 games");
        browser.reload();
        browser.see("found", "40 games");
    }

    /** The moves of a game in PGN, in one line. */
    private static String movetext(String pgn) {
        return pgn.substring(pgn.indexOf("\n\n")).strip().replaceAll("\\s+", " ");
    }

    @Test
    void aPageThatIsClosedEndsItsSearches() throws InterruptedException {
        // Those of the page before end when the server notices that it is closed.
        browser.open("about:blank");
        AnalysisRoutesTest.awaitNoAnalysis(local.server(), Duration.ofSeconds(5));
        openSearching("");
        browser.see("#lines li");
        browser.click("details:has(#prove) summary");
        browser.click("#prove");
        browser.see("mate-said", "no mate in");
        assertEquals(2, local.server().analyses());
        browser.open("about:blank");
        AnalysisRoutesTest.awaitNoAnalysis(local.server(), Duration.ofSeconds(5));
    }

    @Test
    void everythingFitsAndCanBeReadInTheColoursThatTheReaderPrefers() throws Exception {
        openText(ANNOTATED);
        browser.see("moves", "sharp");
        browser.click("#evaluation summary");
        browser.see("parts", "Pieces on the board");
        for (int width : List.of(360, 768, 1400)) {
            browser.onScreen(width, width != 768, () -> {
                browser.assertFits(".cells");
                browser.assertBackground(width != 768);
                browser.assertAccessible();
            });
        }
    }

    @Test
    void theMistakesOfBothSidesFitIntoAWidthOf320Pixels() throws Exception {
        openText("[White \"Parachute (newcomer)\"]\n\n1. f3?! {[%eval -1.00]} (1. e4) e5 {[%eval -1.00]} "
                + "2. g4? {[%eval -4.00]} (2. e4) a6 {[%eval -1.00]} 3. Kf2?? {[%eval -9.00]} (3. e4) *");
        browser.see("#sides .inaccuracy");
        browser.onScreen(320, false, () -> {
            browser.assertFits("#board");
            browser.assertTouchTargets();
        });
    }

    @Test
    void whatIsClickedOnIsLargeEnoughForAFinger() throws Exception {
        browser.onScreen(360, false, () -> {
            openText(ANNOTATED);
            browser.click("#searching");
            browser.see("#lines li");
            for (String tool : List.of("opening", "whole-game", "practise", "evaluation", "mate")) {
                browser.click("#" + tool + " summary");
                browser.assertTouchTargets();
            }
            browser.click("#first");
            browser.see("#book button");
            browser.assertTouchTargets();
        });
    }
}
