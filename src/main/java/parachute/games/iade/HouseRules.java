package parachute.games.iade;

import parachute.rules.board.Side;

/** What the rules of the course leave open and this program had to decide. */
final class HouseRules {
    /** The side of the player whom {@code IJ} names first; White starts the game. */
    static final int FIRST_NAMED_SIDE = Side.WHITE;

    /**
     * Whether a special operation that parries the check saves from checkmate. It is a move like any other: the rules
     * call it one, and mate is what no possible move parries.
     */
    static final boolean SPECIALS_PARRY_MATE = true;

    /** File (0 is column A) that a king castles from; on boards of one's own, in any row. */
    static final int CASTLING_FILE = 4;

    private HouseRules() {}
}
