package parachute.engine.search;

/** Counts the nodes that one thread visits, and calls its {@link Checkpoint} every few hundred of them. */
final class NodeCounter {
    /** Maximum number of nodes between two calls of the checkpoint. */
    private static final int INTERVAL = 256;

    private final SearchControl control;
    private final Checkpoint checkpoint;
    private long nodes;
    private long nextCheck;

    NodeCounter(SearchControl control, Checkpoint checkpoint) {
        this.control = control;
        this.checkpoint = checkpoint;
    }

    /** Returns the number of nodes visited so far. */
    long nodes() {
        return nodes;
    }

    /** Counts nodes, and returns whether the checkpoint was called and the search has to end. */
    boolean count(long visited) {
        nodes += visited;
        if (nodes < nextCheck) {
            return false;
        }
        nextCheck = nodes + Math.clamp(checkpoint.check(nodes), 1, INTERVAL);
        return control.isStopped();
    }

    /** Returns the number of nodes until the next call of the checkpoint, at least 1. */
    long untilCheck() {
        return Math.max(1, nextCheck - nodes);
    }
}
