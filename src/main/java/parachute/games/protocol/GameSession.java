package parachute.games.protocol;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import parachute.games.play.GameMove;
import parachute.games.play.GameOutcome;
import parachute.games.play.GameSearchLimit;
import parachute.games.play.GameState;
import parachute.games.play.GameTreeSearch;
import parachute.io.LineReader;
import parachute.io.LineWriter;
import parachute.io.UserException;

/**
 * A session in the line protocol of a game: one position, which requests query and change, and the search as the
 * opponent. The game's own class adds the requests, see {@link #protocol}.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public abstract class GameSession<S extends GameState<M>, M extends GameMove> {
    /** The reply to a request that only sets something. */
    protected static final String OK = "ok";

    private final LineProtocol protocol = new LineProtocol();
    private final BiFunction<S, M, S> apply;
    private final GameSearchLimit limit;
    private final long seed;
    private S state;

    /** Whether a move has been played since the position was set. */
    private boolean begun;

    /**
     * Creates a session without requests.
     *
     * @param start the first position
     * @param apply the position after a legal move
     * @param limit the limit of each search without its own time
     * @param seed decides between moves of the same value
     */
    protected GameSession(S start, BiFunction<S, M, S> apply, GameSearchLimit limit, long seed) {
        this.state = start;
        this.apply = apply;
        this.limit = limit;
        this.seed = seed;
    }

    /** Replies to requests until {@code quit}, the end of the input, or until replies can no longer be written. */
    public final void run(LineReader in, LineWriter out) {
        protocol.run(in, out);
    }

    /** Returns the reply to one line of input, see {@link LineProtocol#answer}. */
    public final String answer(String line) {
        return protocol.answer(line);
    }

    /** Returns the requests of the game; error messages list them in the order of addition. */
    protected final LineProtocol protocol() {
        return protocol;
    }

    /** Returns the limit of each search without its own time. */
    protected final GameSearchLimit limit() {
        return limit;
    }

    /** Returns the seed that decides between moves of the same value. */
    protected final long seed() {
        return seed;
    }

    /** Returns the current position. */
    protected final S state() {
        return state;
    }

    /** Returns whether a move has been played since the position was set. */
    protected final boolean hasBegun() {
        return begun;
    }

    /** Sets a position in which no move has been played yet, and returns {@link #OK}. */
    protected final String set(S newState) {
        state = newState;
        begun = false;
        return OK;
    }

    /**
     * Plays a move in a position, and returns {@link #OK}.
     *
     * @param before the current position, or the same with the other side to move if the game allows that
     * @param move a legal move
     */
    protected final String play(S before, M move) {
        state = apply.apply(before, move);
        begun = true;
        return OK;
    }

    /**
     * Searches for a move and plays it.
     *
     * @param arguments the seconds to search; empty for the {@link #limit}
     * @return the move
     * @throws UserException if the seconds are not valid, or the game is over
     */
    protected final M go(List<String> arguments) {
        GameSearchLimit allowed =
                arguments.isEmpty() ? limit : GameSearchLimit.seconds(Arguments.seconds(arguments.get(0)));
        M move = choose(new GameTreeSearch<M>(allowed, seed)::choose);
        play(state, move);
        return move;
    }

    /**
     * Returns the move that a player chooses in the current position, without playing it.
     *
     * @throws UserException if the game is over
     */
    protected final M choose(Function<S, M> player) {
        GameOutcome outcome = state.outcome();
        if (outcome.isOver()) {
            throw new UserException(describeEnd(outcome));
        }
        return player.apply(state);
    }

    /** Returns the error message that says that the game is over. */
    protected String describeEnd(GameOutcome outcome) {
        return "the game is over";
    }
}
