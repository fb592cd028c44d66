package parachute.engine.search;

import java.util.function.Function;
import parachute.engine.eval.Evaluator;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/**
 * A search thread beside the main one: it searches the same root to fill the shared table, and reports nothing (lazy
 * SMP, chessprogramming wiki).
 */
final class HelperWorker {
    private final SearchContext context;
    private final int thread;
    private final NodeCounter counter;
    private final RootSearch root;

    /**
     * The worker of a thread, which makes it itself.
     *
     * @param thread its number, from 1
     */
    HelperWorker(
            SearchContext context,
            int thread,
            TimeSlices slices,
            Position position,
            Function<Variant, Evaluator> evaluators,
            ThreadMemory memory) {
        this.context = context;
        this.thread = thread;
        counter = new NodeCounter(context.control(), new Checkpoint.OfHelper(context, slices, thread));
        Tree tree =
                new Tree(context, position.copy(), memory.evaluator(evaluators, position.variant()), memory, counter);
        root = new RootSearch(context, tree, RootListener.SILENT);
    }

    /** Searches deeper and deeper until stopped or out of limits. */
    void iterate() {
        for (int depth = 1;
                depth <= context.limits().depth() && !context.control().isStopped();
                depth++) {
            root.search(depth);
            context.nodes().publish(thread, counter.nodes());
        }
    }
}
