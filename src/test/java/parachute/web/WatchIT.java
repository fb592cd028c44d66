package parachute.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openqa.selenium.Keys;
import parachute.Program;

/** A match that is watched while it is played, in a real browser, from its first game to its last. */
@Timeout(300)
class WatchIT {
    private static Process match() throws IOException {
        String[] command =
                ("match --engine parachute name=A --engine parachute name=B --each nodes=1000 --variant crazyhouse"
                                + " --games 6 --concurrency 2 --max-moves 30 --web 0")
                        .split(" ");
        return new ProcessBuilder(Program.command(command)).start();
    }

    /** What the program writes to standard error names the page. */
    private static String address(BufferedReader err) throws IOException {
        String line = err.readLine();
        while (line != null && !line.startsWith("Watch it at ")) {
            line = err.readLine();
        }
        return String.valueOf(line).substring("Watch it at ".length());
    }

    @Test
    void aPageInABackgroundTabShowsTheEndAndTheTableOfTheTerminal() throws Exception {
        DrivenBrowser browser = new DrivenBrowser();
        browser.showOn(360, true);
        Process match = match();
        browser.open(address(match.errorReader(UTF_8)));
        browser.see("#running .board [data-on]");
        assertEquals("A – B", browser.text("#title"));
        browser.click("#finished button");
        browser.see("#replay[open] #moves [aria-current='true']");
        browser.press(Keys.HOME);
        browser.seeOnBoard("white pawn e2");
        browser.press(Keys.ARROW_RIGHT);
        browser.see("#moves [data-ply='1'][aria-current='true']");
        browser.assertTouchTargets();
        browser.click("#close");
        browser.ask("document.addEventListener('visibilitychange', () => { window.wasHidden ||= document.hidden; });");
        StringBuilder table = new StringBuilder();
        browser.whilePageIsHidden(
                () -> table.append(new String(match.getInputStream().readAllBytes(), UTF_8)));
        assertEquals(0, match.waitFor());
        browser.see("state", "Finished: 6 games, ");
        assertEquals(true, browser.ask("return window.wasHidden"), "the page was hidden");
        assertEquals("Finished: A – B", browser.ask("return document.title"));
        assertEquals(true, browser.ask("return document.getElementById('told').hidden"), "nothing is wrong");
        browser.see("bars", "6 of 6 games");
        assertEquals(
                true,
                browser.ask("return document.activeElement.matches('#finished button')"),
                "the game that was looked at has the focus again though others ended meanwhile");
        for (int engine = 1; engine <= 2; engine++) {
            String row = table.toString()
                    .lines()
                    .skip(engine)
                    .findFirst()
                    .orElseThrow()
                    .replaceAll(" +", " ");
            assertEquals(
                    engine + ". " + row.strip(),
                    browser.ask("const table = document.querySelector('[data-kind=\"table\"] table');"
                            + " return [...table.rows[" + engine + "].cells].map(cell => cell.textContent).join(' ')"));
        }
        browser.see("#finished li:nth-child(6)");
        assertEquals(true, browser.ask("return document.documentElement.scrollWidth <= innerWidth"));
        assertTrue(browser.text("#finished").contains("A – B"));
        browser.assertAccessible();
        browser.assertTouchTargets();
        browser.click("#finished button");
        browser.see("#replay[open] #moves [aria-current='true']");
        browser.assertNoComplaints();
    }

    @Test
    void aProgramThatIsKilledIsOneThatCannotBeReachedNotOneThatHasEnded() throws Exception {
        DrivenBrowser browser = new DrivenBrowser();
        Process match = match();
        browser.open(address(match.errorReader(UTF_8)));
        browser.see("#running .board [data-on]");
        match.destroyForcibly().waitFor();
        browser.see("told", "The program cannot be reached");
        assertEquals("", browser.ask("return document.getElementById('state').textContent"));
    }
}
