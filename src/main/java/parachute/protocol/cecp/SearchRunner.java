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

/** The running search of a session: its purpose, and how it continues, pauses and ends. */
final class SearchRunner {
    private final Engine engine;
    private final EventQueue events;
    private final CecpOutput out;
    private final BooleanSupplier post;

    private Activity activity = Activity.IDLE;
    /** Number of the running search; the end of any other is ignored. */
    private long number;

    private Optional<ThinkingOutput> thinking = Optional.empty();
    private int ponderMove = Move.NONE;
    private boolean paused;
    /** The end of a search that is held back because the search is paused or pondering. */
    private Optional<CecpEvent> heldEnd = Optional.empty();

    /** Changes of settings to be made before the next search. */
    private final List<Runnable> changes = new ArrayList<>();

    /** Creates a runner of searches of {@code engine}; {@code post} says whether to print thinking lines. */
    SearchRunner(Engine engine, EventQueue events, CecpOutput out, BooleanSupplier post) {
        this.engine = engine;
        this.events = events;
        this.out = out;
        this.post = post;
    }

    /** Returns the purpose of the running search. */
    Activity activity() {
        return activity;
    }

    /** Starts a search of the position on the board; none may be running. */
    void start(Activity purpose, SearchLimits limits) {
        applyChanges();
        BooleanSupplier visible = purpose == Activity.PREDICTING ? () -> false : post;
        ThinkingOutput output = new ThinkingOutput(engine.position().copy(), out, visible);
        started(purpose, output, engine.start(limits, output));
    }

    /**
     * Starts a search of the position after the expected reply; none may be running.
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
        result.thenAccept(end -> events.post(new CecpEvent.SearchEnded(own, end)))
                .exceptionally(abandoned -> null);
    }

    /** Plays the reply pondered on in the game and continues the search as one for our move. */
    void ponderHit() {
        resume();
        activity = Activity.THINKING;
        ponderMove = Move.NONE;
        engine.ponderHit();
        releaseEnd();
    }

    /** Returns the reply pondered on, {@link Move#NONE} when not pondering. */
    int ponderMove() {
        return ponderMove;
    }

    /**
     * Returns the result if this was the end of the running search; empty if the search was another or the end is held
     * back.
     */
    Optional<TimedResult> ended(CecpEvent.SearchEnded event) {
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

    /** Ends a search for a move now, with the best move found. */
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

    /** Pauses the search, if one is running. */
    void pause() {
        if (activity != Activity.IDLE && !paused) {
            paused = true;
            engine.pause();
        }
    }

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

    /** Returns the progress of the search; all zero without one. */
    SearchStatus status() {
        return activity == Activity.IDLE ? SearchStatus.NONE : engine.status();
    }

    /** Returns the best move so far of the running search, {@link Move#NONE} if there is none. */
    int bestMove() {
        return activity == Activity.IDLE
                ? Move.NONE
                : thinking.map(ThinkingOutput::bestMove).orElse(Move.NONE);
    }

    /**
     * Changes a setting that cannot be changed during a search: at once if none is running or if it can be restarted,
     * otherwise by {@link #applyChanges}.
     */
    void change(Runnable setting) {
        if (activity == Activity.ANALYSING) {
            abandon();
        }
        changes.add(setting);
        applyChanges();
    }

    /** Makes the postponed changes if no search is running: a new table is better allocated between moves. */
    void applyChanges() {
        if (activity == Activity.IDLE) {
            changes.forEach(Runnable::run);
            changes.clear();
        }
    }
}
