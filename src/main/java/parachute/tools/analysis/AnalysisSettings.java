package parachute.tools.analysis;

import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.SearchLimits;
import parachute.rules.board.Variant;

/**
 * How games are analysed.
 *
 * @param limits what the search of a position may spend
 * @param evaluation how it evaluates
 * @param threads searches at a time
 * @param variant of games that do not say theirs
 * @param annotator who analyses, and with which limits
 */
public record AnalysisSettings(
        SearchLimits limits, Evaluation evaluation, int threads, Variant variant, String annotator) {}
