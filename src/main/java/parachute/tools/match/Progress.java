package parachute.tools.match;

import java.util.List;
import parachute.rules.pgn.GameTree;
import parachute.tools.match.game.FinishedGame;
import parachute.tools.match.game.Game;

/** A listener to the progress of a match; called from several threads, one at a time. */
public interface Progress {
    /**
     * Called when a game counts: first for those that a resumed match has stored, then for those that are finished.
     *
     * @param game the game with the comments of its moves, as written to the match's file
     */
    default void onGame(GameTree game) {}

    /**
     * Called when a game on this machine has started, and after each of its moves.
     *
     * @param game the game so far
     */
    default void onMove(Game game) {}

    /** Called when a game has been finished, in the order in which games end. */
    default void onFinished(FinishedGame game) {}

    /**
     * Called when the score has changed because a game has been finished.
     *
     * @param played games that are over
     * @param all games of the whole match
     * @param score the score so far, in parts; the last ones may be left out where a line is short
     */
    default void onStatus(int played, int all, List<String> score) {}

    /** Called with a line to be shown that is not about a game, such as a warning or a decision. */
    default void onEvent(String line) {}

    /** Returns a listener that notifies several ones in their order. */
    static Progress all(List<Progress> listeners) {
        return new Progress() {
            @Override
            public void onGame(GameTree game) {
                listeners.forEach(each -> each.onGame(game));
            }

            @Override
            public void onMove(Game game) {
                listeners.forEach(each -> each.onMove(game));
            }

            @Override
            public void onFinished(FinishedGame game) {
                listeners.forEach(each -> each.onFinished(game));
            }

            @Override
            public void onStatus(int played, int games, List<String> score) {
                listeners.forEach(each -> each.onStatus(played, games, score));
            }

            @Override
            public void onEvent(String line) {
                listeners.forEach(each -> each.onEvent(line));
            }
        };
    }
}
