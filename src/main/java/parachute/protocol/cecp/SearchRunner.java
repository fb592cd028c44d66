package parachute.protocol.cecp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import parachute.engine.Engine;
import parachute.engine.TimedResult;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchStatus;
import parachute.rules.board.Move;
import parachute.rules.board.Position;

/** The search that the session has running: what it is for, and how it goes on, pauses and ends. */
final class SearchRunner {
    private final Engine engine;
    private final EventQueue events;
    private final CecpOutput out;
    private final BooleanSupplier post;

    private Activity activity = Activity.IDLE;
    /** Number of the running search: the end of another one comes too late. */
    private long number;

    private Optional<ThinkingOutput> thinking = Optional.empty();
    private int ponderMove = Move.NONE;
    private boolean paused;
    /** The end of a search that does not count yet, because it is paused or ponders. */
    private Optional<Event> heldEnd = Optional.empty();

    /** Settings to be changed before the next search. */
    private final List<Runnable> changes = new ArrayList<>();

    /** Runs searches of {@code engine}; {@code post} tells whether the client wants to see thinking lines. */
    SearchRunner(Engine engine, EventQueue events, CecpOutput out, BooleanSupplier post) {
        this.engine = engine;
        this.events = events;
        this.out = out;
        this.post = post;
    }

    /** What the running search is for. */
    Activity activity() {
        return activity;
    }

    /** Starts a search of the position on the board; none must be running. */
    void start(Activity purpose, SearchLimits limits) {
        applyChanges();
        BooleanSupplier visible = purpose == Activity.PREDICTING ? () -> false : post;
        ThinkingOutput output = new ThinkingOutput(engine.position().copy(), out, visible);
        started(purpose, output, engine.start(limits, output));
    }

    /**
     * Starts a search of the position after the expected reply; none must be running.
     *
     * @param after that position, which the output of the search then owns
     */
    void ponder(int reply, Position after, SearchLimits limits) {
        applyChanges();
        ThinkingOutput output = new ThinkingOutput(after, out, post);
        started(Activity.PONDERING, output, engine.ponder(reply, limits, output));
        ponderMove = reply;
    }

    private void started(Activity purpose, ThinkingOutput output, CompletableFuture<TimedResult> result) {
        activity = purpose;
        thinking = Optional.of(output);
        long own = ++number;
        result.thenAccept(end -> events.post(new Event.SearchEnded(own, end))).exceptionally(abandoned -> null);
    }

    /** The reply pondered on has been played: it is played in the game, and the search goes on as one for our move. */
    void ponderHit() {
        resume();
        activity = Activity.THINKING;
        ponderMove = Move.NONE;
        engine.ponderHit();
        releaseEnd();
    }

    /** The reply pondered on, {@link Move#NONE} when not pondering. */
    int ponderMove() {
        return ponderMove;
    }

    /** The result, if this was the end of the running search; empty if it comes too late or does not count yet. */
    Optional<TimedResult> ended(Event.SearchEnded event) {
        if (event.search() != number || activity == Activity.IDLE) {
            return Optional.empty();
        }
        if (paused || activity == Activity.PONDERING) {
            heldEnd = Optional.of(event);
            return Optional.empty();
        }
        activity = Activity.IDLE;
        thinking.ifPresent(output -> output.conclude(event.end().result()));
        return Optional.of(event.end());
    }

    /** Ends a search for a move now, with the best that it has found. */
    void moveNow() {
        if (activity == Activity.THINKING) {
            resume();
            engine.stop();
        }
    }

    /** Ends any search without a result. */
    void abandon() {
        if (activity == Activity.IDLE) {
            return;
        }
        resume();
        engine.abandon();
        number++;
        activity = Activity.IDLE;
        ponderMove = Move.NONE;
        heldEnd = Optional.empty();
    }

    /** Freezes the search, if one runs. */
    void pause() {
        if (activity != Activity.IDLE && !paused) {
            paused = true;
            engine.pause();
        }
    }

    /** Lets it go on. */
    void resume() {
        if (paused) {
            paused = false;
            engine.resume();
            if (activity != Activity.PONDERING) {
                releaseEnd();
            }
        }
    }

    private void releaseEnd() {
        heldEnd.ifPresent(events::post);
        heldEnd = Optional.empty();
    }

    /** How far the search is; all zero without one. */
    SearchStatus status() {
        return activity == Activity.IDLE ? SearchStatus.NONE : engine.status();
    }

    /** The best move so far of the running search, {@link Move#NONE} if there is none. */
    int bestMove() {
        return activity == Activity.IDLE
                ? Move.NONE
                : thinking.map(ThinkingOutput::bestMove).orElse(Move.NONE);
    }

    /**
     * Changes a setting that the engine cannot change under a running search: at once if none runs or one that can be
     * started again, otherwise by {@link #applyChanges}.
     */
    void change(Runnable setting) {
        if (activity == Activity.ANALYSING) {
            abandon();
        }
        changes.add(setting);
        applyChanges();
    }

    /** Makes the changes that wait for the end of a search if none runs: a new table is better allocated between moves. */
    void applyChanges() {
        if (activity == Activity.IDLE) {
            changes.forEach(Runnable::run);
            changes.clear();
        }
    }
}
