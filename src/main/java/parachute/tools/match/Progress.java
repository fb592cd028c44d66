package parachute.tools.match;

import java.util.List;
import parachute.rules.notation.PgnGame;
import parachute.tools.match.game.FinishedGame;
import parachute.tools.match.game.GameRecord;
import parachute.tools.match.game.GameResult;

/** Listens to the progress of a match; called from several threads, one at a time. */
public interface Progress {
    /**
     * A game counts: one that has been finished, or before all of these one that a resumed match had stored.
     *
     * @param game the game with the comments of its moves, as it stands in the match's file
     */
    default void onGame(PgnGame game) {}

    /** As {@link #onGame}, of a game whose moves are not known. */
    default void onResult(GameResult result) {}

    /**
     * A game that is played on this machine has begun, or a move has been made in it.
     *
     * @param game the game as far as it has got
     */
    default void onMove(GameRecord game) {}

    /** A game has been finished, in the order in which games end. */
    default void onFinished(FinishedGame game) {}

    /**
     * The score has changed: a game has been finished.
     *
     * @param played games that are over
     * @param all games of the whole match
     * @param score the score so far, in parts, of which the later ones may be left out where a line is short
     */
    default void onStatus(int played, int all, List<String> score) {}

    /** Something has happened that is to be shown in a line of its own, other than a game: a warning, a decision. */
    default void onEvent(String line) {}
}
