package parachute.engine.eval.choice;

import java.util.List;
import parachute.rules.board.Variant;

/**
 * Evaluations that can be asked for by their checksums.
 *
 * @param evaluations the first one that fits is taken
 */
public record EvaluationList(List<Evaluation> evaluations) {
    /** Keeps the list from changing. */
    public EvaluationList {
        evaluations = List.copyOf(evaluations);
    }

    /**
     * The evaluation with a checksum.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Evaluation get(Variant variant, int checksum) {
        return evaluations.stream()
                .filter(evaluation -> evaluation.checksum(variant) == checksum)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no evaluation of " + variant.uciName()
                        + " with the checksum " + Integer.toHexString(checksum)
                        + " here; give its network by --evaluation"));
    }
}
