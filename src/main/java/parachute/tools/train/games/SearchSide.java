package parachute.tools.train.games;

import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.SearchParameters;

/**
 * The search of one side of the games.
 *
 * @param evaluation the evaluation of its search
 * @param parameters the parameters of its search
 */
public record SearchSide(Evaluation evaluation, SearchParameters parameters) {}
