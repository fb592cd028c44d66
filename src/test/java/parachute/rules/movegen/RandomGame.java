package parachute.rules.movegen;

import java.util.Random;
import java.util.function.Consumer;
import parachute.rules.board.Position;
import parachute.rules.board.StartPosition;
import parachute.rules.board.Variant;

/** Games of random legal moves, as a source of positions. */
public final class RandomGame {
    private RandomGame() {}

    /**
     * Returns the position after at most {@code plies} random moves; fewer if the game ends before. Every second seed
     * starts from any of the start positions of Chess960, the others from that of chess.
     */
    public static Position play(Variant variant, long seed, int plies) {
        return play(variant, seed, plies, position -> {});
    }

    /** Plays a random game and passes every position, including the first and the last, to a visitor. */
    public static Position play(Variant variant, long seed, int plies, Consumer<Position> visitor) {
        return play(start(variant, seed), new Random(seed), plies, visitor);
    }

    /** Returns the position with which {@link #play} starts. */
    public static Position start(Variant variant, long seed) {
        int number = Math.floorMod(seed >> 1, StartPosition.COUNT);
        return StartPosition.of(variant, (seed & 1) == 0 ? StartPosition.STANDARD : number);
    }

    /** Returns the same from the start position of chess, whatever the seed. */
    public static Position playFromStart(Variant variant, long seed, int plies) {
        return playFromStart(variant, seed, plies, position -> {});
    }

    /** Returns the same from the start position of chess, whatever the seed. */
    public static Position playFromStart(Variant variant, long seed, int plies, Consumer<Position> visitor) {
        return play(Position.start(variant), new Random(seed), plies, visitor);
    }

    private static Position play(Position position, Random random, int plies, Consumer<Position> visitor) {
        visitor.accept(position);
        for (int i = 0; i < plies; i++) {
            MoveList moves = LegalMoves.of(position);
            if (moves.size() == 0) {
                break;
            }
            position.make(moves.get(random.nextInt(moves.size())));
            visitor.accept(position);
        }
        return position;
    }
}
