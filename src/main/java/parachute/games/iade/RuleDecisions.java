package parachute.games.iade;

import parachute.rules.board.Side;

/** Decisions of this program where the rules of the course are ambiguous. */
final class RuleDecisions {
    /** The side of the player whom {@code IJ} names first; White starts the game. */
    static final int FIRST_NAMED_SIDE = Side.WHITE;

    /**
     * Whether it is no checkmate if a special operation parries the check. The rules call a special operation a move,
     * and checkmate a check that no move parries.
     */
    static final boolean SPECIALS_PARRY_MATE = true;

    /** File (0 is column A) that a king castles from; on boards set by the players in any row. */
    static final int CASTLING_FILE = 4;

    private RuleDecisions() {}
}
