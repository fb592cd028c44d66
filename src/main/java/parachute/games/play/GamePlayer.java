package parachute.games.play;

/**
 * A player of a game.
 *
 * @param <M> the game's moves
 */
@FunctionalInterface
public interface GamePlayer<M extends GameMove> {
    /**
     * Chooses a move.
     *
     * @param state a game that is not over
     * @return one of the state's moves
     */
    M choose(GameState<M> state);
}
