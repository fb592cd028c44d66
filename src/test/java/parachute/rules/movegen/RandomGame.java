package parachute.rules.movegen;

import java.util.Random;
import java.util.function.Consumer;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/** Games of random legal moves, as a source of positions. */
public final class RandomGame {
    private RandomGame() {}

    /** The position after at most {@code plies} random moves; fewer if the game ends before. */
    public static Position play(Variant variant, long seed, int plies) {
        return play(variant, seed, plies, position -> {});
    }

    /** Plays on and shows every position to a visitor, the first and the last one too. */
    public static Position play(Variant variant, long seed, int plies, Consumer<Position> visitor) {
        Random random = new Random(seed);
        Position position = Position.start(variant);
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
