package parachute.web.json;

import java.util.LinkedHashMap;
import java.util.Map;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.choice.Explanation;
import parachute.rules.board.Position;
import parachute.rules.board.Square;

/** The evaluation of a position without search as JSON, in centipawns from White's side. */
public final class EvaluationJson {
    private EvaluationJson() {}

    /** Returns the evaluation, its parts, and what each piece is worth; nothing if a side is in check. */
    public static Map<String, Object> of(Position position) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("check", position.inCheck());
        if (!position.inCheck()) {
            Explanation explanation = Evaluation.DEFAULT.explain(position);
            Map<String, Integer> pieces = new LinkedHashMap<>();
            explanation.pieces().forEach((square, worth) -> pieces.put(Square.name(square), worth));
            json.put("value", explanation.value());
            json.put("parts", explanation.parts());
            json.put("pieces", pieces);
        }
        return json;
    }
}
