package parachute.engine;

import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import parachute.engine.book.OwnBook;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.Score;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchResult;
import parachute.engine.search.SearchStatus;
import parachute.engine.strength.StrengthLimit;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;
import parachute.rules.movegen.Outcome;

/**
 * A game, the options and a search in the background: what every front end drives. All methods are called from one
 * thread, except that the listener of a search, which runs on the search's thread, may call {@link #stop}.
 *
 * <p>A search has a copy of the position that it is about, so {@link #position} is always the position of the game.
 */
public final class Engine implements AutoCloseable {
    /** Default size of the transposition table in megabytes. */
    public static final int DEFAULT_HASH = 64;

    /** Largest number of search threads, where there is memory for them. */
    public static final int MAX_THREADS = 256;

    /**
     * Default milliseconds kept back from every time limit for the way of a move to the referee: ten times the usual
     * delay of a busy machine's pipe and scheduler.
     */
    public static final int DEFAULT_MOVE_OVERHEAD = 30;

    /**
     * How long front ends wait at the end of their input for what {@linkplain #endsByItself ends by itself}: a script that
     * has said all wants its answer, but a client may also have died.
     */
    public static final Duration PATIENCE = Duration.ofSeconds(10);

    private final SearchFactory searches;
    private final OwnBook book = new OwnBook();
    private int multiPv = 1;
    private Position position = Position.start(Variant.DEFAULT);
    private Optional<RunningSearch> running = Optional.empty();

    /** An engine at the start position of chess, with default settings. */
    public Engine() {
        this(new SplittableRandom());
    }

    /** An engine whose moves at a limited strength are drawn by these random numbers. */
    public Engine(RandomGenerator random) {
        searches = new SearchFactory(new StrengthLimit(random));
    }

    // ---- game -----------------------------------------------------------------------------------------------------

    /** Starts a new game from the start position; all that earlier searches stored is cleared. */
    public void newGame(Variant variant) {
        abandon();
        position = Position.start(variant);
        clearHash();
    }

    /** Sets up another position, which the engine then owns; any search is abandoned. */
    public void setPosition(Position newPosition) {
        abandon();
        position = newPosition;
    }

    /** The position of the game, with the moves that led to it. Callers read it and do not change it. */
    public Position position() {
        return position;
    }

    /** Plays a move, which must be legal; any search is abandoned. */
    public void play(int move) {
        abandon();
        position.make(move);
    }

    /** Takes the last move back; false at the start of the game. Any search is abandoned. */
    public boolean undo() {
        abandon();
        if (position.ply() == 0) {
            return false;
        }
        position.unmake();
        return true;
    }

    /** The outcome of the game by the rules. */
    public Outcome outcome() {
        return Outcome.of(position);
    }

    // ---- options --------------------------------------------------------------------------------------------------

    /**
     * Sets who is told, in one line of text each, which settings cannot be met or are unreasonable, also of those that
     * were set before.
     */
    public void setWarnings(Consumer<String> listener) {
        searches.resources().setWarnings(listener);
    }

    /**
     * Sets the size of the transposition table in megabytes, at least 1, at most what the threads leave of the heap and
     * half of the machine's free memory. The table is cleared if its size changes. A large one is allocated in the
     * background and used from the first search on that begins when it is there. Any search is abandoned.
     */
    public void setHash(long megabytes) {
        abandon();
        searches.resources().setHash(megabytes);
    }

    /**
     * Sets the number of search threads, clamped to 1 .. {@link #MAX_THREADS} and what the table leaves of the heap. Any
     * search is abandoned.
     */
    public void setThreads(int number) {
        abandon();
        searches.resources().setThreads(number);
    }

    /** Sets the milliseconds kept back from every time limit, at least 0, for the way of a move to the referee. */
    public void setMoveOverhead(int milliseconds) {
        searches.setMoveOverhead(Math.max(0, milliseconds));
    }

    /** Sets the number of lines that a front end asks for and shows, at least 1. */
    public void setMultiPv(int lines) {
        multiPv = lines;
    }

    /** Number of lines that a front end asks for, 1 at first. */
    public int multiPv() {
        return multiPv;
    }

    /** How searches evaluate positions. */
    public Evaluation evaluation() {
        return searches.evaluation();
    }

    /**
     * Sets how searches evaluate positions. If it changes, all that earlier searches stored is cleared, because the scores
     * differ. Any search is abandoned.
     */
    public void setEvaluation(Evaluation chosen) {
        abandon();
        if (!chosen.equals(searches.evaluation())) {
            searches.setEvaluation(chosen);
            clearHash();
        }
    }

    /** The opening book, which is off at first. */
    public OwnBook book() {
        return book;
    }

    /** The strength that moves are limited to: off at first. What is changed holds for the next search. */
    public StrengthLimit strength() {
        return searches.strength();
    }

    /** Clears all that earlier searches stored; any search is abandoned. */
    public void clearHash() {
        abandon();
        searches.resources().clear();
    }

    // ---- search ---------------------------------------------------------------------------------------------------

    /**
     * Allocates the tables, which the first search would otherwise do while its clock runs, and waits three seconds at most
     * for a large one. Does nothing if they are there. With the Vector API the first call takes 0.6 s longer ({@link
     * WarmUp}).
     */
    public void prepare() {
        searches.prepare(position.variant());
    }

    /**
     * Starts a search of the current position in the background, after abandoning any other. A move of the book is the
     * result at once, unless the limits ask for something else than a move to play.
     *
     * @param listener is told the progress, on the search's thread
     * @return the result, completed on the search's thread when the search ends by itself or by {@link #stop}, and
     *     cancelled if it is abandoned
     */
    public CompletableFuture<TimedResult> start(SearchLimits limits, SearchListener listener) {
        int bookMove = limits.asksForMove() ? book.choose(position) : Move.NONE;
        if (bookMove == Move.NONE) {
            return start(position.copy(), Move.NONE, limits, listener);
        }
        abandon();
        return CompletableFuture.completedFuture(
                new TimedResult(new SearchResult(bookMove, Move.NONE, Score.DRAW, 0, 0), 0));
    }

    /**
     * Starts a search of the position that an expected move of the opponent leads to. The position of the game stays as
     * it is, until {@link #ponderHit} plays the move there.
     *
     * @param move a legal move
     * @param limits with {@link SearchLimits#ponder}
     * @return as for {@link #start}
     */
    public CompletableFuture<TimedResult> ponder(int move, SearchLimits limits, SearchListener listener) {
        if (!limits.ponder()) {
            throw new IllegalArgumentException("the limits are not those of pondering");
        }
        Position expected = position.copy();
        expected.make(move);
        return start(expected, move, limits, listener);
    }

    private CompletableFuture<TimedResult> start(
            Position root, int ponderMove, SearchLimits limits, SearchListener listener) {
        long startNanos = System.nanoTime();
        abandon();
        try {
            RunningSearch started = searches.make(root, ponderMove, limits, listener, startNanos);
            running = Optional.of(started);
            started.start();
            return started.result();
        } catch (OutOfMemoryError e) {
            running = Optional.empty();
            return CompletableFuture.completedFuture(withoutSearch(root, limits));
        }
    }

    /** A move to play where there is no memory to search for it: any legal one loses less than none. */
    private TimedResult withoutSearch(Position root, SearchLimits limits) {
        searches.resources().warn("out of memory: a legal move is played without a search");
        MoveList moves = LegalMoves.of(root);
        int move = !limits.rootMoves().isEmpty()
                ? limits.rootMoves().getFirst()
                : moves.size() > 0 ? moves.get(0) : Move.NONE;
        return new TimedResult(new SearchResult(move, Move.NONE, Score.DRAW, 0, 0), 0);
    }

    /**
     * Searches the current position and waits for the end.
     *
     * @throws CancellationException if the calling thread is interrupted; the search is then abandoned
     */
    public TimedResult think(SearchLimits limits) {
        return think(limits, SearchListener.SILENT);
    }

    /**
     * Searches the current position and waits for the end.
     *
     * @param listener is told the progress, on the search's thread
     * @throws CancellationException if the calling thread is interrupted; the search is then abandoned
     */
    public TimedResult think(SearchLimits limits, SearchListener listener) {
        try {
            return start(limits, listener).get();
        } catch (InterruptedException e) {
            abandon();
            Thread.currentThread().interrupt();
            throw (CancellationException) new CancellationException("interrupted while thinking").initCause(e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("the search failed", e.getCause());
        }
    }

    /** Whether a search runs that has neither ended nor been abandoned. */
    public boolean isSearching() {
        return running.isPresent() && running.get().isRunning();
    }

    /** Whether a search runs that a depth, a number of nodes or a mate will end, without a clock or {@link #stop}. */
    public boolean endsByItself() {
        return running.isPresent() && running.get().endsByItself();
    }

    /** Asks the search to end now, with the best that it has found. Does nothing without a search. */
    public void stop() {
        running.ifPresent(now -> now.search().stop());
    }

    /**
     * Ends the search and waits for that. The result is cancelled unless the search had ended already, and the listener
     * is told nothing more once this has returned. Not to be called from a listener.
     */
    public void abandon() {
        running.ifPresent(RunningSearch::abandon);
        running = Optional.empty();
    }

    /**
     * The opponent has played the move pondered on: from now on time counts, and a move given to {@link #ponder} is
     * played in the game. Does nothing if no search ponders.
     */
    public void ponderHit() {
        running.filter(RunningSearch::isPondering).ifPresent(now -> {
            if (now.ponderMove() != Move.NONE) {
                position.make(now.ponderMove());
            }
            now.ponderHit();
        });
    }

    /** Freezes the search: no processor time is used and its clock stands still. */
    public void pause() {
        running.ifPresent(now -> now.search().pause());
    }

    /** Lets a paused search go on. */
    public void resume() {
        running.ifPresent(now -> now.search().resume());
    }

    /** How far the running search is; all zero without one. */
    public SearchStatus status() {
        return running.map(RunningSearch::status).orElse(SearchStatus.NONE);
    }

    /** Ends any search. */
    @Override
    public void close() {
        abandon();
        searches.resources().close();
    }
}
