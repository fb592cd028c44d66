package parachute.tools.match.game;

import parachute.tools.match.setup.EngineSpec;

/** One side of a game, as its referee knows it. Used by one thread at a time. */
public interface Player {
    /** Its name and what it may spend on its moves. */
    EngineSpec spec();

    /**
     * Prepares for a game and waits until the player is ready.
     *
     * @param game the game; the moves of its opening are made
     * @param side the player's colour, {@link parachute.rules.board.Side#WHITE} or BLACK
     * @throws EngineFailure if the player ends or does not answer
     * @throws InterruptedException if the match is called off
     */
    void newGame(Game game, int side) throws EngineFailure, InterruptedException;

    /**
     * Asks for a move when the player is on move. The move itself is not judged here, only the time that it took.
     *
     * @throws EngineFailure if the player ends, does not answer, answers too late or refuses the opponent's legal move
     * @throws InterruptedException if the match is called off
     */
    Reply think(Game game) throws EngineFailure, InterruptedException;

    /**
     * Tells the player how the game ended.
     *
     * @param result 1-0, 0-1 or 1/2-1/2
     * @param reason why, in words
     * @throws EngineFailure if the player has ended
     * @throws InterruptedException if the match is called off
     */
    void gameOver(String result, String reason) throws EngineFailure, InterruptedException;

    /**
     * Lets the player search while its opponent is on move, if it may.
     *
     * @throws EngineFailure if the player has ended
     */
    default void ponder(Game game) throws EngineFailure {
        // Most players do not.
    }

    /** Ends the player at once. */
    void kill();
}
