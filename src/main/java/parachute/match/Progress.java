package parachute.match;

/** Hears how a match goes on; called from several threads, one at a time. */
public interface Progress {
    /**
     * Where the match stands after a game.
     *
     * @param played games that are over
     * @param all games of the whole match
     * @param line the score so far and what it says
     */
    void onStatus(int played, int all, String line);

    /** Something that is worth a line of its own: a fault, a decision. */
    void onEvent(String line);
}
