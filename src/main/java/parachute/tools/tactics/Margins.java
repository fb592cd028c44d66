package parachute.tools.tactics;

import java.util.List;
import java.util.OptionalInt;

/**
 * The scores by which a single good move is distinguished from others.
 *
 * @param good centipawns from which a move is good
 * @param bad centipawns up to which it is not
 * @param gap centipawns between the best move and the second at least
 */
public record Margins(int good, int bad, int gap) {
    /** Returns the best of two moves if it is the only good one. */
    public OptionalInt single(List<RankedMove> moves) {
        if (moves.size() < 2) {
            return OptionalInt.empty();
        }
        int best = moves.get(0).score();
        int second = moves.get(1).score();
        return best >= good && second <= bad && best - second >= gap
                ? OptionalInt.of(moves.get(0).move())
                : OptionalInt.empty();
    }
}
