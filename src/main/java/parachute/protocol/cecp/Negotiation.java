package parachute.protocol.cecp;

import parachute.rules.board.Position;

/** What is said about the game's end before it has come: draws offered, accepted and claimed with a move, resignation. */
final class Negotiation {
    private final CecpOptions options;
    private final OwnScores scores = new OwnScores();
    private final DrawPolicy policy = new DrawPolicy(scores);
    private boolean offered;
    private boolean claiming;

    Negotiation(CecpOptions options) {
        this.options = options;
    }

    /** Another game or position: nothing has been said yet. */
    void clear() {
        offered = false;
        claiming = false;
        scores.clear();
        policy.clear();
    }

    /** The opponent offers a draw, which we think about with our next move. */
    void offerReceived() {
        offered = true;
    }

    /** Whether an offer that comes while we wait is accepted at once. */
    boolean accepts(Position position) {
        return policy.accepts(position);
    }

    /** Whether the move to be thought about is to be made with the claim of a draw that stands on the board. */
    void claimWithMove(boolean claim) {
        claiming = claim;
    }

    /** Remembers the score of the move that we are about to make. */
    void scored(int score) {
        scores.add(score);
    }

    /** Whether we give the game up instead of that move. */
    boolean resigns() {
        return options.resign() && ResignPolicy.resigns(scores);
    }

    /** Whether that move goes with the words "offer draw", an offer, the acceptance of one, or a claim. */
    boolean offersWithMove(Position position) {
        boolean accepted = offered && policy.accepts(position);
        boolean says = claiming || accepted || policy.offers(position);
        offered = false;
        claiming = false;
        return says;
    }
}
