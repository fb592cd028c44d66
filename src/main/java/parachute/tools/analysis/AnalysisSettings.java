package parachute.tools.analysis;

import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.SearchLimits;
import parachute.rules.board.Variant;

/**
 * How games are analysed.
 *
 * @param limits what the search of a position may spend, in nodes, plies and time
 * @param evaluation how it evaluates
 * @param variant of games that state none
 * @param annotator who analyses, and with which limits
 */
public record AnalysisSettings(SearchLimits limits, Evaluation evaluation, Variant variant, String annotator) {}
