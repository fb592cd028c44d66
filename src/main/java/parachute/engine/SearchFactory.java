package parachute.engine;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
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
import parachute.rules.board.Variant;

/** Creates the searches of an engine from its settings. */
final class SearchFactory {
    private final SearchResources resources = new SearchResources();
    private final StrengthLimit strength;
    private final LagMeter lag = new LagMeter();
    private Evaluation evaluation = Evaluation.DEFAULT;
    private int moveOverhead = Engine.DEFAULT_MOVE_OVERHEAD;
    private Optional<StartedMove> lastMove = Optional.empty();

    /**
     * A search for a move by the clock, at {@code ply} of the game. It does not refer to the search itself, which would
     * keep its memory in use.
     */
    private record StartedMove(int ply, SearchLimits limits, CompletableFuture<TimedResult> end) {}

    SearchFactory(StrengthLimit strength) {
        this.strength = strength;
    }

    /** Returns the table, the threads and their memory. */
    SearchResources resources() {
        return resources;
    }

    /** Returns the limit of the playing strength. */
    StrengthLimit strength() {
        return strength;
    }

    /** Returns how searches evaluate positions. */
    Evaluation evaluation() {
        return evaluation;
    }

    void setEvaluation(Evaluation chosen) {
        evaluation = chosen;
    }

    /**
     * Sets the milliseconds subtracted from every time limit. The part above the default, which a machine without a
     * network needs, is also the maximum lag expected of every move.
     */
    void setMoveOverhead(int milliseconds) {
        moveOverhead = milliseconds;
    }

    /**
     * Allocates what the next search needs if it does not exist, waits a few seconds for a large table, prepares the
     * evaluation, and warms up.
     */
    void prepare(Variant variant) {
        evaluation.prepare(variant);
        if (strength.isWeaker()) {
            resources.limitedMemory();
        } else {
            resources.prepare();
            WarmUp.once(evaluation, variant);
        }
    }

    /**
     * Returns a search, limited in strength if it is for a move to play.
     *
     * @param root not changed
     * @param ponderMove the move to it from the position of the game, {@code Move.NONE} if they are the same
     * @param startNanos when the clock started, by {@link System#nanoTime}
     */
    RunningSearch make(Position root, int ponderMove, SearchLimits limits, SearchListener listener, long startNanos) {
        // While pondering, the clock shows an earlier time.
        boolean byClock = limits.clock() != SearchLimits.NO_LIMIT && !limits.ponder();
        if (byClock) {
            lastMove.filter(move -> move.ply() + 2 == root.ply()).ifPresent(move -> measureLag(move, limits));
        }
        SearchLimits shorter = lag.withoutLag(limits, maxLag());
        RunningSearch made = makeWithoutLag(root, ponderMove, shorter, listener, startNanos);
        if (byClock) {
            lastMove = Optional.of(new StartedMove(root.ply(), limits, made.result()));
        }
        return made;
    }

    private void measureLag(StartedMove move, SearchLimits next) {
        if (move.end().state() == Future.State.SUCCESS) {
            lag.measure(move.limits(), move.end().resultNow().milliseconds(), next);
        }
    }

    private int maxLag() {
        return Math.max(0, moveOverhead - Engine.DEFAULT_MOVE_OVERHEAD);
    }

    private RunningSearch makeWithoutLag(
            Position root, int ponderMove, SearchLimits limits, SearchListener listener, long startNanos) {
        return strength.limit(root, limits, listener)
                .map(limited -> makeLimited(root, ponderMove, limited, startNanos))
                .orElseGet(() -> {
                    SearchParameters parameters = SearchParameters.of(root.variant());
                    Search search = search(root, limits, listener, resources.memory(), parameters, startNanos);
                    return new RunningSearch(search, limits, ponderMove, UnaryOperator.identity());
                });
    }

    /** Returns a search of limited strength, which depends neither on the number of threads nor on earlier searches. */
    private RunningSearch makeLimited(Position root, int ponderMove, LimitedSearch limited, long startNanos) {
        SearchMemory memory = resources.limitedMemory();
        memory.clear();
        SearchLimits limits = limited.limits();
        Search search = search(root, limits, limited, memory, limited.parameters(), startNanos);
        return new RunningSearch(search, limits, ponderMove, limited::choose);
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
