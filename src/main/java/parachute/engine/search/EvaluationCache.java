package parachute.engine.search;

import java.util.Arrays;
import parachute.engine.eval.Evaluator;
import parachute.rules.board.Position;

/**
 * An evaluator that remembers its last evaluations (chessprogramming wiki, "Evaluation Hash Table"). About a fifth of
 * the positions that a search has to evaluate come back soon: the transposition table does not have those whose
 * evaluation alone ended their node.
 */
final class EvaluationCache implements Evaluator {
    /** Bits of an entry that hold an evaluation, and of a key that are the index of its entry. */
    private static final int LOW_BITS = 16;

    private static final int LOW_MASK = (1 << LOW_BITS) - 1;

    private final Evaluator evaluator;

    /** The upper bits of a position's key, and below them its evaluation. */
    private final long[] entries = new long[1 << LOW_BITS];

    /** Creates an empty cache of an evaluator whose values depend on the position's key alone. */
    EvaluationCache(Evaluator evaluator) {
        this.evaluator = evaluator;
    }

    /** Forgets all evaluations. */
    void clear() {
        Arrays.fill(entries, 0);
    }

    @Override
    public int evaluate(Position position) {
        long key = position.key();
        int index = (int) key & LOW_MASK;
        long entry = entries[index];
        if ((entry ^ key) >>> LOW_BITS == 0) {
            return (short) entry;
        }
        int evaluation = evaluator.evaluate(position);
        entries[index] = key & ~LOW_MASK | evaluation & LOW_MASK;
        return evaluation;
    }

    /** Returns the entry of a key: reading it loads it into the processor's cache. */
    long peek(long key) {
        return entries[(int) key & LOW_MASK];
    }
}
