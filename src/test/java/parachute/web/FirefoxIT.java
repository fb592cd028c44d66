package parachute.web;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parachute.tools.page.Firefox;

/** The pages to play and to analyse in another browser than {@link DrivenBrowser}. */
class FirefoxIT {
    @TempDir
    private static Path games;

    @TempDir
    private static Path profile;

    private static Firefox firefox;
    private static WebProgram program;

    @BeforeAll
    static void start() throws Exception {
        firefox = new Firefox(profile);
        program = WebProgram.start(games);
    }

    @AfterAll
    static void end() throws Exception {
        if (program != null) {
            program.close();
        }
        if (firefox != null) {
            firefox.close();
        }
    }

    private static void move(String from, String to, String san) throws Exception {
        firefox.click("#board .source[data-" + (from.endsWith("@") ? "source" : "square") + "='" + from + "']");
        firefox.click("#board [data-square='" + to + "']");
        firefox.await("document.querySelector('#moves').innerText.includes('" + san + "')");
    }

    @Test
    void aPieceIsCapturedAndDropped() throws Exception {
        firefox.open(
                program.begin("{'variant': 'crazyhouse', 'white': {'kind': 'person'}, 'black': {'kind': 'person'}}"));
        move("e2", "e4", "e4");
        move("d7", "d5", "d5");
        move("e4", "d5", "exd5");
        move("d8", "d5", "Qxd5");
        move("P@", "e4", "e4");
        firefox.await("document.querySelector(\"#board [data-square='e4'][aria-label*='white pawn']\")");
    }

    @Test
    void theEngineAnswersAlsoWhileAnotherTabIsSeen() throws Exception {
        firefox.open(
                program.begin(
                        "{'variant': 'crazyhouse', 'white': {'kind': 'person'}, 'black': {'kind': 'engine', 'level': 'novice'}}"));
        firefox.await("document.querySelector('#board .source')");
        firefox.await("Object.defineProperty(document, 'hidden', { value: true })");
        firefox.await("document.dispatchEvent(new Event('visibilitychange'))");
        move("g1", "f3", "Nf3");
        firefox.await("document.querySelectorAll('#moves button').length >= 2");
        firefox.await("document.title.startsWith('● Your move')");
    }

    @Test
    void anAnalysisShowsLinesAndFollowsMoves() throws Exception {
        firefox.open(program.address().resolve("/analysis").toString());
        move("e2", "e4", "e4");
        firefox.await("document.querySelector('#lines').innerText.includes('1...')");
        firefox.click("#back");
        firefox.await("document.querySelector(\"#board [data-square='e2'][aria-label*='white pawn']\")");
    }
}
