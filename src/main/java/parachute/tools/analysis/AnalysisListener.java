package parachute.tools.analysis;

import parachute.rules.notation.PgnGame;

/** Receives the events of an analysis; called from several threads, one at a time. */
public interface AnalysisListener {
    /** Reports that another position of the total was searched. */
    void onPosition(int searched, int all);

    /**
     * Takes the next game, in the order of the input: with its analysis, or as it was if it cannot be analysed.
     *
     * @param text the same as it is written, in the encoding of the input
     */
    void onGame(PgnGame game, byte[] text);

    /** Takes a line about a problem with a game. */
    void onProblem(String line);
}
