package parachute.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import parachute.rules.board.Variant;
import parachute.rules.pgn.PgnReader;
import parachute.tools.analysis.report.GameJson;
import parachute.tools.analysis.report.HtmlReport;

/** The page to analyse as a file, opened in a real browser without a network. */
class SavedPageIT extends PageTest {
    private static final String MISTAKE = """
            [White "<i>Anna"]
            [Black "Boris"]
            [Variant "crazyhouse"]
            [FEN "6rk/6pp/8/8/8/8/8/4K3[Np] w - - 0 7"]

            7. Ke2?? {[%eval 1.00] Blunder} (7. N@f7# {[%eval #1]}) 7... P@e4 {[%eval 2.00]} 8. N@f7# 1-0
            """;

    @TempDir
    private Path folder;

    /** Opens a page with the games of a text. */
    private void open(String pgn, String fragment) {
        HtmlReport page = new HtmlReport();
        PgnReader.entries(pgn)
                .map(entry -> GameJson.of(entry.game().resolve(Variant.CHESS)))
                .forEach(page::add);
        try {
            Path file = Files.write(Files.createTempFile(folder, "page", ".html"), page.bytes());
            browser.open(file.toUri() + fragment);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void threeThousandGamesAreSearchedAndReplayed() throws Exception {
        String mistakes = "Nf3 {[%eval 0.31]} Nf6 {[%eval 0.24]} Ng1 {[%eval 0.17]} Ng8? {[%eval 0.95] Mistake. Winning"
                + " chance 38%, with d5 51%.} (d5 {[%eval 0.01]} d4 Nf6 c4 e6 Nc3 c6 e3 Nbd7) ";
        StringBuilder text = new StringBuilder();
        for (int i = 1; i <= 3_000; i++) {
            text.append("[White \"Player ")
                    .append(i)
                    .append("\"]\n\n")
                    .append(mistakes.repeat(10))
                    .append("*\n\n");
        }
        browser.withoutNetwork(() -> {
            open(text.toString(), "");
            browser.see("found", "3000 games");
            browser.type("#search", "2999");
            browser.see("found", "1 of 3000 games");
            browser.click("#list tr:not([hidden]) a");
            browser.see("title", "Player 2999");
            browser.press("m");
            browser.see("move", "2... Ng8?");
            assertTrue(browser.address().endsWith("#2999/4"), browser.address());
            browser.ask("history.back()");
            browser.see("#list tr:not([hidden]) a");
            long millis = (long) browser.ask(
                    "return Math.round(performance.timing.loadEventEnd - performance.timing.navigationStart)");
            // Two seconds on an idle machine.
            assertTrue(millis < 30_000, millis + " ms until 3 000 games are listed");
        });
    }

    @Test
    void fromMistakesOneLearnsWithoutAnEngine() {
        open(MISTAKE, "#1/0");
        browser.click("#sides td:last-child button");
        browser.see("quiz-said", "1 of 1: 7. Ke2?? was played. Find a better move.");
        browser.clickSquares("e1", "d1");
        browser.see("quiz-said", "There is a better move. Try another one.");
        browser.click("#quiz-hint");
        browser.see("quiz-said", "Drop a knight.");
        browser.clickSquares("N@", "f7");
        browser.see("quiz-said", "Right: 7. N@f7#.");
        browser.see("status", "1-0 White mates");
        browser.click("#quiz-next");
        browser.see("#quiz[hidden]");
    }

    @Test
    void theTimesOfMovesAreShown() {
        open("[TimeControl \"60\"]\n\n1. e4 {[%clk 0:00:55]} e5 {[%clk 0:00:48]} *", "#1/1");
        browser.see("move", "1. e4 took 5 s");
        browser.see("moves", "12 s");
        browser.see("times-said", "Time: White 5 s, Black 12 s");
    }

    @Test
    void theOpeningStandsAboveTheMoves() {
        open("1. e4 e5 2. Bc4 Nc6 3. Nf3 h5 (3... a5) *", "#1/6");
        browser.see("opening-name", "C50 Italian Game");
        browser.press(Keys.ARROW_DOWN);
        browser.see("move", "3... a5");
        browser.see("opening-name", "C50 Italian Game");
        browser.press(Keys.HOME);
        browser.see("#opening-name:empty");
    }

    @Test
    void theMovesOfTheGameAreMadeOnTheBoard() {
        open(MISTAKE, "");
        browser.seeOnBoard("white king e1");
        browser.clickSquares("N@", "f7");
        browser.see("move", "7. N@f7#");
        browser.click("#back");
        browser.clickSquares("e1", "e2");
        browser.see("move", "7. Ke2??");
    }

    @Test
    void whatIsWrittenIntoThePageIsSavedAsPgn() {
        open("[White \"D\"]\n\n1. e4 {[%eval 0.31]} e5 *", "#1/1");
        browser.click("#glyphs [title='good move']");
        browser.type("#comment", "best by test");
        browser.dragByRightButton("e4", "e5");
        browser.see("#board .arrow.G");
        assertEquals(
                "[White \"D\"]\n[Result \"*\"]\n\n1. e4! {[%eval 0.31] [%cal Ge4e5] best by test} 1... e5 *\n\n",
                browser.saved("#save-pgn"));
    }

    @Test
    void theListIsThereAfterAReload() {
        open("[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n", "#2/1");
        browser.see("title", "B");
        browser.type("#comment", "reread");
        browser.reload();
        browser.see("title", "B");
        browser.see("moves", "reread");
        browser.click("#previous-game");
        browser.see("title", "A");
        browser.click("#next-game");
        browser.see("moves", "reread");
        browser.ask("history.back()");
        browser.see("title", "A");
    }

    @Test
    void aListOfGamesIsReadAndUsedOnATelephone() throws Exception {
        browser.onScreen(360, true, () -> {
            open("[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n", "");
            browser.see("found", "2 games");
            browser.assertFits("#list");
            browser.assertTouchTargets();
            browser.assertAccessible();
            browser.click("#list a");
            browser.see("title", "A");
            browser.assertTouchTargets();
        });
    }

    @Test
    void thePageHasTheThemeAndTheColoursThatAreSetButItsOwnPieces() {
        String drawing = "return document.querySelector('#N path').getAttribute('d')";
        open(MISTAKE, "#1/1");
        browser.see("moves", "Blunder");
        browser.assertBackground(false);
        Object own = browser.ask(drawing);
        browser.ask("Object.assign(localStorage, { theme: 'dark', colours: 'purple', pieces: 'bold' })");
        browser.reload();
        browser.see(":root[data-colours='purple'] #board .piece");
        browser.assertBackground(true);
        assertEquals(own, browser.ask(drawing));
        assertEquals(
                "visible", browser.ask("return getComputedStyle(document.querySelector('#board .piece')).visibility"));
        browser.click("[data-opens='site-settings']");
        browser.see("#board-colours :checked[value='purple']");
        assertEquals(0L, browser.ask("return document.querySelectorAll('#piece-sets').length"));
        browser.ask("localStorage.clear()");
    }

    @Test
    void whatNeedsTheEngineIsNotShown() {
        open(MISTAKE, "");
        browser.see("#copy-fen");
        assertEquals(
                0L,
                browser.ask(
                        "return [...document.querySelectorAll('.live')].filter(each => each.checkVisibility()).length"));
    }

    @Test
    void everythingFitsAndCanBeReadInTheColoursThatTheReaderPrefers() throws Exception {
        open(MISTAKE, "#1/1");
        browser.see("moves", "Blunder");
        for (int width : List.of(360, 768, 1400)) {
            browser.onScreen(width, width != 768, () -> {
                browser.assertFits(".cells");
                browser.assertBackground(width != 768);
                browser.assertAccessible();
                if (width == 360) {
                    browser.assertTouchTargets();
                }
            });
        }
    }
}
