package parachute.tools.match;

import java.util.List;

/** Hears how a match goes on; called from several threads, one at a time. */
public interface Progress {
    /**
     * Where the match stands after a game.
     *
     * @param played games that are over
     * @param all games of the whole match
     * @param score the score so far and what it says, in parts of which some may be left out where a line is short
     */
    void onStatus(int played, int all, List<String> score);

    /** Something that is worth a line of its own: a fault, a decision. */
    void onEvent(String line);
}
