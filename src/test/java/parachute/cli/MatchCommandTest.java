package parachute.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the command line of matches and openings makes of its words. */
class MatchCommandTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @ParameterizedTest(name = "match {0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            --games 2                                                  | at least two engines
            --engine cmd=x --engine cmd=x --each nodes=9               | two engines are called x
            --engine cmd=x --engine cmd=y                              | x has no limit
            --engine cmd=x --engine nodes=9                            | needs cmd
            --engine cmd=x colour=red --engine cmd=y --each nodes=9    | knows no "colour"
            --engine cmd=x --engine cmd=y --each nodes                 | expected key=value
            --engine cmd=x --engine cmd=y --each tc=soon               | a time control looks like
            --engine cmd=x --engine cmd=y --each st=1 --draw moves=0   | moves is a number from 1
            --engine cmd=x --engine cmd=y --each st=1 --variant go     | unknown variant
            --engine conf=x --engine cmd=y --each st=1 --engines none  | the engines cannot be read
            --engine cmd=x --engine cmd=y --each st=1 --resume         | give it by --pgn
            --engine cmd=x --engine cmd=y --each st=1 --plies -1       | expected a number from 1 on
            --engine cmd=x --engine cmd=y --each st=1 --max-moves -1   | expected a number from 1 on
            --table none                                               | holds no finished games
            """)
    void mistakesAreSaidInOneLine(String words, String complaint) {
        assertEquals(FrontEnds.USAGE, run("match " + words));
        String said = err.toString(StandardCharsets.UTF_8);
        assertTrue(said.contains(complaint) && said.lines().count() == 1, said);
    }

    @Test
    void theTableComesFromTheGamesAlone(@TempDir Path folder) throws Exception {
        Path pgn = Files.writeString(folder.resolve("games.pgn"), """
                [White "A"]
                [Black "B"]
                [Round "1.1"]

                1. e4 1-0

                [White "B"]
                [Black "A"]
                [Round "1.2"]
                [Termination "time forfeit"]

                1. d4 0-1
                """);
        assertEquals(FrontEnds.OK, run("match --table " + pgn));
        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertTrue(lines.get(1).startsWith("A           2      2.0      2      0      0  100.0%"), lines::toString);
        assertEquals("Faults of B: 1 time losses", lines.get(lines.size() - 1));
    }

    @Test
    void openingsSayHowTheyWereMade() {
        assertEquals(FrontEnds.OK, run("openings chess --count 2 --nodes 100 --seed 5"));
        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertEquals("# scripts/parachute openings chess --count 2 --nodes 100 --seed 5", lines.get(0));
        assertEquals(3, lines.size());
    }

    private int run(String words) {
        List<String> list = Stream.of(words.strip().split("\\s+")).toList();
        return ParachuteCommand.run(list, new RecordingFrontEnds(), settings -> FrontEnds.FAILURE, out, err);
    }
}
