package parachute.tools.match.game;

import parachute.tools.match.setup.EngineSpec;

/** One side of a game, from the view of its referee. Used by one thread at a time. */
public interface Player {
    /** Returns its name and limits. */
    EngineSpec spec();

    /**
     * Prepares for a game and waits until the player is ready.
     *
     * @param game the game after the moves of its opening
     * @param side the player's colour, {@link parachute.rules.board.Side#WHITE} or BLACK
     * @throws EngineFailure if the player ends or does not reply
     * @throws InterruptedException if the match is called off
     */
    default void newGame(LiveGame game, int side) throws EngineFailure, InterruptedException {
        // A player that was made for the game is ready.
    }

    /**
     * Asks for a move when the player is on move. Only the time of the move is checked here, not the move itself.
     *
     * @throws EngineFailure if the player ends, does not reply, replies too late or refuses a legal move of the
     *     opponent
     * @throws InterruptedException if the match is called off
     */
    Reply think(LiveGame game) throws EngineFailure, InterruptedException;

    /**
     * Notifies the player of the end of the game.
     *
     * @param result 1-0, 0-1 or 1/2-1/2
     * @param reason the reason, in words
     * @throws EngineFailure if the player has ended
     * @throws InterruptedException if the match is called off
     */
    default void gameOver(String result, String reason) throws EngineFailure, InterruptedException {
        // Most players only need to know the next one.
    }

    /**
     * Lets the player search while its opponent is on move, if it may.
     *
     * @throws EngineFailure if the player has ended
     */
    default void ponder(LiveGame game) throws EngineFailure {
        // Most players do not.
    }

    /** Ends the process of the player at once, if it has one. */
    default void kill() {
        // Players in this process have none.
    }
}
