package parachute.tools.train.games;

import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.SearchParameters;

/**
 * What one side of the games searches with.
 *
 * @param evaluation the evaluation of its search
 * @param parameters the numbers of its search
 */
public record SearchSide(Evaluation evaluation, SearchParameters parameters) {}
