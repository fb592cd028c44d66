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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.cli.start.FrontEnds;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnReader;

/** What the command line of the analysis makes of its words. */
class AnalyseCommandTest {
    private final Terminal terminal = new Terminal();

    @TempDir
    private Path folder;

    private Path games;

    @BeforeEach
    void writeGames() throws IOException {
        games = folder.resolve("games.pgn");
        Files.writeString(games, "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
    }

    @ParameterizedTest(name = "analyse {0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            ''                     | Missing required parameter
            --web no-such.pgn      | no-such.pgn cannot be read: there is no file no-such.pgn
            no-such.pgn --web=x    | expected a number from 0 to 65535, not "x"
            no-such.pgn --web 70000 | expected a number from 0 to 65535, not "70000"
            no-such.pgn            | no-such.pgn cannot be read: there is no file no-such.pgn
            GAMES --nodes 0        | expected a number of at least 1, not "0"
            GAMES --depth 121      | expected a number from 1 to 120
            GAMES --resume         | --resume needs --pgn
            GAMES --pgn none/f.pgn | none/f.pgn cannot be written: there is no folder
            GAMES --pgn GAMES      | games.pgn cannot be written: it is an input
            GAMES --html none/f    | none/f cannot be written: there is no folder
            GAMES a.epd            | games and positions cannot be analysed together
            a.epd --html f         | --pgn, --html, --svg, --cluster and --web are for games
            a.epd --web 0          | --pgn, --html, --svg, --cluster and --web are for games
            a.epd --cluster 7078   | --pgn, --html, --svg, --cluster and --web are for games
            a.epd                  | a.epd cannot be read: there is no file a.epd
            """)
    void mistakesAreSaidInOneLine(String words, String complaint) {
        assertEquals(FrontEnds.USAGE, terminal.run("analyse " + words.replace("GAMES", games.toString())));
        String said = terminal.complaint();
        assertTrue(said.contains(complaint), said);
        assertEquals(1, said.lines().count(), said);
    }

    @Test
    void gamesGoToStandardOutputOrToAFile() throws IOException {
        assertEquals(FrontEnds.OK, terminal.run("analyse " + games + " --nodes 500"));
        String said = terminal.said();
        Path file = folder.resolve("out.pgn");
        assertEquals(FrontEnds.OK, terminal.run("analyse " + games + " --nodes 500 --concurrency 1 --pgn " + file));
        assertEquals("", terminal.said());
        assertEquals(said, Files.readString(file));
        List<GameTree> read = PgnReader.readAll(said);
        assertEquals(2, read.size());
        assertTrue(read.get(0).tag("Annotator").orElseThrow().endsWith(", 500 nodes a move"));
    }

    @Test
    void anInterruptedAnalysisIsResumed() throws IOException {
        Path file = folder.resolve("out.pgn");
        String command = "analyse " + games + " --nodes 500 --pgn " + file;
        assertEquals(FrontEnds.OK, terminal.run(command));
        String all = Files.readString(file);
        Files.writeString(file, all.substring(0, all.length() - 20));
        assertEquals(FrontEnds.OK, terminal.run(command + " --resume"));
        assertEquals(all, Files.readString(file));
        assertEquals(FrontEnds.USAGE, terminal.run(command + " --resume --depth 3"));
        assertEquals(all, Files.readString(file));
    }

    @Test
    void anAnalysisWithLinesOfWindowsIsResumed() throws IOException {
        Path file = folder.resolve("out.pgn");
        String command = "analyse " + games + " --nodes 500 --pgn " + file;
        assertEquals(FrontEnds.OK, terminal.run(command));
        String all = Files.readString(file);
        Files.writeString(file, all.substring(0, all.length() - 20).replace("\n", "\r\n"));
        assertEquals(FrontEnds.OK, terminal.run(command + " --resume"), terminal::complaint);
        assertEquals(all, Files.readString(file).replace("\r\n", "\n"));
    }

    @Test
    void anIllegalGameIsReportedAndTheOthersAreAnalysed() throws IOException {
        Files.writeString(games, "1. e4 e5 2. Ke3 *\n\n1. e4 *\n");
        assertEquals(FrontEnds.FAILURE, terminal.run("analyse " + games + " --nodes 100"));
        assertTrue(terminal.complaint()
                .startsWith("parachute: " + games + " game 1 (line 1): \"2. Ke3\" is not a legal move;"));
        assertEquals(2, PgnReader.readAll(terminal.said()).size());
    }

    @Test
    void whatCannotBeAnalysedIsCopiedByteForByte() throws IOException {
        byte[] atomic = "[Event \"\u00fc\"]\r\n[Variant \"Atomic\"]\r\n\r\n1.e4 \r\n{unclosed\r\n"
                .getBytes(StandardCharsets.ISO_8859_1);
        Files.write(games, atomic);
        assertEquals(FrontEnds.FAILURE, terminal.run("analyse " + games + " --nodes 100"));
        assertArrayEquals(atomic, terminal.saidBytes());
        Path file = folder.resolve("out.pgn");
        String words = "analyse " + games + " --nodes 100 --pgn " + file;
        assertEquals(FrontEnds.FAILURE, terminal.run(words));
        assertArrayEquals(atomic, Files.readAllBytes(file));
        assertEquals(FrontEnds.FAILURE, terminal.run(words + " --resume"));
        assertArrayEquals(atomic, Files.readAllBytes(file));
    }

    @Test
    void gamesThatDoNotSayTheirVariantAreOfTheOneGiven() throws IOException {
        Files.writeString(games, "1. e4 d5 2. exd5 Qxd5 3. P@e4 *\n");
        assertEquals(FrontEnds.OK, terminal.run("analyse " + games + " --nodes 100 --variant crazyhouse"));
        assertTrue(terminal.said().contains("P@e4"));
    }

    @Test
    void gamesOfAnotherVariantThanTheOneGivenAreRefusedBeforeAnythingIsWritten() throws IOException {
        Files.writeString(
                games, "1. e4 *\n\n[Variant \"crazyhouse\"]\n\n1. e4 *\n\n[Variant \"crazyhouse\"]\n\n1. d4 *\n");
        Path output = folder.resolve("output.pgn");
        assertEquals(
                FrontEnds.USAGE, terminal.run("analyse " + games + " --nodes 100 --variant chess --pgn " + output));
        assertEquals(
                "parachute: " + games
                        + " game 2 (line 3): this is crazyhouse, but chess is expected (see parachute analyse"
                        + " --help)\n",
                terminal.complaint());
        assertFalse(Files.exists(output));
    }

    @Test
    void pageAndImagesAreWrittenWithTheLegalGames() throws IOException {
        Files.writeString(games, "1. Ke3 *\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
        Path page = folder.resolve("page.html");
        Path images = folder.resolve("images");
        terminal.run("analyse " + games + " --nodes 1000 --html " + page + " --svg " + images);
        assertTrue(Files.readString(page).contains("Qh4#"));
        assertTrue(Files.exists(images.resolve("game-001.svg")));
        assertTrue(Files.exists(images.resolve("game-001-003.svg")), "2. g4");
        assertFalse(Files.exists(images.resolve("game-002.svg")));
    }

    @Test
    void aRunThatFailsLeavesThePageOfTheGamesThatWereComplete() throws IOException {
        Path page = folder.resolve("page.html");
        Path images = folder.resolve("images");
        Files.createDirectories(images.resolve("game-002.svg")); // in the way of the second game's image
        String command = "analyse " + games + " --nodes 100 --concurrency 1 --html " + page + " --svg " + images;
        assertEquals(FrontEnds.USAGE, terminal.run(command));
        assertTrue(terminal.complaint().contains("game-002.svg"), terminal::complaint);
        String written = Files.readString(page);
        assertTrue(written.contains("Qxf7#") && written.endsWith("</html>\n"));
    }

    @Test
    void aResumedAnalysisHasAllGamesOnItsPage() throws IOException {
        Path page = folder.resolve("page.html");
        String command = "analyse " + games + " --nodes 100 --html " + page + " --pgn " + folder.resolve("out.pgn");
        terminal.run(command);
        String whole = Files.readString(page);
        Files.delete(page);
        assertEquals(FrontEnds.OK, terminal.run(command + " --resume"));
        assertEquals(whole, Files.readString(page));
    }

    @Test
    void positionsOfBothVariantsAreSolvedAndCounted() throws IOException {
        Path suite = folder.resolve("suite.epd");
        Files.writeString(suite, """
                # a comment
                6rk/6pp/8/8/8/8/8/4K3[N] w - - dm 1; id "drop";
                6k1/5ppp/8/8/8/8/8/R3K3 w - - bm Ra8#; id "mate";

                6k1/5ppp/8/8/8/8/8/R3K3 w - - am Ra8#; id "impossible";
                """);
        assertEquals(FrontEnds.OK, terminal.run("analyse " + suite + " --nodes 2000"));
        List<String> lines = terminal.saidLines();
        assertEquals(suite + ", 2000 nodes a position", lines.get(0));
        assertTrue(lines.stream().anyMatch(line -> line.matches("all +3 +2 +66\\.7%.*")), terminal::said);
        assertTrue(lines.stream().anyMatch(line -> line.matches("1000 .*2 +66\\.7%")), terminal::said);
        assertTrue(terminal.said().contains("am Ra8#; id \"impossible\"; answer \"Ra8# mate in 1\";"), terminal::said);
    }

    @Test
    void aBadPositionIsNamed() throws IOException {
        Path suite = folder.resolve("suite.epd");
        Files.writeString(suite, "\n8/8/8/8/8/8/8/8 w - - bm e4;\n");
        assertEquals(FrontEnds.USAGE, terminal.run("analyse " + suite));
        assertTrue(terminal.complaint().contains("suite.epd line 2: "), terminal::complaint);
    }

    @Test
    void theRestOfASuiteWithBadLinesIsSolved() throws IOException {
        Path suite = folder.resolve("suite.epd");
        String mate = "6k1/5ppp/8/8/8/8/8/R3K3 w - - ";
        Files.writeString(
                suite, "\uFEFF" + mate + "bm #1; id \"one\";\n" + mate + "id \"two\";\n" + mate + "bm Qa8;\n");
        assertEquals(FrontEnds.OK, terminal.run("analyse " + suite + " --nodes 2000"));
        assertTrue(terminal.said().lines().anyMatch(line -> line.matches("all +1 +1 +100\\.0%.*")), terminal::said);
        assertEquals(
                List.of(
                        "parachute: " + suite + " line 2: expected bm, am or dm; it is left out",
                        "parachute: " + suite + " line 3: \"Qa8\" is not a legal move in " + mate
                                + "0 1; it is left out"),
                terminal.complaint().lines().toList());
    }

    @Test
    void aMateThatComesTooLateForTheFiftyMoveRuleIsNone() throws IOException {
        Path suite = folder.resolve("suite.epd");
        Files.writeString(suite, "7k/8/5K2/8/8/8/8/R7 w - - hmvc 99; dm 2; id \"draw\";\n");
        assertEquals(FrontEnds.OK, terminal.run("analyse " + suite + " --nodes 2000"));
        assertTrue(terminal.said().lines().anyMatch(line -> line.matches("all +1 +0 .*")), terminal::said);
    }
}
