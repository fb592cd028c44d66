package parachute.engine.bench;

import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;
import parachute.rules.movegen.Perft;

/** Perft with the leaves below each root move, the form in which move generators are compared line by line. */
public final class PerftDivide {
    /** Maximum depth in plies; deeper trees would take years to count. */
    public static final int MAX_DEPTH = 20;

    private final Position position;

    /** Creates a perft that counts on a copy of a position. */
    public PerftDivide(Position position) {
        this.position = position.copy();
    }

    /**
     * Counts the tree of {@code depth} plies (1 to {@link #MAX_DEPTH}); {@code out} receives a line such as {@code
     * e2e4: 20} for every root move.
     *
     * @param notation how moves are written
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    public PerftCount run(int depth, IntFunction<String> notation, Consumer<String> out) {
        if (depth < 1 || depth > MAX_DEPTH) {
            throw new IllegalArgumentException("perft counts 1 to " + MAX_DEPTH + " plies, not " + depth);
        }
        MoveList roots = LegalMoves.of(position);
        Perft perft = new Perft(position, depth - 1);
        long start = System.nanoTime();
        long total = 0;
        for (int i = 0; i < roots.size(); i++) {
            position.make(roots.get(i));
            long leaves = perft.count(depth - 1);
            position.unmake();
            total += leaves;
            out.accept(notation.apply(roots.get(i)) + ": " + leaves);
        }
        return new PerftCount(total, System.nanoTime() - start);
    }

    /**
     * The result of a count.
     *
     * @param leaves positions at the requested depth
     * @param nanoseconds elapsed time
     */
    public record PerftCount(long leaves, long nanoseconds) {
        /** Returns the elapsed milliseconds, rounded down. */
        public long milliseconds() {
            return nanoseconds / 1_000_000;
        }

        /** Returns millions of leaves per second, with two decimals. */
        public String speed() {
            return String.format(Locale.ROOT, "%.2f", leaves * 1e3 / Math.max(1, nanoseconds));
        }
    }
}
