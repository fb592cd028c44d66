package parachute.games.play;

import java.util.List;

/**
 * A position of a game for two players with perfect information and without chance. States are immutable: {@link
 * #apply} returns a new one. Each game narrows the return type of {@link #apply} to its own.
 *
 * @param <M> the game's moves
 */
public interface GameState<M extends GameMove> {
    /**
     * Returns the side to move: usually, but not necessarily, the opponent of the side that moved last. After the end
     * of the game either side, but always the same.
     */
    GameSide sideToMove();

    /**
     * Returns all legal moves, always in the same order; the search is faster if good moves come first. Empty only if
     * the game is over: a side that has to pass has a move for that.
     */
    List<M> moves();

    /** Returns the position after a move, which must be one of {@link #moves}. */
    GameState<M> apply(M move);

    /** Returns whether the game is over, and who has won it. */
    GameOutcome outcome();

    /**
     * Returns the static evaluation, greater values being better for the side to move; called only while the game is
     * open.
     *
     * @return between {@code -GameTreeSearch.MAX_EVALUATION} and {@code GameTreeSearch.MAX_EVALUATION}; 0 is
     *     balanced
     */
    int evaluate();
}
