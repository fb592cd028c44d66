package parachute.engine.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parachute.engine.eval.choice.Evaluation;
import parachute.rules.board.Variant;

class BenchSignatureTest {
    /** Deep enough for every rule of the search, and searched in seconds. */
    private static final int DEPTH = 7;

    /** Any change of the search, the evaluation or a network that changes a single node fails here. */
    @Test
    void thePlayOfBothVariantsIsAsStored() {
        List<String> lines = new ArrayList<>();
        BenchResult result = new Bench(DEPTH, Evaluation.DEFAULT).run(lines::add);
        assertEquals(
                BenchSignature.stored(DEPTH).orElseThrow(),
                result.signature(),
                "The program plays differently. If that is not meant, the last change has a fault. If it is, write the"
                        + " nodes of `scripts/parachute bench " + DEPTH + "` and `scripts/parachute bench` to"
                        + " src/main/resources/parachute/engine/bench/signatures.txt in the same commit. Nodes");
        assertTrue(lines.stream().anyMatch(line -> line.endsWith(", as stored")), lines::toString);
    }

    @Test
    void bothVariantsAreStoredForTheDepthThatIsSearchedByDefault() {
        assertEquals(
                Variant.values().length,
                BenchSignature.stored(Bench.DEFAULT_DEPTH).orElseThrow().size());
        assertTrue(BenchSignature.stored(1).isEmpty());
    }

    @Test
    void aDifferenceIsReportedWithWhatIsStored() {
        Map<Variant, Long> nodes = Map.of(Variant.CHESS, 1L, Variant.CRAZYHOUSE, 2L);
        Map<Variant, Long> stored = Map.of(Variant.CHESS, 1L, Variant.CRAZYHOUSE, 3L);
        assertEquals(
                "chess 1, crazyhouse 2, but expected chess 1, crazyhouse 3", BenchSignature.compare(nodes, stored));
    }
}
