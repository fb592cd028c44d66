package parachute.tools.analysis;

import parachute.rules.notation.PgnGame;

/** Hears of an analysis; called from several threads, one at a time. */
public interface AnalysisListener {
    /** Another position has been searched, of so many. */
    void onPosition(int searched, int all);

    /** The next game, in the order of the input, is complete: with its analysis, or as it was if it is not legal. */
    void onGame(PgnGame game, String text);

    /** Something is wrong with a game. */
    void onProblem(String line);
}
