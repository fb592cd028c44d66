package parachute.tools.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parachute.engine.eval.classical.ClassicalEvaluator;
import parachute.engine.eval.classical.WeightTable;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.movegen.RandomGame;

class TrainingTest {
    @TempDir
    private Path folder;

    @Test
    void theSameSeedPlaysTheSameGames() throws IOException {
        Training training = new Training(Variant.CRAZYHOUSE, line -> {});
        Path first = folder.resolve("first");
        Path second = folder.resolve("second");
        training.play(first, 4, 200, 7);
        training.play(second, 4, 200, 7);
        assertFalse(Files.readAllLines(first).isEmpty());
        assertEquals(Files.readString(first), Files.readString(second));
    }

    @Test
    void samplesAreReadAsTheyWereWritten() {
        SelfPlay games = new SelfPlay(Variant.CRAZYHOUSE, 200);
        List<Sample> samples = LongStream.range(0, 4)
                .mapToObj(games::play)
                .flatMap(List::stream)
                .toList();
        assertTrue(samples.stream().anyMatch(sample -> sample.score() != 0));
        for (Sample sample : samples) {
            Sample read = Sample.parse(sample.format(), Variant.CRAZYHOUSE);
            assertEquals(sample.format(), read.format());
            assertEquals(sample.score(), read.score());
            assertEquals(sample.result(), read.result());
        }
    }

    @Test
    void tuningFindsAWeightThatWasLost() {
        WeightTable right = WeightTable.of(Variant.CRAZYHOUSE);
        WeightTable wrong = WeightTable.parse(right.format().replaceFirst("hand: \\d+", "hand: 10"));
        List<Sample> samples = foretoldBy(right);
        List<String> reports = new ArrayList<>();
        WeightTable tuned = new Tuner(Variant.CRAZYHOUSE, wrong, samples, 1.0, reports::add).tune(wrong, 2);
        int lost = hand(wrong);
        int found = hand(tuned);
        assertTrue(found > lost + (hand(right) - lost) / 2, found + " of " + hand(right) + ", " + reports);
    }

    /** Random positions with the scores of an evaluation. */
    private static List<Sample> foretoldBy(WeightTable table) {
        ClassicalEvaluator evaluator = new ClassicalEvaluator(Variant.CRAZYHOUSE, table);
        List<Sample> samples = new ArrayList<>();
        for (int seed = 0; seed < 2_000; seed++) {
            Position position = RandomGame.play(Variant.CRAZYHOUSE, seed, 20 + seed % 30);
            int score = evaluator.evaluate(position);
            double result = score > 0 == (position.sideToMove() == Side.WHITE) ? 1 : 0;
            samples.add(Sample.of(position, score, result));
        }
        return samples;
    }

    private static int hand(WeightTable table) {
        return table.rows().stream()
                .filter(row -> row.name().equals("hand"))
                .findFirst()
                .orElseThrow()
                .middlegame()
                .get(0);
    }

    @Test
    void tuningKeepsCommentsAndFixedRows() {
        WeightTable start = WeightTable.of(Variant.CRAZYHOUSE);
        List<Sample> won = foretoldBy(start).subList(0, 50).stream()
                .map(sample -> new Sample(sample.position(), sample.score(), 1))
                .toList();
        String tuned = new Tuner(Variant.CRAZYHOUSE, start, won, 0.0, report -> {})
                .tune(start, 1)
                .format();
        assertNotEquals(start.format(), tuned);
        assertEquals(withoutWeights(start.format()), withoutWeights(tuned));
        assertTrue(tuned.startsWith("# Weights of the crazyhouse evaluation"), tuned);
        assertEquals(fixedRows(start), fixedRows(WeightTable.parse(tuned)));
    }

    private static List<WeightTable.WeightRow> fixedRows(WeightTable table) {
        List<WeightTable.WeightRow> rows =
                table.rows().stream().filter(WeightTable.WeightRow::fixed).toList();
        assertFalse(rows.isEmpty());
        return rows;
    }

    private static String withoutWeights(String table) {
        return table.lines()
                .map(line -> line.startsWith("#") ? line : line.replaceAll("-?\\d+", "N"))
                .collect(Collectors.joining("\n"));
    }
}
