package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.cli.start.FrontEnds;

/** What the command line of the puzzles makes of its words. */
@Timeout(120)
class PuzzlesCommandTest {
    private static final String PUZZLES = """
            PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl
            one,6k1/5ppp/8/8/8/7P/5PP1/R5K1 b - - 0 30,g8h8 a1a8,600,80,0,0,mate mateIn1 endgame,own.pgf/1#60
            two,r3k2n/p1pb2p1/2p1b3/4p2p/2P3pb/6Pn/PP2PPBP/R4R1K[QRNPqnp] w q - 0 20,g3h4 Q@g1 f1g1 h3f2,1700,90,0,0,mate mateIn2 drop sacrifice,own.pgf/2#39
            """;

    @TempDir
    private Path folder;

    private final Terminal terminal = new Terminal();

    @BeforeEach
    void writePuzzles() throws IOException {
        Files.writeString(folder.resolve("puzzles.csv"), PUZZLES);
    }

    @ParameterizedTest(name = "puzzles {0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            make                                    | missing required
            make none.pgn --out FOLDER/out.csv      | none.pgn cannot be read
            make FOLDER/puzzles.csv --out FOLDER/puzzles.csv | it is an input
            make FOLDER/puzzles.csv --out /proc/x.csv | /proc/x.csv cannot be written: no file can be made in /proc
            show none.csv                           | none.csv cannot be read
            show FOLDER/puzzles.csv --theme knights | expected a theme, one of mate, mateIn1
            show FOLDER/puzzles.csv --rating high   | expected ratings such as 1400-1600, not "high"
            show FOLDER/puzzles.csv --rating 1-2    | no puzzle is selected
            show FOLDER/puzzles.csv --variant chess --theme drop | no puzzle is selected
            check FOLDER/puzzles.csv --checker x    | another engine checks puzzles of one variant
            """)
    void mistakesAreSaidInOneLine(String words, String complaint) {
        assertEquals(FrontEnds.USAGE, run(words));
        String said = terminal.complaint();
        assertTrue(said.toLowerCase(Locale.ROOT).contains(complaint.toLowerCase(Locale.ROOT)), said);
        assertEquals(1, said.lines().count(), said);
    }

    @Test
    void puzzlesAreCountedAndShown() {
        assertEquals(FrontEnds.OK, run("show FOLDER/puzzles.csv --theme DROP --rating 1600-1800"));
        List<String> lines = terminal.saidLines();
        assertTrue(lines.contains("1600-1799              1"), terminal::said);
        assertTrue(lines.contains("sacrifice              1"), terminal::said);
        assertTrue(lines.contains("all                    1"), terminal::said);
        assertTrue(lines.contains("From own.pgf/2#39, after gxh4"), terminal::said);
        assertEquals("Solution: Q@g1+ Rxg1 Nxf2#", lines.getLast());
    }

    @Test
    void harderPuzzlesAreSolvedByFewerLevels() {
        assertEquals(FrontEnds.OK, run("show FOLDER/puzzles.csv --levels --boards 0"));
        List<String> lines = terminal.saidLines();
        assertEquals(
                "600-600 1 100.0% 100.0% 100.0% 100.0%",
                lines.get(lines.size() - 2).replaceAll(" +", " "));
        assertTrue(lines.getLast().startsWith("1700-1700 "), terminal::said);
    }

    @Test
    void theyAreWrittenInOtherFormats() throws IOException {
        assertEquals(FrontEnds.OK, run("show FOLDER/puzzles.csv --epd FOLDER/p.epd --pgn FOLDER/p.pgn"));
        assertEquals(
                "7k/5ppp/8/8/8/7P/5PP1/R5K1 w - - hmvc 1; bm Ra8#; dm 1; id \"one\"; c0 \"rating 600: mate mateIn1 endgame\";",
                Files.readAllLines(folder.resolve("p.epd")).get(0));
        String pgn = Files.readString(folder.resolve("p.pgn"));
        assertTrue(
                pgn.contains("20. gxh4 {rating 1700: mate mateIn2 drop sacrifice} 20... Q@g1+ 21. Rxg1 Nxf2# *"), pgn);
        assertTrue(pgn.contains("[Site \"own.pgf/2#39\"]"), pgn);
        assertEquals(FrontEnds.USAGE, run("show FOLDER/puzzles.csv --epd FOLDER/p.epd"));
        assertEquals(FrontEnds.OK, run("show FOLDER/puzzles.csv --epd FOLDER/p.epd --force"));
    }

    @Test
    void someAreChosenAndWrittenAsTheyAre() throws IOException {
        assertEquals(FrontEnds.OK, run("show FOLDER/puzzles.csv --spread 1 --csv FOLDER/one.csv"));
        assertEquals(PUZZLES.lines().limit(2).toList(), Files.readAllLines(folder.resolve("one.csv")));
        assertEquals(FrontEnds.OK, run("show FOLDER/puzzles.csv --csv FOLDER/both.csv"));
        assertEquals(PUZZLES, Files.readString(folder.resolve("both.csv")));
    }

    @Test
    void aPuzzleIsCheckedByAnotherSearch() throws IOException {
        assertEquals(
                FrontEnds.OK, run("check FOLDER/puzzles.csv --theme mateIn2 --nodes 20000 --csv FOLDER/right.csv"));
        assertEquals(List.of("1 of 1 puzzles are right"), terminal.saidLines());
        assertEquals(
                PUZZLES.lines().filter(line -> !line.startsWith("one")).toList(),
                Files.readAllLines(folder.resolve("right.csv")));
    }

    @Test
    void aMateIsWrongWhereAnotherMoveMatesLater() throws IOException {
        Files.writeString(
                folder.resolve("wrong.csv"),
                "06rbfvg,r6r/pk4p1/4BP1p/1B5p/1K1np3/7P/PPP2PqP/1n6[QRBBNNPPPrp] b - - 0 41,b7b8 N@a6 b8b7 Q@c7,"
                        + "1168,91,0,0,mate mateIn2,own.pgf/3#82\n");
        assertEquals(FrontEnds.FAILURE, run("check FOLDER/wrong.csv --nodes 100000"));
        assertTrue(terminal.said().contains("Q@d6+ (mate in 3)"), terminal::said);
    }

    private int run(String words) {
        return terminal.run("puzzles " + words.replace("FOLDER", folder.toString()));
    }
}
