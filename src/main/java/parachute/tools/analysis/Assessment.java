package parachute.tools.analysis;

import java.util.List;
import parachute.engine.search.Score;
import parachute.rules.board.Variant;

/**
 * What a search found out about a position.
 *
 * @param score {@link Score} for the side to move
 * @param earlierScore that of the iteration before the last
 * @param line the moves expected, best move first; empty if the game is over
 */
record Assessment(int score, int earlierScore, List<Integer> line) {
    Assessment {
        line = List.copyOf(line);
    }

    /** Returns that of a position in which the game is over. */
    static Assessment ofEnd(int score) {
        return new Assessment(score, score, List.of());
    }

    /** Returns the winning chance of the side to move: the points that it may expect, 0 to 1. */
    double chance(Variant variant) {
        return chance(variant, score);
    }

    private static double chance(Variant variant, int score) {
        return Score.chances(variant, score).points();
    }

    /** Returns how much the winning chance changed in the last iteration: how far the search is from being sure. */
    double unsteadiness(Variant variant) {
        return Math.abs(chance(variant) - chance(variant, earlierScore));
    }
}
