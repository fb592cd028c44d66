package parachute.tools.report.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.engine.Engine;
import parachute.engine.search.SearchLimits;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

class DepthBenchmarkTest {
    private static final int DEPTH = 5;

    private static List<Position> positions(Variant variant) {
        return DepthBenchmark.positions(variant).subList(0, 3);
    }

    /** Compares one search to the maximum depth with separate searches to each depth: their nodes are equal. */
    @ParameterizedTest
    @EnumSource
    void aRowCostsWhatASearchToItsDepthDoes(Variant variant) {
        List<DepthBenchmark.DepthCost> rows = new DepthBenchmark(positions(variant), DEPTH, 1).run(() -> {});
        assertEquals(DEPTH, rows.size());
        for (int depth = 1; depth <= DEPTH; depth++) {
            int plies = depth;
            double[] nodes = positions(variant).stream()
                    .mapToDouble(position -> nodes(position, plies))
                    .toArray();
            assertEquals(depth, rows.get(depth - 1).depth());
            assertEquals(DepthBenchmark.median(nodes), rows.get(depth - 1).nodes());
        }
    }

    @Test
    void branchingIsTheGrowthOfEachPosition() {
        List<Position> positions = positions(Variant.CHESS);
        List<DepthBenchmark.DepthCost> rows = new DepthBenchmark(positions, DEPTH, 1).run(() -> {});
        assertTrue(rows.get(0).branching().isEmpty());
        double[] growth = positions.stream()
                .mapToDouble(position -> (double) nodes(position, DEPTH) / nodes(position, DEPTH - 1))
                .toArray();
        assertEquals(DepthBenchmark.median(growth), rows.getLast().branching().orElseThrow(), 1e-9);
    }

    @Test
    void timesGrowWithTheDepthAndEachPositionIsAStep() {
        AtomicInteger steps = new AtomicInteger();
        List<DepthBenchmark.DepthCost> rows =
                new DepthBenchmark(positions(Variant.CHESS), DEPTH, 3).run(steps::incrementAndGet);
        assertEquals(3, steps.get());
        assertTrue(IntStream.range(1, DEPTH)
                .allMatch(i -> rows.get(i).milliseconds() > rows.get(i - 1).milliseconds()));
    }

    @ParameterizedTest
    @CsvSource({"'3', 3", "'9,1,4', 4", "'8,1,4,2', 3"})
    void theMedianIsInTheMiddle(String values, double median) {
        double[] numbers = List.of(values.split(",")).stream()
                .mapToDouble(Double::parseDouble)
                .toArray();
        assertEquals(median, DepthBenchmark.median(numbers));
    }

    private static long nodes(Position position, int depth) {
        try (Engine engine = new Engine()) {
            engine.setHash(16);
            engine.newGame(position.variant());
            engine.setPosition(position.copy());
            return engine.think(SearchLimits.NONE.withDepth(depth)).result().nodes();
        }
    }
}
