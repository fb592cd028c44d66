package parachute.protocol.cecp;

import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.movegen.Outcome;

/**
 * Which results we may claim. XBoard checks draw claims and gives the game to the opponent if it finds one wrong; so
 * nothing is claimed here that its own, narrower rules do not confirm.
 */
final class ResultClaim {
    /** Plies that XBoard looks back for repetitions; in crazyhouse a position can come back after more. */
    private static final int MEMORY = 100;

    private ResultClaim() {}

    /** The outcome if it may be claimed, otherwise {@link Outcome#ONGOING}. */
    static Outcome of(Position position, Outcome outcome) {
        return switch (outcome) {
            case REPETITION -> isRecent(position) ? outcome : Outcome.ONGOING;
            case INSUFFICIENT_MATERIAL -> isPlain(position) ? outcome : Outcome.ONGOING;
            default -> outcome;
        };
    }

    /** Whether the outcome leaves nothing to play: mate, stalemate or bare kings, but not a draw on demand. */
    static boolean isFinal(Outcome outcome) {
        return outcome.isOver() && outcome != Outcome.REPETITION && outcome != Outcome.FIFTY_MOVES;
    }

    /** Whether it is a draw that a player calls, so that the move that brings it about goes with an offer. */
    static boolean needsOffer(Outcome outcome) {
        return switch (outcome) {
            case REPETITION, FIFTY_MOVES, INSUFFICIENT_MATERIAL -> true;
            default -> false;
        };
    }

    /** Whether the position stood on the board twice before, not too long ago. */
    private static boolean isRecent(Position position) {
        Position past = position.copy();
        int seen = 0;
        for (int back = 1; back <= Math.min(MEMORY, position.ply()); back++) {
            past.unmake();
            if (past.key() == position.key()) {
                seen++;
            }
        }
        return seen >= 2;
    }

    /** Whether it is one of the endings that everybody calls drawn: at most one minor piece, or a bishop each. */
    private static boolean isPlain(Position position) {
        return Long.bitCount(position.occupied()) <= 3
                || Long.bitCount(position.occupied()) == 4
                        && Long.bitCount(position.pieces(Side.WHITE, Piece.BISHOP)) == 1
                        && Long.bitCount(position.pieces(Side.BLACK, Piece.BISHOP)) == 1;
    }
}
