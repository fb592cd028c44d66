package parachute.protocol.cecp;

import parachute.engine.search.SearchLimits;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.Outcome;

/** The expected reply of the opponent: told as a hint, and pondered on in the opponent's time. */
final class Pondering {
    /** Limits of a search for the reply: enough for a sensible one, and over before anybody waits for it. */
    private static final SearchLimits PREDICTION =
            SearchLimits.builder().depth(8).moveTime(200).build();

    private final GameBoard board;
    private final SearchRunner search;
    private final CecpOutput out;
    private final CecpTimeControl time;

    private boolean allowed;
    private boolean hintWanted;
    private int expected = Move.NONE;
    private SearchLimits limits = PREDICTION;

    Pondering(GameBoard board, SearchRunner search, CecpOutput out, CecpTimeControl time) {
        this.board = board;
        this.search = search;
        this.out = out;
        this.time = time;
    }

    /** {@code hard}: pondering is allowed, from our next move on. */
    void allow() {
        allowed = true;
    }

    /** {@code easy}: it is not, and a search that runs for it ends. */
    void forbid() {
        allowed = false;
        boolean forHint = search.activity() == Activity.PREDICTING && hintWanted;
        if (search.activity() == Activity.PONDERING || search.activity() == Activity.PREDICTING && !forHint) {
            search.abandon();
        }
    }

    /** Stores the reply that our last search expects to the move just made. */
    void expect(int reply) {
        expected = LegalMoves.contains(board.position(), reply) ? reply : Move.NONE;
    }

    /** The position has changed: no reply is expected. */
    void forgetReply() {
        expected = Move.NONE;
        hintWanted = false;
    }

    /** The opponent is to move: ponders on the expected reply, or searches for one first. */
    void start() {
        if (!allowed
                || search.activity() != Activity.IDLE
                || Outcome.of(board.position()).isOver()) {
            return;
        }
        if (expected == Move.NONE) {
            search.start(Activity.PREDICTING, PREDICTION);
            return;
        }
        Position after = board.position().copy();
        after.make(expected);
        if (!Outcome.of(after).isOver() && !board.isInBook(after)) {
            out.line(hintLine(expected));
            limits = time.limits(after.ply()).ponder(true).build();
            search.ponder(expected, after, limits);
        }
    }

    /**
     * Whether a move is the reply pondered on and the search goes on as one for our move: it does if it was started with
     * about the limits that hold now. The reply is then played in the game.
     */
    boolean hit(int move, SearchLimits actual) {
        boolean hit = search.activity() == Activity.PONDERING
                && search.ponderMove() == move
                && CecpTimeControl.covers(limits, actual);
        if (hit) {
            expected = Move.NONE;
            search.ponderHit();
        }
        return hit;
    }

    /** {@code hint}: tells the move that we would play for the opponent, once it is known. */
    void hint() {
        if (!board.isLegal() || ResultPolicy.isFinal(Outcome.of(board.position()))) {
            return;
        }
        int known = known();
        if (known != Move.NONE) {
            out.line(hintLine(known));
        } else if (search.activity() == Activity.IDLE) {
            hintWanted = true;
            search.start(Activity.PREDICTING, PREDICTION);
        } else if (search.activity() == Activity.PREDICTING) {
            hintWanted = true;
        }
    }

    private int known() {
        return switch (search.activity()) {
            case ANALYSING -> search.bestMove();
            case PONDERING -> search.ponderMove();
            case IDLE -> expected;
            case THINKING, PREDICTING -> Move.NONE;
        };
    }

    /** The search for the reply has ended. */
    void predicted(int move) {
        expected = move;
        if (hintWanted && move != Move.NONE) {
            out.line(hintLine(move));
        }
        hintWanted = false;
    }

    /** Whether the client waits for a hint that is being searched for. */
    boolean owesHint() {
        return hintWanted && search.activity() == Activity.PREDICTING;
    }

    private String hintLine(int move) {
        return "Hint: " + board.text(move);
    }
}
