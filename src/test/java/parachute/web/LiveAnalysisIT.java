package parachute.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** The page to analyse, in a real browser. */
class LiveAnalysisIT {
    @TempDir
    private static Path games;

    private static DrivenBrowser browser;
    private static WebProgram program;

    @BeforeAll
    static void start() throws IOException {
        browser = new DrivenBrowser();
        program = WebProgram.start(games);
    }

    @AfterAll
    static void end() {
        if (browser != null) {
            browser.close();
        }
        if (program != null) {
            program.close();
        }
    }

    @AfterEach
    void noScriptFailed() {
        browser.assertNoComplaints();
    }

    /** Opens the page anew: another fragment alone would leave the page as it is. */
    private static void open(String fragment) {
        browser.open("about:blank");
        browser.open(program.address().resolve("/analysis" + fragment).toString());
    }

    @Test
    void bothSidesMovesAreMadeAndTheLinesFollow() {
        open("");
        browser.see("#lines li:nth-child(3)");
        browser.clickSquares("e2", "e4");
        browser.see("moves", "e4");
        browser.see("lines", "1...");
        browser.clickSquares("e7", "e5");
        browser.see("moves", "e5");
        browser.see("lines", "2. ");
        browser.see("#board .better");
        browser.choose("#count", "5");
        browser.see("#lines li:nth-child(5)");
        browser.see("speed", "depth");
        browser.assertAccessible();
    }

    @Test
    void aMoveOfALineIsPlayedOnTheBoard() {
        open("#variant=chess&fen=7k/8/8/8/8/8/R7/K7+w+-+-+0+1");
        browser.click("#lines li:first-child button:nth-of-type(1)");
        browser.see("status", "Black to move");
        browser.see("#moves [data-ply='1']");
    }

    @Test
    void theAddressNamesPositionAndMoves() {
        open("#variant=crazyhouse&moves=e2e4,d7d5,e4d5,d8d5");
        browser.seeOnBoard("black queen d5");
        browser.seeOnBoard("white pawn in hand, 1");
        browser.ask("document.activeElement.blur()");
        browser.press(Keys.ARROW_LEFT);
        browser.seeOnBoard("white pawn d5");
        assertTrue(browser.address().contains("ply=3"), browser.address());
        browser.reload();
        browser.seeOnBoard("white pawn d5");
        browser.see("#moves [data-ply='4'][aria-current='false']");
    }

    @Test
    void aMoveFromAnEarlierPositionBeginsAnotherGame() {
        open("#variant=chess&moves=e2e4,e7e5,g1f3");
        browser.click("#moves [data-ply='1']");
        browser.clickSquares("c7", "c5");
        browser.see("moves", "c5");
        assertEquals("1.\ne4\nc5", browser.text("#moves"));
    }

    @Test
    void fenAndMovesAreSetUp() {
        open("");
        browser.seeOnBoard("white king e1");
        browser.type("#fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        browser.type("#line", "1. e4 Kd7 2. Kd2", Keys.ENTER);
        browser.seeOnBoard("white king d2");
        browser.see("status", "Black to move");
    }

    @Test
    void anIllegalPositionIsRefusedAndTheBoardStays() {
        open("");
        browser.seeOnBoard("white king e1");
        browser.type("#fen", "8/8/8/8/8/8/8/8 w - - 0 1", Keys.ENTER);
        browser.see("#told:not([hidden])");
        browser.seeOnBoard("white king e1");
    }

    @Test
    void aGameThatIsOverIsNotSearched() {
        open("#variant=chess&moves=f2f3,e7e5,g2g4,d8h4");
        browser.see("status", "0-1");
        browser.see("#lines:not(:has(li))");
    }
}
