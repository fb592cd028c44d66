package parachute.games.play;

import java.util.List;
import java.util.Random;

/**
 * Plays any legal move, each with the same probability.
 *
 * @param <M> the game's moves
 */
public final class RandomPlayer<M extends GameMove> implements GamePlayer<M> {
    private final Random random;

    /** Creates a player that makes the same choices for the same seed. */
    public RandomPlayer(long seed) {
        this.random = new Random(seed);
    }

    @Override
    public M choose(GameState<M> state) {
        List<M> moves = state.moves();
        if (moves.isEmpty()) {
            throw new IllegalArgumentException("no move left to choose from");
        }
        return moves.get(random.nextInt(moves.size()));
    }
}
