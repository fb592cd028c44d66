package parachute.web;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** What tests of pages need: a browser, a server, and a folder for its games. No script of a page may fail. */
abstract class PageTest {
    @TempDir
    static Path games;

    static DrivenBrowser browser;
    static LocalServer local;

    @BeforeAll
    static void start() throws Exception {
        browser = new DrivenBrowser();
        local = LocalServer.start(games);
    }

    @AfterAll
    static void end() {
        local.close();
    }

    @AfterEach
    final void noScriptFailed() {
        browser.assertNoComplaints();
    }
}
