package parachute.tools.analysis;

import java.util.List;
import parachute.rules.notation.PgnGame;

/** Hears of an analysis; called from several threads, one at a time. */
public interface AnalysisListener {
    /**
     * Another position has been searched, of so many.
     *
     * @param machines who searches, in short parts; empty if nobody but this process does
     */
    void onPosition(int searched, int all, List<String> machines);

    /** The next game, in the order of the input, is complete: with its analysis, or as it was if it is not legal. */
    void onGame(PgnGame game, String text);

    /** Something is wrong with a game. */
    void onProblem(String line);
}
