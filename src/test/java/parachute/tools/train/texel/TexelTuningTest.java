package parachute.tools.train.texel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import parachute.engine.eval.classical.ClassicalEvaluator;
import parachute.engine.eval.classical.WeightTable;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.movegen.RandomGame;

class TexelTuningTest {
    @Test
    void tuningFindsAWeightThatWasLost() {
        WeightTable right = WeightTable.of(Variant.CRAZYHOUSE);
        WeightTable wrong = WeightTable.parse(right.format().replaceFirst("hand: \\d+", "hand: 10"));
        List<TexelTuning.Sample> samples = foretoldBy(right);
        List<String> reports = new ArrayList<>();
        WeightTable tuned = new TexelTuning(Variant.CRAZYHOUSE, wrong, samples, 1.0, reports::add).tune(wrong, 2);
        int lost = hand(wrong);
        int found = hand(tuned);
        assertTrue(found > lost + (hand(right) - lost) / 2, found + " of " + hand(right) + ", " + reports);
    }

    /** Random positions with the scores of an evaluation. */
    private static List<TexelTuning.Sample> foretoldBy(WeightTable table) {
        ClassicalEvaluator evaluator = new ClassicalEvaluator(Variant.CRAZYHOUSE, table);
        List<TexelTuning.Sample> samples = new ArrayList<>();
        for (int seed = 0; seed < 600; seed++) {
            Position position = RandomGame.play(Variant.CRAZYHOUSE, seed, 20 + seed % 30);
            int value = evaluator.evaluate(position);
            int score = position.sideToMove() == Side.WHITE ? value : -value;
            samples.add(new TexelTuning.Sample(position, score, score > 0 ? 1 : 0));
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
        List<TexelTuning.Sample> won = foretoldBy(start).subList(0, 50).stream()
                .map(sample -> new TexelTuning.Sample(sample.position(), sample.score(), 1))
                .toList();
        String tuned = new TexelTuning(Variant.CRAZYHOUSE, start, won, 0.0, report -> {})
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
