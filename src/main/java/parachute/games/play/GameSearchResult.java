package parachute.games.play;

/**
 * The result of a search.
 *
 * @param move the best move
 * @param value its value to the side to move, in the game's units of evaluation; beyond {@link
 *     GameTreeSearch#MAX_EVALUATION} the game is won, below its negative lost
 * @param depth plies of the last iteration that was finished; 0 if there was no choice or no time
 * @param nodes positions visited
 * @param <M> the game's moves
 */
public record GameSearchResult<M extends GameMove>(M move, int value, int depth, long nodes) {}
