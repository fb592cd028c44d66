package parachute.tools.match.game;

import java.util.List;

/**
 * A game, finished or in progress.
 *
 * @param pairing who plays whom, and from which opening
 * @param moves the moves after the opening; empty if it was lost before the first one
 * @param result how it ended
 */
public record Game(Pairing pairing, List<PlayedMove> moves, GameResult result) {
    /** Keeps the list from changing. */
    public Game {
        moves = List.copyOf(moves);
    }
}
