package parachute.engine.strength;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import parachute.engine.search.SearchLine;
import parachute.engine.variant.VariantProfile;
import parachute.rules.board.Variant;

/**
 * The choice of a player who confuses moves: the smaller a move's loss, the more often it is played, by a Boltzmann
 * distribution ("softmax"). The loss is one of winning chance, in which a pawn counts less in crazyhouse, and a queen
 * hardly more than a rook. It is computed as in an even game, so that a player far ahead or behind takes the same care.
 */
final class MoveChoice {
    private final Variant variant;
    private final double temperature;

    MoveChoice(Variant variant, double temperature) {
        this.variant = variant;
        this.temperature = temperature;
    }

    /**
     * Returns the centipawns that stand for odds of e to 1: those of games of 200 nodes per move, with which {@link
     * Calibration} was measured. A better fit for stronger play, such as that of {@link
     * parachute.engine.variant.WinDrawLossModel}, does not change the levels.
     */
    private static double scale(Variant variant) {
        return VariantProfile.of(variant).mistakeScale();
    }

    /**
     * Returns the winning chance that a move gives away in an even game, 0 to 0.5, given its score and that of the best
     * move.
     */
    static double loss(Variant variant, int score, int best) {
        return 0.5 - 1 / (1 + Math.exp(Math.max(0, best - score) / scale(variant)));
    }

    /**
     * Returns the probability with which each of the lines is drawn, by rank. There must be at least one, the best first.
     */
    double[] probabilities(List<SearchLine> lines) {
        int best = lines.get(0).score();
        double[] weights = lines.stream()
                .mapToDouble(line -> Math.exp(-loss(variant, line.score(), best) / temperature))
                .toArray();
        double total = Arrays.stream(weights).sum();
        return Arrays.stream(weights).map(weight -> weight / total).toArray();
    }

    /** Draws one of the lines. */
    SearchLine draw(List<SearchLine> lines, RandomGenerator random) {
        double[] probabilities = probabilities(lines);
        double left = random.nextDouble();
        for (int i = 0; i < probabilities.length; i++) {
            left -= probabilities[i];
            if (left < 0) {
                return lines.get(i);
            }
        }
        return lines.get(0);
    }
}
