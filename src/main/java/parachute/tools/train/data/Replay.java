package parachute.tools.train.data;

import java.util.function.ObjIntConsumer;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/**
 * Replays recorded games and hands out their quiet positions: the side to move is not in check, the move chosen is
 * neither a capture nor a promotion, and the score is no larger than {@link #DECIDED}. Only such positions can be
 * evaluated without a search.
 */
public final class Replay {
    /** The maximum score, in centipawns, of positions to learn from. */
    public static final int DECIDED = 3_000;

    private Replay() {}

    /**
     * Hands out the quiet positions of a game in their order; all its moves must be legal.
     *
     * @param listener takes each position, which changes afterwards, and the score of its search in centipawns from
     *     White's view
     */
    public static void play(TrainingGame game, Variant variant, ObjIntConsumer<Position> listener) {
        Position position = Position.start(variant);
        for (int ply = 0; ply < game.plies(); ply++) {
            int move = game.move(ply);
            if (ply >= game.openingPlies()
                    && Math.abs(game.score(ply)) <= DECIDED
                    && !position.isTactical(move)
                    && !position.inCheck()) {
                listener.accept(position, game.score(ply));
            }
            position.make(move);
        }
    }

    /** Returns the number of quiet positions of a game. */
    public static int count(TrainingGame game, Variant variant) {
        int[] count = {0};
        play(game, variant, (position, score) -> count[0]++);
        return count[0];
    }
}
