package parachute.tools.analysis;

import parachute.rules.notation.PgnGame;

/** Hears of an analysis; called from several threads, one at a time. */
public interface AnalysisListener {
    /** Another position has been searched, of so many. */
    void onPosition(int searched, int all);

    /**
     * The next game, in the order of the input, is complete: with its analysis, or as it was if it cannot be analysed.
     *
     * @param text the same as it is written, in the encoding of the input
     */
    void onGame(PgnGame game, byte[] text);

    /** Something is wrong with a game, which the line names. */
    void onProblem(String line);
}
