package parachute.engine;

import java.util.function.UnaryOperator;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.Search;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchMemory;
import parachute.engine.search.SearchParameters;
import parachute.engine.strength.LimitedSearch;
import parachute.engine.strength.StrengthLimit;
import parachute.rules.board.Position;

/** Makes the searches of an engine by its settings. */
final class SearchFactory {
    private final SearchResources resources = new SearchResources();
    private final StrengthLimit strength;
    private Evaluation evaluation = Evaluation.DEFAULT;
    private int moveOverhead = Engine.DEFAULT_MOVE_OVERHEAD;

    SearchFactory(StrengthLimit strength) {
        this.strength = strength;
    }

    /** The table, the threads and their memory. */
    SearchResources resources() {
        return resources;
    }

    /** The strength that searches are limited to. */
    StrengthLimit strength() {
        return strength;
    }

    /** How searches evaluate positions. */
    Evaluation evaluation() {
        return evaluation;
    }

    void setEvaluation(Evaluation chosen) {
        evaluation = chosen;
    }

    /** Sets the milliseconds kept back from every time limit. */
    void setMoveOverhead(int milliseconds) {
        moveOverhead = milliseconds;
    }

    /** Allocates what the next search needs unless it is there. */
    void prepare() {
        if (strength.isOn()) {
            resources.limitedMemory();
        } else {
            resources.memory();
        }
    }

    /**
     * A search, limited in strength if it is one for a move to play.
     *
     * @param root is unchanged
     * @param ponderMove the move that leads to it from the position of the game, {@code Move.NONE} if they are the same
     * @param startNanos when the clock started, by {@link System#nanoTime}
     */
    RunningSearch make(Position root, int ponderMove, SearchLimits limits, SearchListener listener, long startNanos) {
        return strength.limit(root, limits, listener)
                .map(limited -> makeLimited(root, ponderMove, limited, startNanos))
                .orElseGet(() -> {
                    SearchParameters parameters = SearchParameters.of(root.variant());
                    Search search = search(root, limits, listener, resources.memory(), parameters, startNanos);
                    return new RunningSearch(search, limits.ponder(), ponderMove, UnaryOperator.identity());
                });
    }

    /** Neither threads and their table nor earlier searches make a difference. */
    private RunningSearch makeLimited(Position root, int ponderMove, LimitedSearch limited, long startNanos) {
        SearchMemory memory = resources.limitedMemory();
        memory.clear();
        SearchLimits limits = limited.limits();
        Search search = search(root, limits, limited, memory, limited.parameters(), startNanos);
        return new RunningSearch(search, limits.ponder(), ponderMove, limited::choose);
    }

    private Search search(
            Position root,
            SearchLimits limits,
            SearchListener listener,
            SearchMemory memory,
            SearchParameters parameters,
            long startNanos) {
        return new Search(root, limits, listener, memory, evaluation, parameters, moveOverhead, startNanos);
    }
}
