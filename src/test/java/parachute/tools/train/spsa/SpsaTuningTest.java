package parachute.tools.train.spsa;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.engine.search.SearchParameters;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.progress.ProgressPart;
import parachute.tools.progress.RecordedProgress;

/** Runs with simulated games. */
class SpsaTuningTest {
    private static final int ITERATIONS = 400, GAMES = 40;
    private static final int START = SearchParameters.of(Variant.CHESS).get("RAZORING_MARGIN"), BEST = START + 200;

    @TempDir
    private Path folder;

    private final List<String> reports = new ArrayList<>();

    private static SimulatedStrength strength() {
        return new SimulatedStrength(GAMES)
                .best("RAZORING_MARGIN", BEST, 200)
                .best("LMR_PV", 3, 2)
                .best("LMR_CHECK", 8, 5);
    }

    private void run(Path file, SpsaSettings settings, SpsaTuning.StrengthMeasurement strength)
            throws IOException, InterruptedException {
        new SpsaTuning(settings, reports::add).run(file, strength);
    }

    private static SpsaSettings settings(int iterations, long seed) {
        return TuningRuns.settings(iterations, seed, "RAZORING_MARGIN=22", "LMR_PV", "LMR_CHECK");
    }

    /** Both reductions start at 1; one of them would be best beyond its range. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void theValuesFindTheirOptimumInNoisyGames(long seed) throws Exception {
        Path file = folder.resolve("values");
        run(file, settings(ITERATIONS, seed), strength());
        List<Double> values = new SpsaFile(file, settings(ITERATIONS, seed))
                .read()
                .orElseThrow()
                .values();
        assertEquals(BEST, values.get(0), 60);
        assertEquals(3, values.get(1), 0.6);
        assertEquals(SearchParameters.named("LMR_CHECK").max(), values.get(2), 0.2);
    }

    @Test
    void thoseWhoWatchSeeTheIterationAndTheValues() throws Exception {
        RecordedProgress progress = new RecordedProgress();
        new SpsaTuning(settings(30, 1), progress).run(folder.resolve("values"), strength());
        ProgressPart.Bar bar = (ProgressPart.Bar) progress.part("Iterations");
        assertEquals(30, bar.done());
        assertEquals(30, bar.all());
        List<String> lines = progress.lines();
        assertEquals(bar.text(), lines.getFirst());
        assertEquals(
                lines.subList(2, lines.size()).stream().map(String::strip).toList(),
                progress.table("Values").stream()
                        .map(row -> SpsaProgress.format(row).strip())
                        .toList());
    }

    @Test
    void aRunThatWasCutOffEndsLikeAWholeOne() throws Exception {
        Path whole = folder.resolve("whole");
        run(whole, settings(30, 1), strength());
        Path cut = folder.resolve("cut");
        for (int last : new int[] {0, 1, 12, 29}) {
            assertThrows(IllegalStateException.class, () -> run(cut, settings(30, 1), failingAfter(last)));
        }
        SimulatedStrength rest = strength();
        run(cut, settings(30, 1), rest);
        assertEquals(1, rest.calls());
        assertArrayEquals(Files.readAllBytes(whole), Files.readAllBytes(cut));
    }

    /** Returns a measurement that fails in the iteration after the last one. */
    private static SpsaTuning.StrengthMeasurement failingAfter(int last) {
        SimulatedStrength strength = strength();
        return (iteration, plus, minus) -> {
            if (iteration >= last) {
                throw new IllegalStateException("cut off");
            }
            return strength.compare(iteration, plus, minus);
        };
    }

    @Test
    void aCompleteRunPlaysNoMoreGames() throws Exception {
        Path file = folder.resolve("values");
        run(file, settings(5, 1), strength());
        SimulatedStrength none = strength();
        run(file, settings(5, 1), none);
        assertEquals(0, none.calls());
        assertEquals(reports.subList(0, reports.size() / 2), reports.subList(reports.size() / 2, reports.size()));
    }

    @Test
    void theEndOfARunTellsTheScoreAndTheValues() throws Exception {
        run(folder.resolve("values"), settings(3, 1), (iteration, plus, minus) -> SimulatedStrength.score(3, 2, 1));
        assertEquals("iteration 3 of 3, 18 games, plus side +9 =6 -3, 0:00:00 left", reports.get(0));
        assertEquals(
                List.of("parameter", "start", "value", "rounded", "range"),
                List.of(reports.get(1).split(" +")));
        String value = "RAZORING_MARGIN +" + START + " +\\d{3}\\.\\d\\d +\\d{3} +0 to 2000";
        assertTrue(reports.get(2).matches(value), reports.get(2));
        String[] words = reports.get(2).split(" +");
        assertEquals(START, Double.parseDouble(words[2]), 22);
        assertEquals(Math.round(Double.parseDouble(words[2])), Integer.parseInt(words[3]));
        assertEquals(5, reports.size());
    }

    @Test
    void aRunOfOtherSettingsIsNotContinued() throws Exception {
        Path file = folder.resolve("values");
        run(file, settings(5, 1), strength());
        byte[] before = Files.readAllBytes(file);
        UserException e = assertThrows(UserException.class, () -> run(file, settings(5, 2), strength()));
        assertEquals(file + " belongs to another run: its seed is 1, not 2", e.getMessage());
        assertArrayEquals(before, Files.readAllBytes(file));
    }
}
