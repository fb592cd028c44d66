package parachute.tools.train.spsa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.network.SmallNetwork;
import parachute.engine.search.SearchParameters;
import parachute.io.UserException;
import parachute.rules.board.Variant;

class SpsaFileTest {
    private static final SpsaSettings SETTINGS = TuningRuns.settings(50, 1, "RAZORING_MARGIN=22", "LMR_PV");

    private static final SpsaState STATE = new SpsaState(7, List.of(219.12345678901235, 1 / 3.0), 20, 5, 18);

    @TempDir
    private Path folder;

    private Path file() throws IOException {
        Path path = folder.resolve("values");
        new SpsaFile(path, SETTINGS).write(STATE);
        return path;
    }

    @Test
    void aFileHasTheVeryStateThatWasWritten() throws IOException {
        assertEquals(Optional.of(STATE), new SpsaFile(file(), SETTINGS).read());
    }

    @Test
    void withoutAFileThereIsNoState() {
        assertEquals(Optional.empty(), new SpsaFile(folder.resolve("none"), SETTINGS).read());
    }

    @Test
    void aValueStandsBesideItsNumberForTheSearchAndWhereItCameFrom() throws IOException {
        String text = Files.readString(file()).replaceAll("\\s+", " ");
        assertTrue(
                text.contains("\"RAZORING_MARGIN\": { \"value\": 219.12345678901235, \"rounded\": 219, \"start\": "
                        + SearchParameters.of(Variant.CHESS).get("RAZORING_MARGIN")
                        + ", \"min\": 0, \"max\": 2000, \"step\": 22.0 }"),
                text);
    }

    static Stream<Arguments> otherRuns() {
        SpsaSettings chess = SETTINGS;
        Evaluation network = Evaluation.DEFAULT.with(SmallNetwork.of(Variant.CHESS, 1));
        return Stream.of(
                Arguments.of("variant", with(chess, Variant.CRAZYHOUSE, 0.01, Evaluation.DEFAULT)),
                Arguments.of("rate", with(chess, Variant.CHESS, 0.02, Evaluation.DEFAULT)),
                Arguments.of("evaluation", with(chess, Variant.CHESS, 0.01, network)),
                Arguments.of("iterations", TuningRuns.settings(51, 1, "RAZORING_MARGIN=22", "LMR_PV")),
                Arguments.of("seed", TuningRuns.settings(50, 2, "RAZORING_MARGIN=22", "LMR_PV")),
                Arguments.of("games-per-iteration", pairs(2, "nodes", "100")),
                Arguments.of("limit", pairs(1, "nodes", "101")),
                Arguments.of("limit", pairs(1, "tc", "100")),
                Arguments.of("parameters", TuningRuns.settings(50, 1, "RAZORING_MARGIN=22")),
                Arguments.of("parameters", TuningRuns.settings(50, 1, "LMR_PV", "RAZORING_MARGIN=22")),
                Arguments.of("parameters", TuningRuns.settings(50, 1, "RAZORING_MARGIN=22", "LMR_PV=2")));
    }

    private static SpsaSettings with(SpsaSettings run, Variant variant, double rate, Evaluation evaluation) {
        return new SpsaSettings(
                variant, run.parameters(), run.iterations(), run.pairs(), rate, run.limit(), run.seed(), evaluation);
    }

    private static SpsaSettings pairs(int pairs, String limit, String value) {
        return TuningRuns.settings(50, pairs, 1, TuningRuns.limit(limit, value), "RAZORING_MARGIN=22", "LMR_PV");
    }

    @ParameterizedTest(name = "another {0}")
    @MethodSource("otherRuns")
    void anyOtherSettingIsNamed(String setting, SpsaSettings other) throws IOException {
        assertRefuses(file(), other, " belongs to another run: its " + setting + " is ");
    }

    @ParameterizedTest(name = "{0} becomes {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            "iteration": 7       | "iteration": 51  | it does not have a valid iteration
            "iteration": 7       | "iteration": 1.5 | it does not have a valid iteration
            "wins": 20           | "wins": -1       | it does not have a valid wins
            "draws": 5           | "drawn": 5       | it does not have a valid draws
            "losses": 18         | "losses": "18"   | it does not have a valid losses
            219.12345678901235   | null             | it does not have a valid value of RAZORING_MARGIN
            0.3333333333333333   | 4.5              | it does not have a valid value of LMR_PV
            0.3333333333333333   | -0.5             | it does not have a valid value of LMR_PV
            "step": 1.0          | "step" 1.0       | is not JSON: mistake in line
            "seed": "1"          | "sood": "1"      | its seed is missing, not 1
            "settings"           | "options"        | is not a file of a tuning run
            """)
    void aDamagedFileIsRefused(String before, String after, String complaint) throws IOException {
        Path file = file();
        String text = Files.readString(file);
        assertTrue(text.contains(before), text);
        Files.writeString(file, text.replace(before, after));
        assertRefuses(file, SETTINGS, complaint);
    }

    @Test
    void anotherFileIsRefused() throws IOException {
        for (String text : List.of("", "null", "[]", "7")) {
            assertRefuses(Files.writeString(folder.resolve("other"), text), SETTINGS, "is not a file of a tuning run");
        }
    }

    private static void assertRefuses(Path file, SpsaSettings settings, String complaint) {
        String message = assertThrows(UserException.class, () -> new SpsaFile(file, settings).read())
                .getMessage();
        assertTrue(message.startsWith(file.toString()), message);
        assertTrue(message.contains(complaint), message);
    }
}
