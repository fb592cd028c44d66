package parachute.games.play;

import java.util.List;

/**
 * A position of a game for two players with perfect information and without chance. States are immutable: {@link
 * #apply} answers a new one. A game narrows the type that {@link #apply} answers to its own.
 *
 * @param <M> the game's moves
 */
public interface GameState<M extends GameMove> {
    /**
     * Who moves next: usually, not necessarily, the opponent of the side that moved before. After the end of the game
     * either side, but always the same.
     */
    GameSide sideToMove();

    /**
     * All legal moves, always in the same order; the search is faster if good moves come first. Empty
     * exactly if the game is over: a side that has to pass has a move for that.
     */
    List<M> moves();

    /** The position after a move, which must be one of {@link #moves}. */
    GameState<M> apply(M move);

    /** Whether the game is over, and who has won it. */
    GameOutcome outcome();

    /**
     * Static evaluation for the side to move, the greater the better for it; called only while the game is open.
     *
     * @return between {@code -GameTreeSearch.GREATEST_EVALUATION} and {@code GameTreeSearch.GREATEST_EVALUATION}; 0 is
     *     balanced
     */
    int evaluate();
}
