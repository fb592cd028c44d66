package parachute.protocol.cecp;

import java.util.function.BooleanSupplier;
import parachute.engine.GameScores;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.movegen.Outcome;

/**
 * Decides when to claim a result, offer or accept a draw, and resign.
 *
 * <p>Claims: XBoard checks draw claims and awards the game to the opponent if a claim is wrong, so only what its
 * narrower rules confirm is claimed.
 *
 * <p>Draws by agreement: {@link GameScores} decides about the opponent's offers. We offer a draw only in an even
 * endgame without progress, and not again for some moves.
 */
final class ResultPolicy {
    /** Plies that XBoard looks back for repetitions; in crazyhouse a position can recur after more. */
    private static final int REPETITION_PLIES = 100;

    /** Moves of the game between two of our offers. */
    static final int OFFER_INTERVAL = 10;

    /** Centipawns up to which a game counts as lost, including mates: a rook and a pawn in chess. */
    static final int LOST = -700;

    /** Consecutive own moves with lost scores before resigning, so that a single wrong score does not lose a game. */
    static final int LOST_MOVES = 3;

    private final BooleanSupplier mayResign;
    private final GameScores scores = new GameScores();
    private boolean offerReceived;
    private boolean claiming;
    private int nextOfferMove;

    /** Creates the policy for a sequence of games; {@code mayResign} says whether the user allows resigning. */
    ResultPolicy(BooleanSupplier mayResign) {
        this.mayResign = mayResign;
    }

    /** Clears scores and offers for another game or position. */
    void clear() {
        offerReceived = false;
        claiming = false;
        nextOfferMove = 0;
        scores.clear();
    }

    // ---- claims by the rules --------------------------------------------------------------------------------------

    /** Returns the outcome of the game if it may be claimed, otherwise {@link Outcome#ONGOING}. */
    static Outcome claimableOutcome(Position position) {
        Outcome outcome = Outcome.of(position);
        boolean confirmed = switch (outcome) {
            case REPETITION -> isRecentRepetition(position);
            case INSUFFICIENT_MATERIAL -> isMaterialDrawOfXBoard(position);
            default -> true;
        };
        return confirmed ? outcome : Outcome.ONGOING;
    }

    /**
     * Returns whether the outcome ends the game: mate, stalemate or insufficient material, but not a draw that has to
     * be claimed.
     */
    static boolean isFinal(Outcome outcome) {
        return outcome.isOver() && outcome != Outcome.REPETITION && outcome != Outcome.FIFTY_MOVES;
    }

    /** Returns whether the outcome is a draw that has to be claimed, so that the move to it is sent with an offer. */
    static boolean needsOffer(Outcome outcome) {
        return switch (outcome) {
            case REPETITION, FIFTY_MOVES, INSUFFICIENT_MATERIAL -> true;
            default -> false;
        };
    }

    /** Returns whether the position occurred twice before, within the plies that XBoard looks back. */
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

    /** Returns whether XBoard sees insufficient material: at most one minor piece, or a bishop each. */
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

    /** Returns whether to resign instead of making that move. */
    boolean resigns() {
        return mayResign.getAsBoolean() && scores.last(LOST_MOVES, score -> score <= LOST);
    }

    /** Records a draw offer of the opponent, to be decided with our next move. */
    void offerReceived() {
        offerReceived = true;
    }

    /** Returns whether to accept an offer in a position. */
    boolean accepts(Position position) {
        return scores.acceptDraw(position);
    }

    /** Sets whether our next move claims the draw on the board. */
    void claimWithMove(boolean claim) {
        claiming = claim;
    }

    /**
     * Returns whether to send "offer draw" with the move about to be made: as our offer, which is then recorded, as the
     * acceptance of one, or as a claim.
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
