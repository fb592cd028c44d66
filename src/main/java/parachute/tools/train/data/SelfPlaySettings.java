package parachute.tools.train.data;

import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.choice.EvaluationList;
import parachute.engine.eval.choice.EvaluationText;
import parachute.rules.board.Variant;
import parachute.tools.work.WorkJson;

/**
 * The settings that determine the games or the scores of a file.
 *
 * @param header the header of the file
 * @param evaluation the evaluation with the checksum of the header
 */
record SelfPlaySettings(GameFileHeader header, Evaluation evaluation) {
    /** Returns settings with the header for an evaluation. */
    static SelfPlaySettings of(Variant variant, int nodes, long seed, boolean rescored, Evaluation evaluation) {
        return new SelfPlaySettings(
                new GameFileHeader(variant, nodes, seed, evaluation.checksum(variant), rescored), evaluation);
    }

    /** The settings as machines send them to each other. */
    private record Text(Variant variant, int nodes, long seed, boolean rescored, EvaluationText evaluation) {}

    /** Returns the text for another machine. */
    String text() {
        return WorkJson.write(new Text(
                header.variant(),
                header.nodes(),
                header.seed(),
                header.rescored(),
                EvaluationText.of(evaluation, header.variant())));
    }

    /**
     * Parses settings from another machine.
     *
     * @param known the evaluations that this machine has
     * @throws RuntimeException if this machine cannot play such games; the message says why
     */
    static SelfPlaySettings parse(String json, EvaluationList known) {
        Text text = WorkJson.read(json, Text.class);
        return of(text.variant, text.nodes, text.seed, text.rescored, text.evaluation.evaluation(text.variant, known));
    }
}
