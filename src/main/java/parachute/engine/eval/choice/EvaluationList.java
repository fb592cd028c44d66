package parachute.engine.eval.choice;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import parachute.rules.board.Variant;

/**
 * Evaluations that can be found by their checksums.
 *
 * @param evaluations the first one that matches is used
 */
public record EvaluationList(List<Evaluation> evaluations) {
    /** Copies the list. */
    public EvaluationList {
        evaluations = List.copyOf(evaluations);
    }

    /**
     * Returns the evaluation with a checksum.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Evaluation get(Variant variant, int checksum) {
        return first(
                evaluation -> evaluation.checksum(variant) == checksum,
                "of " + variant.uciName() + " with the checksum " + Integer.toHexString(checksum));
    }

    /**
     * Returns the evaluation with these {@linkplain #checksums(Evaluation) checksums}.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Evaluation get(String checksums) {
        return first(evaluation -> checksums(evaluation).equals(checksums), "with the checksums \"" + checksums + '"');
    }

    /** Returns the checksums of all variants, such as "chess 3d4e, crazyhouse 1b2c". */
    public static String checksums(Evaluation evaluation) {
        return Arrays.stream(Variant.values())
                .map(variant -> variant.uciName() + ' ' + Integer.toHexString(evaluation.checksum(variant)))
                .collect(Collectors.joining(", "));
    }

    private Evaluation first(Predicate<Evaluation> wanted, String description) {
        return evaluations.stream()
                .filter(wanted)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no evaluation " + description + " here; give its network by --evaluation"));
    }
}
