package parachute.tools.analysis;

import java.util.List;
import parachute.engine.search.Score;
import parachute.engine.search.WinDrawLossModel;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.tools.work.WorkJson;
import parachute.tools.work.WorkJsonException;

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

    /**
     * Parses what another machine found out about a position.
     *
     * @param position becomes the one after the line
     * @throws WorkJsonException if the text is something else, or the line is not legal
     */
    static Assessment parse(Position position, String json) {
        Assessment assessment = WorkJson.read(json, Assessment.class);
        for (int move : assessment.line) {
            if (move < 0 || move >= Move.LIMIT || !LegalMoves.contains(position, move)) {
                throw new WorkJsonException("a line with the move " + move + ", which is not legal");
            }
            position.make(move);
        }
        return assessment;
    }

    /** Returns the winning chance of the side to move: the points that it may expect, 0 to 1. */
    double chance(Variant variant) {
        return chance(variant, score);
    }

    private static double chance(Variant variant, int score) {
        return WinDrawLossModel.chances(variant, score).points();
    }

    /** Returns how much the winning chance changed in the last iteration: how far the search is from being sure. */
    double unsteadiness(Variant variant) {
        return Math.abs(chance(variant) - chance(variant, earlierScore));
    }
}
