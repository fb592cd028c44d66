package parachute.games.iade;

import parachute.rules.board.Side;

/**
 * A game in progress.
 *
 * @param white name of the player with the white pieces
 * @param black name of the player with the black pieces; may be the same, as the rules do not forbid it
 * @param position the current position
 */
record RunningGame(String white, String black, IadePosition position) {
    /**
     * Returns a game on a board that has just been set up between the players in the order in which they were named.
     */
    static RunningGame start(String first, String second, IadeBoard board) {
        boolean firstIsWhite = RuleDecisions.FIRST_NAMED_SIDE == Side.WHITE;
        IadePosition position = IadePosition.start(board);
        return firstIsWhite ? new RunningGame(first, second, position) : new RunningGame(second, first, position);
    }

    /** Returns whether a player takes part. */
    boolean has(String name) {
        return name.equals(white) || name.equals(black);
    }

    /** Returns the name of the player to move. */
    String mover() {
        return position.mover() == Side.WHITE ? white : black;
    }

    /** Returns the name of the other player. */
    String opponentOf(String name) {
        return name.equals(white) ? black : white;
    }

    /** Returns the same game with its next position. */
    RunningGame at(IadePosition next) {
        return new RunningGame(white, black, next);
    }
}
