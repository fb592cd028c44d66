package parachute.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parachute.board.Position;
import parachute.board.Side;
import parachute.board.Variant;
import parachute.eval.ClassicalEvaluator;
import parachute.eval.WeightTable;
import parachute.movegen.RandomGame;

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
        for (Sample sample : new SelfPlay(Variant.CRAZYHOUSE, 200).play(3)) {
            assertEquals(
                    sample.format(),
                    Sample.parse(sample.format(), Variant.CRAZYHOUSE).format());
        }
        assertThrows(IllegalArgumentException.class, () -> Sample.parse("no sample", Variant.CHESS));
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
    void brokenTablesAreRefusedByName() {
        assertThrows(IllegalArgumentException.class, () -> WeightTable.parse("tempo 3"));
        assertThrows(IllegalArgumentException.class, () -> WeightTable.parse("tempo: three"));
        assertThrows(IllegalArgumentException.class, () -> WeightTable.parse("tempo: 3 4 | 3"));
    }

    @Test
    void tablesKeepTheirCommentsThroughTuning() {
        String text = "# why\ntempo: 3 | 4\n\nhand danger: 1 2\n";
        assertEquals(text, WeightTable.parse(text).format());
    }
}
