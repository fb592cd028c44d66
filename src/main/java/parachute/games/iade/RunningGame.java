package parachute.games.iade;

import parachute.rules.board.Side;

/**
 * The game that two players are at.
 *
 * @param white who has the white pieces
 * @param black who has the black ones; may be the same, for the rules forbid nobody to play alone
 * @param position where they are
 */
record RunningGame(String white, String black, IadePosition position) {
    /** A game on a board that has just been set up between the players in the order in which they were named. */
    static RunningGame start(String first, String second, IadeBoard board) {
        boolean firstIsWhite = HouseRules.FIRST_NAMED_SIDE == Side.WHITE;
        IadePosition position = IadePosition.start(board);
        return firstIsWhite ? new RunningGame(first, second, position) : new RunningGame(second, first, position);
    }

    /** Whether somebody takes part. */
    boolean has(String name) {
        return name.equals(white) || name.equals(black);
    }

    /** Whose turn it is. */
    String mover() {
        return position.mover() == Side.WHITE ? white : black;
    }

    /** The other player than this one. */
    String opponentOf(String name) {
        return name.equals(white) ? black : white;
    }

    /** The same game further on. */
    RunningGame at(IadePosition next) {
        return new RunningGame(white, black, next);
    }
}
