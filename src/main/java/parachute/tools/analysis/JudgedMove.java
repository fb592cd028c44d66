package parachute.tools.analysis;

import java.util.Optional;
import parachute.rules.board.Variant;

/**
 * A move of a game and the searches of the positions before and after it.
 *
 * @param move the move played
 * @param before the position in which it was played
 * @param after the position after it
 * @param mark how bad it certainly was; empty if it was not
 */
record JudgedMove(int move, Assessment before, Assessment after, Optional<MoveMark> mark) {
    /** Returns whether the search would have played it too. */
    boolean isBest() {
        return before.line().get(0) == move;
    }

    /** Returns the winning chance that the move lost by the two searches alone, 0 to 1. */
    double loss(Variant variant) {
        return isBest() ? 0 : Math.max(0, before.chance(variant) - chanceOfMover(after, variant));
    }

    /**
     * Returns the winning chance that a move certainly lost, at most 1, negative if the searches do not agree that it
     * lost any. The best move has to be as good when the position after it is searched like the one after the move
     * played; and of the difference is subtracted what the least steady of the three searches changed in its last
     * iteration.
     *
     * @param afterBest the position after the best move
     */
    static double certainLoss(Assessment before, Assessment afterBest, Assessment after, Variant variant) {
        double best = Math.min(before.chance(variant), chanceOfMover(afterBest, variant));
        double noise = Math.max(
                before.unsteadiness(variant), Math.max(afterBest.unsteadiness(variant), after.unsteadiness(variant)));
        return best - chanceOfMover(after, variant) - noise;
    }

    private static double chanceOfMover(Assessment after, Variant variant) {
        return 1 - after.chance(variant);
    }
}
