package parachute.engine.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parachute.engine.eval.choice.Evaluation;

class BenchTest {
    private final List<String> lines = new ArrayList<>();

    @Test
    void theSignatureIsTheSameAtEveryRun() {
        long first = new Bench(3, Evaluation.DEFAULT).run(lines::add).nodes();
        long second = new Bench(3, Evaluation.DEFAULT).run(line -> {}).nodes();
        assertEquals(first, second);
        assertTrue(first > 0);
        assertTrue(lines.contains("Nodes searched  : " + first), lines.toString());
    }

    @Test
    void theSpeedIsThatOfEachOfSeveralSearches() {
        long nodes = new Bench(2, Evaluation.DEFAULT).run(line -> {}).nodes();
        long speed = Bench.speed(2, 2);
        assertTrue(speed > 0 && speed <= 1000 * nodes, () -> speed + " nodes a second, " + nodes + " nodes");
    }

    @Test
    void everyPositionGetsALineWithItsMove() {
        new Bench(1, Evaluation.DEFAULT).run(lines::add);
        assertEquals(40 + 4, lines.size());
        assertTrue(lines.get(0).startsWith("Position 1/40: chess rnbqkbnr/"), lines.get(0));
        assertTrue(lines.stream().limit(40).noneMatch(line -> line.contains("bestmove 0000")), lines.toString());
    }
}
