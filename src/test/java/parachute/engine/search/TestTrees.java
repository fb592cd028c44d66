package parachute.engine.search;

import java.util.concurrent.atomic.AtomicLongArray;
import parachute.engine.eval.Evaluator;
import parachute.engine.eval.choice.Evaluation;
import parachute.rules.board.Position;

/** Trees of one thread, outside a search. */
final class TestTrees {
    private TestTrees() {}

    /** Returns the tree of a position, with the parameters of its variant and without limits. */
    static Tree of(Position position) {
        return of(position, SearchParameters.of(position.variant()), Evaluation.DEFAULT.apply(position.variant()));
    }

    /** Returns a tree with other parameters and another evaluation. */
    static Tree of(Position position, SearchParameters parameters, Evaluator evaluator) {
        return of(position, parameters, new EvaluationCache(evaluator));
    }

    /** Returns a tree with a cache of evaluations. */
    static Tree of(Position position, SearchParameters parameters, EvaluationCache evaluator) {
        SearchContext context = context(SearchLimits.NONE, parameters);
        NodeCounter counter = new NodeCounter(context, NodeCounter.MAIN_THREAD);
        return new Tree(context, position, evaluator, new ThreadMemory(1_000), counter);
    }

    /** Returns the context of a search with some limits. */
    static SearchContext context(SearchLimits limits, SearchParameters parameters) {
        TimeManager time = new TimeManager(limits.time(), 0, parameters);
        return new SearchContext(
                limits,
                parameters,
                time,
                new SearchControl(limits, time, System.nanoTime()),
                new TranspositionTable(1),
                new AtomicLongArray(2),
                SearchListener.SILENT);
    }
}
