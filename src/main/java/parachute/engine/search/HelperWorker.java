package parachute.engine.search;

import java.util.function.Function;
import parachute.engine.eval.Evaluator;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/**
 * The work of a search thread other than the main one: it searches the same root to fill the shared table, and reports
 * nothing (lazy SMP, chessprogramming wiki).
 */
final class HelperWorker {
    private final SearchContext context;
    private final int thread;
    private final NodeCounter counter;
    private final RootSearch root;

    /**
     * Creates the worker of a thread; called on that thread.
     *
     * @param thread its number, from 1
     */
    HelperWorker(
            SearchContext context,
            int thread,
            Position position,
            Function<Variant, Evaluator> evaluators,
            ThreadMemory memory) {
        this.context = context;
        this.thread = thread;
        counter = new NodeCounter(context.control(), new Checkpoint.OfHelper(context, thread));
        Tree tree =
                new Tree(context, position.copy(), memory.evaluator(evaluators, position.variant()), memory, counter);
        root = new RootSearch(context, tree, RootListener.SILENT);
    }

    /** Searches with increasing depth until stopped or a limit is reached. */
    void iterate() {
        for (int depth = 1;
                depth <= context.limits().depth() && !context.control().isStopped();
                depth++) {
            root.search(depth);
            context.nodes().publish(thread, counter.nodes());
        }
    }
}
