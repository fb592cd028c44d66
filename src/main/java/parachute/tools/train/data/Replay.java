package parachute.tools.train.data;

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

    /** Takes the positions of a game. */
    @FunctionalInterface
    public interface ReplayListener {
        /**
         * Takes a quiet position.
         *
         * @param position changes after this returns
         * @param score of the search, centipawns from White's view
         */
        void accept(Position position, int score);
    }

    /** Hands out the quiet positions of a game in their order; all its moves must be legal. */
    public static void play(TrainingGame game, Variant variant, ReplayListener listener) {
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
    static int count(TrainingGame game, Variant variant) {
        int[] count = {0};
        play(game, variant, (position, score) -> count[0]++);
        return count[0];
    }
}
