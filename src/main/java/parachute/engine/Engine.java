package parachute.engine;

import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import parachute.engine.book.EngineBook;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.Score;
import parachute.engine.search.Search;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchMemory;
import parachute.engine.search.SearchParameters;
import parachute.engine.search.SearchResult;
import parachute.engine.search.SearchStatus;
import parachute.engine.search.TimeManager;
import parachute.engine.strength.LimitedSearch;
import parachute.engine.strength.StrengthLimit;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;

/**
 * A game, its options and a search in the background, as every front end uses them. All methods are called from one
 * thread, except that the listener of a search, which runs on the search's thread, may call {@link #stop}.
 *
 * <p>A search works on a copy of its position, so {@link #position} is always the position of the game.
 */
public final class Engine implements AutoCloseable {
    /** Default size of the transposition table in megabytes. */
    public static final int DEFAULT_HASH = 64;

    /** Maximum number of search threads, if there is memory for them. */
    public static final int MAX_THREADS = 256;

    /** Default milliseconds lost in sending a move. */
    public static final int DEFAULT_MOVE_OVERHEAD = TimeManager.DEFAULT_OVERHEAD;

    /**
     * How long front ends wait at the end of their input for a search that {@linkplain #endsByItself ends by itself}:
     * the input may come from a script, which expects a reply, or from a client that has died.
     */
    public static final Duration INPUT_END_TIMEOUT = Duration.ofSeconds(10);

    private final SearchResources resources = new SearchResources();
    private final StrengthLimit strength;
    private final EngineBook book = new EngineBook();
    private Evaluation evaluation = Evaluation.DEFAULT;
    private int moveOverhead = DEFAULT_MOVE_OVERHEAD;
    private int multiPv = 1;
    private Position position = Position.start(Variant.DEFAULT);
    private Optional<RunningSearch> running = Optional.empty();

    /** Creates an engine at the start position of chess, with default settings. */
    public Engine() {
        this(new SplittableRandom());
    }

    /** Creates an engine whose moves at a limited strength are drawn by these random numbers. */
    public Engine(RandomGenerator random) {
        strength = new StrengthLimit(random);
    }

    // ---- game -----------------------------------------------------------------------------------------------------

    /** Starts a new game from the start position and clears everything that earlier searches stored. */
    public void newGame(Variant variant) {
        abandon();
        position = Position.start(variant);
        clearHash();
    }

    /** Sets up another position, which the engine then owns, and abandons any search. */
    public void setPosition(Position newPosition) {
        abandon();
        position = newPosition;
    }

    /** Returns the position of the game, with the moves that led to it. Callers must not change it. */
    public Position position() {
        return position;
    }

    /** Plays a move, which must be legal, and abandons any search. */
    public void play(int move) {
        abandon();
        position.make(move);
    }

    /** Takes back the last move and abandons any search; returns false at the start of the game. */
    public boolean undo() {
        abandon();
        if (position.ply() == 0) {
            return false;
        }
        position.unmake();
        return true;
    }

    // ---- options --------------------------------------------------------------------------------------------------

    /**
     * Sets the receiver of warnings about settings that cannot be met or are unreasonable, one line of text each. It
     * also receives the warnings given so far.
     */
    public void setWarnings(Consumer<String> listener) {
        resources.setWarnings(listener);
    }

    /**
     * Sets the size of the transposition table in megabytes, at least 1 and limited by what the threads leave of the
     * heap and by half of the machine's free memory. Clears the table if its size changes and abandons any search. A
     * large table is allocated in the background and used from the first search that starts after that.
     */
    public void setHash(long megabytes) {
        abandon();
        resources.setHash(megabytes);
    }

    /**
     * Sets the number of search threads, clamped to 1 .. {@link #MAX_THREADS} and to what the table leaves of the heap,
     * and abandons any search.
     */
    public void setThreads(int number) {
        abandon();
        resources.setThreads(number);
    }

    /**
     * Sets the milliseconds, at least 0, that are lost in sending a move. They are subtracted from every time limit, and
     * what exceeds the default also for the moves to come.
     */
    public void setMoveOverhead(int milliseconds) {
        moveOverhead = Math.max(0, milliseconds);
    }

    /** Sets the number of best lines that a front end requests and shows, at least 1. */
    public void setMultiPv(int lines) {
        multiPv = lines;
    }

    /** Returns the number of best lines that a front end requests, initially 1. */
    public int multiPv() {
        return multiPv;
    }

    /** Returns how searches evaluate positions. */
    public Evaluation evaluation() {
        return evaluation;
    }

    /**
     * Sets how searches evaluate positions, and abandons any search. A change clears everything that earlier searches
     * stored, because scores differ.
     */
    public void setEvaluation(Evaluation chosen) {
        abandon();
        if (!chosen.equals(evaluation)) {
            evaluation = chosen;
            clearHash();
        }
    }

    /** Returns the opening book, which is initially off. */
    public EngineBook book() {
        return book;
    }

    /** Returns the limit of the playing strength, which is initially off. Changes apply from the next search. */
    public StrengthLimit strength() {
        return strength;
    }

    /** Clears everything that earlier searches stored, and abandons any search. */
    public void clearHash() {
        abandon();
        resources.clear();
    }

    // ---- search ---------------------------------------------------------------------------------------------------

    /**
     * Allocates the tables, which the first search would otherwise do while its clock runs, and waits at most three
     * seconds for a large one. Does nothing if they exist. With the Vector API the first call takes 0.6 s longer
     * ({@link WarmUp}).
     */
    public void prepare() {
        evaluation.prepare(position.variant());
        if (strength.isWeaker()) {
            resources.limitedMemory();
        } else {
            resources.prepare();
            WarmUp.once(evaluation, position.variant());
        }
    }

    /**
     * Starts a search of the current position in the background, after abandoning any other. A book move is returned at
     * once, unless the limits ask for something other than a move to play.
     *
     * @param listener notified of the progress, on the search's thread
     * @return the result, completed on the search's thread when the search ends by itself or by {@link #stop}, and
     *     cancelled if the search is abandoned
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
     * Starts a search of the position after an expected move of the opponent. The position of the game does not change
     * until {@link #ponderHit} plays the move.
     *
     * @param move a legal move
     * @param limits with {@link SearchLimits#ponder}
     * @return as for {@link #start}
     */
    public CompletableFuture<TimedResult> ponder(int move, SearchLimits limits, SearchListener listener) {
        if (!limits.ponder()) {
            throw new IllegalArgumentException("the limits are not for pondering");
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
            RunningSearch started = strength.limit(root, limits, listener)
                    .map(limited -> weaker(root, ponderMove, limited, startNanos))
                    .orElseGet(() -> full(root, ponderMove, limits, listener, startNanos));
            running = Optional.of(started);
            started.start();
            return started.result();
        } catch (OutOfMemoryError e) {
            running = Optional.empty();
            return CompletableFuture.completedFuture(withoutSearch(root, limits));
        }
    }

    private RunningSearch full(
            Position root, int ponderMove, SearchLimits limits, SearchListener listener, long startNanos) {
        SearchParameters parameters = SearchParameters.of(root.variant());
        Search search = search(root, limits, listener, resources.memory(), parameters, startNanos);
        return new RunningSearch(search, limits, ponderMove, UnaryOperator.identity());
    }

    /** Returns a search of limited strength, which depends neither on the number of threads nor on earlier searches. */
    private RunningSearch weaker(Position root, int ponderMove, LimitedSearch limited, long startNanos) {
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

    /** Returns any legal move, for when there is not enough memory to search: playing none would lose the game. */
    private TimedResult withoutSearch(Position root, SearchLimits limits) {
        resources.warn("out of memory: a legal move is played without a search");
        MoveList moves = LegalMoves.of(root);
        int move = !limits.rootMoves().isEmpty()
                ? limits.rootMoves().getFirst()
                : moves.size() > 0 ? moves.get(0) : Move.NONE;
        return new TimedResult(new SearchResult(move, Move.NONE, Score.DRAW, 0, 0), 0);
    }

    /**
     * Searches the current position and waits for the result.
     *
     * @throws CancellationException if the calling thread is interrupted; the search is then abandoned
     */
    public TimedResult think(SearchLimits limits) {
        return think(limits, SearchListener.SILENT);
    }

    /**
     * Searches the current position and waits for the result.
     *
     * @param listener notified of the progress, on the search's thread
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

    /** Returns whether a search is running: neither ended nor abandoned. */
    public boolean isSearching() {
        return running.isPresent() && running.get().isRunning();
    }

    /**
     * Returns whether a search is running that ends at a depth, a number of nodes or a mate, without a clock or {@link
     * #stop}.
     */
    public boolean endsByItself() {
        return running.isPresent() && running.get().endsByItself();
    }

    /** Asks the search to end now with the best move found so far. Does nothing if none is running. */
    public void stop() {
        running.ifPresent(now -> now.search().stop());
    }

    /**
     * Ends the search and waits until it has ended. Its result is cancelled unless the search had already ended, and
     * its listener is not notified after this returns. Must not be called from a listener.
     */
    public void abandon() {
        running.ifPresent(RunningSearch::abandon);
        running = Optional.empty();
    }

    /**
     * Reports that the opponent played the expected move: from now on time counts, and a move given to {@link #ponder}
     * is played in the game. Does nothing if no search is pondering.
     */
    public void ponderHit() {
        running.filter(RunningSearch::isPondering).ifPresent(now -> {
            if (now.ponderMove() != Move.NONE) {
                position.make(now.ponderMove());
            }
            now.ponderHit();
        });
    }

    /** Pauses the search: it uses no processor time and its clock stops. */
    public void pause() {
        running.ifPresent(now -> now.search().pause());
    }

    /** Resumes a paused search. */
    public void resume() {
        running.ifPresent(now -> now.search().resume());
    }

    /** Returns the progress of the running search; all zero if none is running. */
    public SearchStatus status() {
        return running.map(RunningSearch::status).orElse(SearchStatus.NONE);
    }

    /** Abandons any search. */
    @Override
    public void close() {
        abandon();
        resources.close();
    }
}
