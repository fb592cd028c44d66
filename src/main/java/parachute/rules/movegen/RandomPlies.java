package parachute.rules.movegen;

import java.util.Random;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/** Random openings. */
public final class RandomPlies {
    private RandomPlies() {}

    /**
     * Returns the position after random moves from the start position, every legal move with the same probability.
     *
     * @param plies moves of both sides together, at least 0; fewer are made if the game ends earlier
     * @param random the source of randomness: the same numbers give the same moves
     */
    public static Position fromStart(Variant variant, int plies, Random random) {
        Position position = Position.start(variant);
        for (int i = 0; i < plies; i++) {
            MoveList moves = LegalMoves.of(position);
            if (moves.size() == 0) {
                break;
            }
            position.make(moves.get(random.nextInt(moves.size())));
        }
        return position;
    }
}
