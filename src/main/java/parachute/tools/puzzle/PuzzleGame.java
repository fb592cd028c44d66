package parachute.tools.puzzle;

import java.util.List;
import parachute.engine.search.Score;
import parachute.rules.board.Position;

/**
 * A game to find puzzles in.
 *
 * @param name how puzzles name it: an address, or a file and a number
 * @param first its first position; not to be changed
 * @param moves its moves, none of them a null move
 * @param scores by ply, what is known of the position before each move and of the last one: a {@link Score} for White,
 *     or {@link Score#NONE}
 */
public record PuzzleGame(String name, Position first, List<Integer> moves, List<Integer> scores) {
    public PuzzleGame {
        moves = List.copyOf(moves);
        scores = List.copyOf(scores);
        if (scores.size() != moves.size() + 1) {
            throw new IllegalArgumentException(scores.size() + " scores for " + moves.size() + " moves");
        }
    }
}
