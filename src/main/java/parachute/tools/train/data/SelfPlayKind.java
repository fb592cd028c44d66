package parachute.tools.train.data;

import java.util.List;
import parachute.engine.eval.choice.Evaluation;
import parachute.tools.work.TextRecord;
import parachute.tools.work.Work;
import parachute.tools.work.WorkKind;

/**
 * Games of the engine against itself for a file on another machine.
 *
 * @param evaluations those that this machine has; a file names its own by the checksum
 */
public record SelfPlayKind(List<Evaluation> evaluations) implements WorkKind {
    /** Its name. */
    public static final String NAME = "train play";

    /** Keeps the list from changing. */
    public SelfPlayKind {
        evaluations = List.copyOf(evaluations);
    }

    @Override
    public Work<?, ?> open(TextRecord settings) {
        return SelfPlayWork.parse(settings, this::evaluation);
    }

    private Evaluation evaluation(GameFileHeader header) {
        return evaluations.stream()
                .filter(evaluation -> evaluation.checksum(header.variant()) == header.evaluation())
                .findFirst()
                .orElseThrow(() -> new GameFileException("there is no evaluation with the checksum "
                        + Integer.toHexString(header.evaluation()) + " here; give its network by --evaluation"));
    }
}
