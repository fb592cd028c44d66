package parachute.tools.analysis;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import parachute.rules.board.Position;

/**
 * The position at the end of a game, to be searched with the moves of the game as its history.
 *
 * @param first the first position of the game; not to be changed
 * @param moves the moves of the game
 * @param assessment what the search finds out
 */
record PositionTask(Position first, List<Integer> moves, CompletableFuture<Assessment> assessment) {
    /** Creates a task that has not been searched yet. */
    PositionTask(Position first, List<Integer> moves) {
        this(first, List.copyOf(moves), new CompletableFuture<>());
    }

    /** Returns a new position with its history. */
    Position position() {
        Position position = first.copy();
        moves.forEach(position::play);
        return position;
    }
}
