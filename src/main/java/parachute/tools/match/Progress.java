package parachute.tools.match;

import java.util.List;

/** Listens to the progress of a match; called from several threads, one at a time. */
public interface Progress {
    /**
     * A game has been finished.
     *
     * @param played games that are over
     * @param all games of the whole match
     * @param score the score so far, in parts, of which the later ones may be left out where a line is short
     */
    void onStatus(int played, int all, List<String> score);

    /** Something has happened that is to be shown in a line of its own: a fault, a decision. */
    void onEvent(String line);
}
