package parachute.tools.analysis.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When the page is written. */
class HtmlReportFileTest {
    private final GameJson game = GameJsonTest.read("1. e4 e5 *");

    @TempDir
    private Path folder;

    private Path file;
    private Instant now = Instant.EPOCH;
    private HtmlReportFile page;

    @BeforeEach
    void begin() {
        file = folder.resolve("page.html");
        page = new HtmlReportFile(file, () -> now);
    }

    /** The number of games in the file, which has to be a whole page. */
    private int written() throws IOException {
        String text = Files.readString(file);
        assertTrue(text.startsWith("<!DOCTYPE html>") && text.endsWith("</html>\n"), text);
        return HtmlReportTest.data(text).size();
    }

    private void addGames(int number) throws IOException {
        for (int i = 0; i < number; i++) {
            page.add(game);
        }
    }

    @Test
    void anOldPageStaysUntilTheFirstGameIsComplete() throws IOException {
        Files.writeString(file, "old");
        new HtmlReportFile(file);
        assertEquals("old", Files.readString(file));
        page.add(game);
        assertEquals(1, written());
    }

    @Test
    void fewGamesAreThereAsTheyComplete() throws IOException {
        for (int games = 1; games <= 10; games++) {
            page.add(game);
            assertEquals(games, written());
        }
    }

    @Test
    void ofManyGamesATenthIsMissingAtMostAndFewWritingsAreNeeded() throws IOException {
        int writings = 0;
        int before = 0;
        for (int games = 1; games <= 300; games++) {
            page.add(game);
            int written = written();
            assertTrue(11 * written >= 10 * games - 10, written + " of " + games);
            writings += written > before ? 1 : 0;
            before = written;
        }
        assertTrue(writings < 50, writings + " writings");
    }

    @Test
    void slowGamesAreThereAfterAMinute() throws IOException {
        addGames(100);
        int before = written();
        addGames(1);
        assertEquals(before, written());
        now = now.plusSeconds(61);
        addGames(1);
        assertEquals(102, written());
        addGames(1);
        assertEquals(102, written());
    }

    @Test
    void inTheEndAllGamesAreThere() throws IOException {
        addGames(101);
        page.write();
        assertEquals(101, written());
    }

    @Test
    void aPageWithoutGamesIsAPage() throws IOException {
        assertFalse(Files.exists(file));
        page.write();
        assertEquals(0, written());
    }
}
