package parachute.engine.bench;

/**
 * What a bench has measured.
 *
 * @param nodes of all searches: the signature of the program
 * @param milliseconds that they took, at least 1
 */
public record BenchResult(long nodes, long milliseconds) {
    /** The speed of the program on this machine. */
    public long nodesPerSecond() {
        return nodes * 1000 / milliseconds;
    }
}
