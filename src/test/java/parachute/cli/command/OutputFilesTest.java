package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.cli.start.FrontEnds;
import parachute.engine.book.BookEntry;
import parachute.engine.book.BookFile;
import parachute.io.OutputFiles;
import parachute.io.UserException;
import parachute.tools.page.WebPage;
import parachute.tools.report.document.PdfDocument;

/** What commands may write, and what stays as it is. */
class OutputFilesTest {
    private static final String FOREIGN = "Dear diary, what a long line this is\n";

    private final Terminal terminal = new Terminal();

    @TempDir
    private Path folder;

    private Path games;

    @BeforeEach
    void writeGames() throws IOException {
        games = Files.writeString(folder.resolve("games.pgn"), "1. e4 e5 1-0\n\n1. d4 d5 0-1\n");
    }

    private static Optional<String> complaint(Consumer<OutputFiles> files) {
        OutputFiles outputs = new OutputFiles();
        try {
            files.accept(outputs);
            return Optional.empty();
        } catch (UserException e) {
            return Optional.of(e.getMessage());
        }
    }

    /** Runs a command in which F is the folder; it must be refused, and the games stay. */
    private void assertRefused(String words, String complaint) throws IOException {
        byte[] before = Files.readAllBytes(games);
        assertEquals(FrontEnds.USAGE, terminal.run(words.replace("F/", folder + "/")), words);
        String said = terminal.complaint();
        assertTrue(said.contains(complaint.replace("F/", folder + "/")), said);
        assertEquals(1, said.lines().count(), said);
        assertArrayEquals(before, Files.readAllBytes(games), words);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            analyse F/games.pgn --pgn F/games.pgn --resume       | F/games.pgn cannot be written: it is an input
            analyse F/games.pgn --html F/games.pgn               | F/games.pgn cannot be written: it is an input
            analyse F/games.pgn --html F/games.pgn --force       | F/games.pgn cannot be written: it is an input
            analyse F/games.pgn --html F/../x --pgn F/../x       | x cannot be written: it is the same file as the output F/
            analyse F/games.pgn --html F/./games.pgn             | it is the same file as the input F/games.pgn
            match --table F/games.pgn --report F/games.pgn       | F/games.pgn cannot be written: it is an input
            match --table F/games.pgn --log F/games.pgn          | F/games.pgn cannot be written: it is an input
            match --openings F/games.pgn --pgn F/games.pgn       | F/games.pgn cannot be written: it is an input
            match --pgn F/new --log F/new                        | F/new cannot be written: it is the same file as the output F/new
            book make F/games.pgn F/games.pgn                    | F/games.pgn cannot be written: it is an input
            train net chess F/games.pgn F/games.pgn              | F/games.pgn cannot be written: it is an input
            train net chess F/games.pgn F/other --from F/games.pgn | F/games.pgn cannot be written: it is an input
            train net chess F/net F/net.checkpoint --plot F/net  | F/net cannot be written: it is the same file as the output F/net
            train draw F/games.pgn F/games.pgn                   | F/games.pgn cannot be written: it is an input
            worker 1 --secret F/games.pgn --log F/games.pgn      | F/games.pgn cannot be written: it is an input
            """)
    void anOutputIsNoInputAndNoOtherOutput(String words, String complaint) throws IOException {
        assertRefused(words, complaint);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void anOutputIsNoLinkToAnInput() throws IOException {
        Files.createSymbolicLink(folder.resolve("symbolic"), games);
        Files.createLink(folder.resolve("hard"), games);
        for (String link : List.of("symbolic", "hard")) {
            assertRefused(
                    "analyse F/games.pgn --html F/" + link,
                    link + " cannot be written: it is the same file as the input F/games.pgn");
            assertRefused(
                    "analyse F/" + link + " --html F/games.pgn --force", "it is the same file as the input F/" + link);
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            analyse F/games.pgn --pgn F/diary                | F/diary exists; --resume continues it, --force replaces it
            analyse F/games.pgn --pgn F/diary --resume       | F/diary holds something other than this analysis
            analyse F/games.pgn --html F/diary               | F/diary exists and is not a page that Parachute wrote; --force replaces it
            match --table F/games.pgn --report F/diary       | F/diary exists and is not a page that Parachute wrote; --force replaces it
            book make F/games.pgn F/diary                    | F/diary exists and is not a book that Parachute wrote; --force replaces it
            suite make mates F/diary --checker x             | F/diary exists; --force replaces it
            train net chess F/diary F/games.pgn              | F/diary exists and is not a network with its checkpoint
            train net chess F/n F/games.pgn --plot F/diary   | F/diary exists and is not a picture that Parachute wrote
            train draw F/games.pgn F/diary                   | F/diary exists and is not a picture that Parachute wrote
            report --output F/diary                          | F/diary exists and is not a report that Parachute wrote
            """)
    void whatSomebodyElseWroteIsNotReplacedSilently(String words, String complaint) throws IOException {
        Path diary = Files.writeString(folder.resolve("diary"), FOREIGN);
        assertRefused(words, complaint);
        assertEquals(FOREIGN, Files.readString(diary));
    }

    @Test
    void forceReplacesAnyFileThatIsNoInput() throws IOException {
        Path diary = Files.writeString(folder.resolve("diary"), FOREIGN);
        String analyse = "analyse " + games + " --nodes 50 ";
        assertEquals(FrontEnds.OK, terminal.run(analyse + "--force --html " + diary), terminal::complaint);
        String page = Files.readString(diary);
        assertTrue(page.startsWith("<!DOCTYPE html>"), page);
        assertEquals(FrontEnds.OK, terminal.run(analyse + "--html " + diary), "a page is replaced by a page");
        assertEquals(page, Files.readString(diary));
        assertEquals(FrontEnds.OK, terminal.run(analyse + "--force --pgn " + diary), terminal::complaint);
        assertTrue(Files.readString(diary).startsWith("[Variant "), "games take the place of the page");
    }

    @Test
    void imagesInAFolderAreReplacedOnlyIfTheyAreImagesOfThis() throws IOException {
        Path images = Files.createDirectory(folder.resolve("images"));
        String analyse = "analyse " + games + " --nodes 50 --svg " + images;
        Path first = images.resolve("game-001.svg");
        assertEquals(FrontEnds.OK, terminal.run(analyse));
        assertEquals(FrontEnds.OK, terminal.run(analyse), terminal::complaint);
        Files.writeString(first, FOREIGN);
        assertRefused(analyse, first + " exists and is not a diagram that Parachute wrote; --force replaces it");
        assertEquals(FOREIGN, Files.readString(first));
        assertEquals(FrontEnds.OK, terminal.run(analyse + " --force"));
        assertRefused(analyse + " --force --html " + first, "a file of this name may be written to " + images);
        Path other = images.resolve("game-777.svg");
        assertRefused(
                analyse + " --html " + other, other + " cannot be written: a file of this name may be written to");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void devicesTakeTwoOutputs() {
        assertEquals(
                Optional.empty(),
                complaint(files -> files.read(Path.of("/dev/null"))
                        .replace(Path.of("/dev/null"), ReplaceableContent.PAGE)
                        .extend(Path.of("/dev/null"))
                        .check()));
    }

    @Test
    void filesThatDoNotExistYetAreCompared() {
        Path file = folder.resolve("new");
        assertEquals(
                Optional.of(folder.resolve("./new") + " cannot be written: it is the same file as the output " + file),
                complaint(files -> files.replace(file, ReplaceableContent.PAGE)
                        .extend(folder.resolve("./new"))
                        .check()));
        assertFalse(Files.exists(file));
    }

    // ---- how own files are told ----------------------------------------------------------------------------------

    @ParameterizedTest
    @EnumSource
    void noContentIsThatOfAnotherFile(ReplaceableContent content) throws IOException {
        for (String text : List.of(
                "x",
                FOREIGN,
                "<!DOCTYPE html>\n<html></html>",
                "<?xml version=\"1.0\"?><svg/>",
                "%PDF-1.7",
                "{}",
                "sixteen letters!",
                "\u0089PNG\r\n")) {
            Path file = Files.write(folder.resolve("other"), text.getBytes(StandardCharsets.ISO_8859_1));
            assertFalse(content.isIn(file), text);
        }
    }

    @Test
    void theRunningGamesOfAKilledMatchAreTold() throws IOException {
        String running = "[Event \"Parachute match\"]\n[Termination \"unterminated\"]\n\n1. e4 *\n\n";
        Path file = Files.writeString(folder.resolve("live"), running + running);
        assertTrue(ReplaceableContent.RUNNING_GAMES.isIn(file));
        Files.writeString(file, running + running.replace("unterminated", "normal"));
        assertFalse(ReplaceableContent.RUNNING_GAMES.isIn(file));
    }

    @Test
    void aPageIsTold() throws IOException {
        Path file = Files.writeString(folder.resolve("page"), WebPage.WATCH.saved("{}"));
        assertTrue(ReplaceableContent.PAGE.isIn(file));
        assertFalse(ReplaceableContent.DIAGRAM.isIn(file));
    }

    @Test
    void aReportIsTold() throws IOException {
        Path file = Files.write(folder.resolve("report.pdf"), PdfDocument.render("title", "text", Map.of()));
        assertTrue(ReplaceableContent.REPORT.isIn(file));
    }

    @Test
    void aBookInWhichNothingHasBeenLearntIsTold() throws IOException {
        byte[] bytes = BookFile.format(List.of(new BookEntry(1, 2, 3), new BookEntry(2, 3, 4)));
        Path file = Files.write(folder.resolve("book"), bytes);
        assertTrue(ReplaceableContent.BOOK.isIn(file));
        bytes[15] = 1;
        Files.write(file, bytes);
        assertFalse(ReplaceableContent.BOOK.isIn(file));
    }
}
