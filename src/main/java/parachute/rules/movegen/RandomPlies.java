package parachute.rules.movegen;

import java.util.Random;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/** Openings that nobody has chosen: the first moves of a game by chance. */
public final class RandomPlies {
    private RandomPlies() {}

    /**
     * The position after random moves from the start position, every legal move as likely as any other. The same numbers
     * of {@code random} make the same moves.
     *
     * @param plies moves of both sides together; fewer are made if the game is mate or stalemate before
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
