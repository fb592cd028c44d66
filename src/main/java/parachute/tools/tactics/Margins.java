package parachute.tools.tactics;

import java.util.List;
import java.util.OptionalInt;
import parachute.engine.search.Score;
import parachute.engine.search.WinDrawLossModel;
import parachute.rules.board.Variant;

/**
 * The scores by which a single good move is distinguished from others.
 *
 * @param good centipawns from which a move is good
 * @param bad centipawns up to which it is not
 * @param gap centipawns between the best move and the second at least
 */
public record Margins(int good, int bad, int gap) {
    /**
     * Returns the margins in which a good move leaves at least one winning chance, 0 to 1, and any other at most
     * another.
     */
    public static Margins ofChances(Variant variant, double good, double bad) {
        int goodScore = score(variant, good);
        int badScore = score(variant, bad);
        return new Margins(goodScore, badScore, goodScore - badScore);
    }

    /** Returns the lowest score that means a winning chance. */
    private static int score(Variant variant, double chance) {
        int low = -Score.MATE_BOUND;
        int high = Score.MATE_BOUND;
        while (low < high) {
            int middle = Math.floorDiv(low + high, 2);
            if (WinDrawLossModel.chances(variant, middle).points() >= chance) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

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
