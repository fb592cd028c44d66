package parachute.protocol.cecp;

import parachute.rules.board.Position;

/**
 * When to agree to a draw. An offer is accepted if we stand clearly worse, or if an endgame has long been dead level; we
 * offer one only in the second case, and not again for a while. Crazyhouse games are never dead: the pieces come back.
 */
final class DrawPolicy {
    /** Centipawns; from here on we are glad of a draw in chess: about what a lost pawn counts. */
    static final int WORSE = -80;

    /** The same in crazyhouse, where less is made good by the next attack. */
    static final int WORSE_WITH_DROPS = -200;

    /** Centipawns; a score within it is level. */
    static final int LEVEL = 10;

    /** Moves of the game before which nothing is dead. */
    static final int LATE_MOVE = 50;

    /** Plies without pawn move or capture that show that nothing happens. */
    static final int QUIET_PLIES = 20;

    /** Own moves in a row that must have been level. */
    static final int LEVEL_MOVES = 5;

    /** Moves of the game between two offers of ours. */
    static final int OFFER_INTERVAL = 10;

    private final OwnScores scores;
    private int nextOffer;

    DrawPolicy(OwnScores scores) {
        this.scores = scores;
    }

    /** Another game or position: offers may be made again. */
    void clear() {
        nextOffer = 0;
    }

    /** Whether to accept the opponent's offer. */
    boolean accepts(Position position) {
        int worse = position.variant().hasDrops() ? WORSE_WITH_DROPS : WORSE;
        return scores.lastAll(1, score -> score <= worse) || isDead(position);
    }

    /** Whether to offer a draw with the move about to be made; counts as an offer made if so. */
    boolean offers(Position position) {
        if (position.fullmoveNumber() < nextOffer || !isDead(position)) {
            return false;
        }
        nextOffer = position.fullmoveNumber() + OFFER_INTERVAL;
        return true;
    }

    private boolean isDead(Position position) {
        return !position.variant().hasDrops()
                && position.fullmoveNumber() >= LATE_MOVE
                && position.halfmoveClock() >= QUIET_PLIES
                && scores.lastAll(LEVEL_MOVES, score -> Math.abs(score) <= LEVEL);
    }
}
