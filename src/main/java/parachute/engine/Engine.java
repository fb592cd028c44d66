package parachute.engine;

import parachute.board.Position;
import parachute.board.Variant;
import parachute.movegen.Outcome;
import parachute.search.SearchLimits;
import parachute.search.SearchListener;
import parachute.search.SearchStatus;

/**
 * The game so far, the options and the search running in the background: what every protocol drives. All methods are
 * called from one thread, the protocol's; only the listener of a search runs on another.
 */
public final class Engine implements AutoCloseable {
    /** Default size of the transposition table in megabytes. */
    public static final int DEFAULT_HASH = 64;
    /** Largest number of search threads. */
    public static final int MAX_THREADS = 256;

    /** Starts a new game from the start position; what was learnt in the last game is forgotten. */
    public void newGame(Variant variant) {}

    /** Sets up another position of the variant it was built for; a search must not be running. */
    public void setPosition(Position position) {}

    /** The game so far. Callers look at it and do not change it. */
    public Position position() {
        return null;
    }

    /** Plays a legal move. */
    public void play(int move) {}

    /** Takes the last move back; false at the start of the game. */
    public boolean undo() {
        return false;
    }

    /** How the game stands. */
    public Outcome outcome() {
        return null;
    }

    /** Sets the size of the transposition table, clamped to 1 .. what the memory allows; applied at the next search. */
    public void setHash(long megabytes) {}

    /** Sets the number of search threads, clamped to 1 .. {@link #MAX_THREADS}; applied at the next search. */
    public void setThreads(int threads) {}

    /** Sets the time in milliseconds kept back for the way of a move to the referee. */
    public void setMoveOverhead(int milliseconds) {}

    /** Forgets all that earlier searches stored. */
    public void clearHash() {}

    /** Starts a search of the current position in the background. */
    public void start(SearchLimits limits, SearchListener listener) {}

    /** Whether a search runs whose end was not yet waited for by {@link #abandon} or reported. */
    public boolean isSearching() {
        return false;
    }

    /** Asks the search to finish now; its listener then hears of the end. Does nothing without a search. */
    public void stop() {}

    /** Ends the search and waits for that; its listener hears nothing more, and nothing once this has returned. */
    public void abandon() {}

    /** The opponent has played the move pondered on: from now on time counts. */
    public void ponderHit() {}

    /** Freezes the search: no processor time is used and its clock stands still. */
    public void pause() {}

    /** Lets a paused search go on. */
    public void resume() {}

    /** How far the running search is. */
    public SearchStatus status() {
        return null;
    }

    /** Ends the search and the threads. */
    @Override
    public void close() {}
}
