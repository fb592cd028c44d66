package parachute.engine.search;

import parachute.engine.eval.classical.ClassicalEvaluator;
import parachute.rules.board.Position;

/** Trees of one thread without a search around them. */
final class TestTrees {
    private TestTrees() {}

    /** The tree of a position, with the parameters that its variant is played with and no limits. */
    static Tree of(Position position) {
        SearchParameters parameters = SearchParameters.of(position.variant());
        SearchLimits limits = SearchLimits.builder().build();
        TimeManager time = new TimeManager(limits, 0, parameters);
        SearchControl control = new SearchControl(limits, time, System.nanoTime());
        SearchContext context = new SearchContext(
                limits,
                parameters,
                time,
                control,
                new TranspositionTable(1),
                new NodeCounts(1),
                new SearchProgress(),
                SearchListener.SILENT);
        NodeCounter counter = new NodeCounter(control, nodes -> Long.MAX_VALUE);
        return new Tree(
                context, position, new ClassicalEvaluator(position.variant()), new ThreadMemory(1_000), counter);
    }
}
