package parachute.protocol.cecp;

import java.util.function.BooleanSupplier;
import parachute.engine.GameScores;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.movegen.Outcome;

/**
 * When a result is claimed, a draw offered or accepted, and a game resigned.
 *
 * <p>Claims: XBoard checks draw claims and gives the game to the opponent if it finds one wrong, so nothing is claimed
 * that its own, narrower rules do not confirm.
 *
 * <p>Draws by agreement: {@link GameScores} decides about an offer. We offer one only in an even endgame without progress,
 * and not again for some moves.
 */
final class ResultPolicy {
    /** Plies that XBoard looks back for repetitions; in crazyhouse a position can come back after more. */
    private static final int REPETITION_PLIES = 100;

    /** Moves of the game between two offers of ours. */
    static final int OFFER_INTERVAL = 10;

    /** Centipawns up to which a game counts as lost, mates included: a rook and a pawn in chess. */
    static final int LOST = -700;

    /** Own moves in a row that must have been lost, so that one wrong score costs no game. */
    static final int LOST_MOVES = 3;

    private final BooleanSupplier mayResign;
    private final GameScores scores = new GameScores();
    private boolean offerReceived;
    private boolean claiming;
    private int nextOfferMove;

    /** Policy for one game after the other; {@code mayResign} tells whether the user allows resigning. */
    ResultPolicy(BooleanSupplier mayResign) {
        this.mayResign = mayResign;
    }

    /** Another game or position: there are no scores and no offers. */
    void clear() {
        offerReceived = false;
        claiming = false;
        nextOfferMove = 0;
        scores.clear();
    }

    // ---- claims by the rules --------------------------------------------------------------------------------------

    /** The outcome of the game if it may be claimed, otherwise {@link Outcome#ONGOING}. */
    static Outcome claimableOutcome(Position position) {
        Outcome outcome = Outcome.of(position);
        boolean confirmed = switch (outcome) {
            case REPETITION -> isRecentRepetition(position);
            case INSUFFICIENT_MATERIAL -> isMaterialDrawOfXBoard(position);
            default -> true;
        };
        return confirmed ? outcome : Outcome.ONGOING;
    }

    /** Whether the outcome leaves nothing to play: mate, stalemate or insufficient material, but no draw on demand. */
    static boolean isFinal(Outcome outcome) {
        return outcome.isOver() && outcome != Outcome.REPETITION && outcome != Outcome.FIFTY_MOVES;
    }

    /** Whether it is a draw that a player claims, so that the move that brings it about goes with an offer. */
    static boolean needsOffer(Outcome outcome) {
        return switch (outcome) {
            case REPETITION, FIFTY_MOVES, INSUFFICIENT_MATERIAL -> true;
            default -> false;
        };
    }

    /** Whether the position stood on the board twice before, within the plies that XBoard looks back. */
    private static boolean isRecentRepetition(Position position) {
        Position past = position.copy();
        int seen = 0;
        for (int back = 1; back <= Math.min(REPETITION_PLIES, position.ply()); back++) {
            past.unmake();
            if (past.key() == position.key()) {
                seen++;
            }
        }
        return seen >= 2;
    }

    /** At most one minor piece, or a bishop each. */
    private static boolean isMaterialDrawOfXBoard(Position position) {
        return Long.bitCount(position.occupied()) <= 3
                || Long.bitCount(position.occupied()) == 4
                        && Long.bitCount(position.pieces(Side.WHITE, Piece.BISHOP)) == 1
                        && Long.bitCount(position.pieces(Side.BLACK, Piece.BISHOP)) == 1;
    }

    // ---- decisions by our scores ------------------------------------------------------------------------------------

    /** Stores the score of the move that we are about to make. */
    void addScore(int score) {
        scores.add(score);
    }

    /** Whether we resign instead of making that move. */
    boolean resigns() {
        return mayResign.getAsBoolean() && scores.last(LOST_MOVES, score -> score <= LOST);
    }

    /** The opponent offers a draw, to be decided on with our next move. */
    void offerReceived() {
        offerReceived = true;
    }

    /** Whether an offer in this position is accepted. */
    boolean accepts(Position position) {
        return scores.acceptDraw(position);
    }

    /** Sets whether our next move claims the draw that stands on the board. */
    void claimWithMove(boolean claim) {
        claiming = claim;
    }

    /**
     * Whether the move about to be made goes with the words "offer draw": an offer of ours, which is then counted as
     * made, the acceptance of one, or a claim.
     */
    boolean offersWithMove(Position position) {
        boolean accepted = offerReceived && accepts(position);
        boolean says = claiming || accepted || offers(position);
        offerReceived = false;
        claiming = false;
        return says;
    }

    private boolean offers(Position position) {
        if (position.fullmoveNumber() < nextOfferMove || !scores.isEvenWithoutProgress(position)) {
            return false;
        }
        nextOfferMove = position.fullmoveNumber() + OFFER_INTERVAL;
        return true;
    }
}
