package parachute.engine.bench;

import java.util.Map;
import parachute.rules.board.Variant;

/**
 * The measurements of a bench.
 *
 * @param signature nodes of all searches of a variant: they change exactly when its play does
 * @param milliseconds total time of all searches, at least 1
 */
public record BenchResult(Map<Variant, Long> signature, long milliseconds) {
    /** Copies the map. */
    public BenchResult {
        signature = Map.copyOf(signature);
    }

    /** Returns the nodes of all searches: the signature of the program. */
    public long nodes() {
        return signature.values().stream().mapToLong(Long::longValue).sum();
    }

    /** Returns the speed of the program on this machine in nodes per second. */
    public long nodesPerSecond() {
        return nodes() * 1000 / milliseconds;
    }
}
