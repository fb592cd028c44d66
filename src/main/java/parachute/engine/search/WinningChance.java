package parachute.engine.search;

import parachute.rules.board.Variant;

/**
 * What a score is worth: the expected result of a game, from 0, lost, to 1, won, by the logistic curve of its variant.
 * A centipawn means less in crazyhouse, where material changes hands all the time.
 */
public final class WinningChance {
    private WinningChance() {}

    /**
     * Centipawns that mean odds of e to 1. {@code train net} fits this number to games of the engine against itself:
     * of 200 nodes a move, in crazyhouse to file B of strength.md, in chess to the file that analysis.md tells how to make.
     */
    private static double scale(Variant variant) {
        return switch (variant) {
            case CHESS -> 182;
            case CRAZYHOUSE -> 423;
        };
    }

    /** The chance of the side that a {@link Score} is good for if it is positive; certain for a mate. */
    public static double of(Variant variant, int score) {
        if (Score.isMate(score)) {
            return score > 0 ? 1 : 0;
        }
        return 1 / (1 + Math.exp(-score / scale(variant)));
    }
}
