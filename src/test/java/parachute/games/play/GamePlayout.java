package parachute.games.play;

import java.util.function.BiConsumer;

/** Games between two players. */
public final class GamePlayout {
    private GamePlayout() {}

    /**
     * Plays a game to its end.
     *
     * @param start the first position
     * @param onMove called with every move and the position after it
     * @return its outcome
     */
    public static <M extends GameMove> GameOutcome play(
            GameState<M> start, GamePlayer<M> first, GamePlayer<M> second, BiConsumer<M, GameState<M>> onMove) {
        GameState<M> state = start;
        while (!state.outcome().isOver()) {
            M move = (state.sideToMove() == GameSide.FIRST ? first : second).choose(state);
            state = state.apply(move);
            onMove.accept(move, state);
        }
        return state.outcome();
    }

    /** Plays a game to its end and returns its outcome. */
    public static <M extends GameMove> GameOutcome play(GameState<M> start, GamePlayer<M> first, GamePlayer<M> second) {
        return play(start, first, second, (move, state) -> {});
    }
}
