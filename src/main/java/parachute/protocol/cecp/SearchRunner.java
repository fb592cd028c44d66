package parachute.protocol.cecp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import parachute.engine.Engine;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchResult;
import parachute.engine.search.SearchStatus;
import parachute.rules.board.Move;
import parachute.rules.board.Position;

/** The search that the session has running: what it is for, and how it goes on, pauses and ends. */
final class SearchRunner {
    private static final SearchStatus NOTHING = new SearchStatus(0, 0, 0, 0, 0, Move.NONE);

    private final Engine engine;
    private final EventQueue events;
    private final CecpOutput out;
    private final BooleanSupplier post;

    private Activity activity = Activity.IDLE;
    /** Number of the running search: ends of others come too late. */
    private long number;

    private Optional<ThinkingOutput> thinking = Optional.empty();
    private int ponderMove = Move.NONE;
    private long startNanos;
    private boolean paused;
    private long pauseNanos;
    /** The end of a search that may not count yet: it is paused, or ponders. */
    private Optional<Event> heldEnd = Optional.empty();

    /** Settings to be changed before the next search. */
    private final List<Runnable> changes = new ArrayList<>();

    /** Drives the searches of {@code engine}; {@code post} tells whether the client wants to see thinking lines. */
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
        activity = purpose;
        long own = ++number;
        startNanos = System.nanoTime();
        BooleanSupplier visible = purpose == Activity.GUESSING ? () -> false : post;
        ThinkingOutput output = new ThinkingOutput(
                engine.position(), out, visible, result -> events.post(new Event.SearchEnded(own, result)));
        thinking = Optional.of(output);
        engine.start(limits, output);
    }

    /** Plays the reply expected, and searches the answer. */
    void ponder(int reply, SearchLimits limits) {
        ponderMove = reply;
        start(Activity.PONDERING, limits);
    }

    /** The reply pondered on has been played: the search goes on as one for our move. */
    void ponderHit() {
        resume();
        activity = Activity.THINKING;
        ponderMove = Move.NONE;
        startNanos = System.nanoTime();
        engine.ponderHit();
        releaseEnd();
    }

    /** The reply pondered on, {@link Move#NONE} when not pondering. */
    int ponderMove() {
        return ponderMove;
    }

    /** The position that the client sees: without the reply that is only expected. */
    Position position() {
        if (activity != Activity.PONDERING) {
            return engine.position();
        }
        Position seen = engine.position().copy();
        seen.unmake();
        return seen;
    }

    /** What the search says now if this was its end; empty if the end comes too late or does not count yet. */
    Optional<SearchResult> ended(Event.SearchEnded end) {
        if (end.search() != number || activity == Activity.IDLE) {
            return Optional.empty();
        }
        if (paused || activity == Activity.PONDERING) {
            heldEnd = Optional.of(end);
            return Optional.empty();
        }
        activity = Activity.IDLE;
        thinking.ifPresent(output -> output.conclude(end.result()));
        return Optional.of(end.result());
    }

    /** Ends a search for a move now, with the best that it found. */
    void moveNow() {
        if (activity == Activity.THINKING) {
            resume();
            engine.stop();
        }
    }

    /** Ends any search without a result; the board is as the client sees it. */
    void abandon() {
        boolean pondering = activity == Activity.PONDERING;
        forget();
        if (pondering) {
            engine.undo();
        }
    }

    /** Ends a ponder search without a result, but keeps its reply on the board: that has been played. */
    void abandonKeepingReply() {
        forget();
    }

    private void forget() {
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
            pauseNanos = System.nanoTime();
            engine.pause();
        }
    }

    /** Lets it go on. */
    void resume() {
        if (paused) {
            paused = false;
            startNanos += System.nanoTime() - pauseNanos;
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

    /** Milliseconds that the search for our move has taken of our clock. */
    long elapsedMilliseconds() {
        return (System.nanoTime() - startNanos) / 1_000_000;
    }

    /** How far the search is; all zero without one. */
    SearchStatus status() {
        return activity == Activity.IDLE ? NOTHING : engine.status();
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

    /** Changes what waits for the end of a search if none runs: a new table is better made while the opponent thinks. */
    void applyChanges() {
        if (activity == Activity.IDLE) {
            changes.forEach(Runnable::run);
            changes.clear();
        }
    }
}
