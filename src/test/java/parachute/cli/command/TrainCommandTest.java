package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.RecordingFrontEnds;

/** What the command line of tuning makes of its words and files. */
class TrainCommandTest {
    private static final String SAMPLE = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1;100;0.5";

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "tune with \"{0}\": {1}")
    @CsvSource(delimiter = '|', textBlock = """
            ''                                         | samples holds no positions
            no sample                                  | samples line 2: expected FEN;score;result, not "no sample"
            8/8/8 w - - 0 1;100;0.5                    | samples line 2:
            4k3/8/8/8/8/8/4P3/4K3 w - - 0 1;much;0.5   | samples line 2: a score is a number of centipawns, not "much"
            4k3/8/8/8/8/8/4P3/4K3 w - - 0 1;100;2      | samples line 2: a result is 1, 0.5 or 0, not "2"
            """)
    void aBadFileOfPositionsIsNamed(String second, String complaint) throws IOException {
        Path samples = folder.resolve("samples");
        Files.writeString(samples, second.isEmpty() ? "" : SAMPLE + "\n" + second + "\n");
        assertEquals(FrontEnds.USAGE, train("tune chess " + samples + " " + folder.resolve("table")));
        assertSaid(complaint);
        assertFalse(Files.exists(folder.resolve("table")));
    }

    @ParameterizedTest(name = "train {0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            tune chess none table                | there is no file none
            tune chess none none/table           | none/table cannot be written: there is no folder
            tune chess none target               | target is a folder
            tune chess none table --lambda 1.5   | --lambda is a share from 0 to 1, not 1.5
            tune chess none table --lambda -0.1  | --lambda is a share from 0 to 1, not -0.1
            tune chess none table --lambda NaN   | --lambda is a share from 0 to 1, not NaN
            play chess none/samples              | none/samples cannot be written: there is no folder
            """)
    void otherMistakesAreNamedToo(String words, String complaint) {
        assertEquals(FrontEnds.USAGE, train(words));
        assertSaid(complaint);
    }

    @Test
    void theTableThatWasTunedIsWritten() throws IOException {
        Path samples = Files.writeString(folder.resolve("samples"), SAMPLE + "\n");
        Path table = folder.resolve("table");
        assertEquals(FrontEnds.OK, train("tune chess " + samples + " " + table + " --iterations 1"), this::said);
        assertTrue(Files.readString(table).contains("tempo:"));
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("iteration 1, error "), out::toString);
        assertFalse(out.toString(StandardCharsets.UTF_8).contains("iteration 2"), out::toString);
    }

    private void assertSaid(String complaint) {
        assertTrue(said().contains(complaint), this::said);
        assertEquals(1, said().lines().count(), this::said);
    }

    private String said() {
        return err.toString(StandardCharsets.UTF_8);
    }

    private int train(String words) {
        List<String> list = new ArrayList<>(List.of("train"));
        list.addAll(List.of(words.split("\\s+")));
        return ParachuteCommand.run(list, new RecordingFrontEnds(), settings -> FrontEnds.FAILURE, out, err);
    }
}
