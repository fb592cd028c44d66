package parachute.engine.bench;

import java.util.Map;
import parachute.rules.board.Variant;

/**
 * What a bench has measured.
 *
 * @param signature nodes of all searches of a variant: they change exactly when its play does
 * @param milliseconds that all searches took, at least 1
 */
public record BenchResult(Map<Variant, Long> signature, long milliseconds) {
    /** A copy of these. */
    public BenchResult {
        signature = Map.copyOf(signature);
    }

    /** The nodes of all searches: the signature of the program. */
    public long nodes() {
        return signature.values().stream().mapToLong(Long::longValue).sum();
    }

    /** The speed of the program on this machine. */
    public long nodesPerSecond() {
        return nodes() * 1000 / milliseconds;
    }
}
