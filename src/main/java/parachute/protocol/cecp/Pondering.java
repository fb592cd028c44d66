package parachute.protocol.cecp;

import parachute.engine.search.SearchLimits;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.Outcome;

/** The expected reply of the opponent, used for hints and for pondering in the opponent's time. */
final class Pondering {
    /** Limits of a search for the reply: enough for a sensible one, and too short to delay anything. */
    private static final SearchLimits PREDICTION =
            SearchLimits.NONE.withDepth(8).withMoveTime(200);

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

    /** Allows pondering from our next move on ({@code hard}). */
    void allow() {
        allowed = true;
    }

    /** Forbids pondering and ends a search for it ({@code easy}). */
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

    /** Forgets the expected reply, since the position has changed. */
    void forgetReply() {
        expected = Move.NONE;
        hintWanted = false;
    }

    /** Ponders on the expected reply, after searching for one if there is none. The opponent must be to move. */
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
            limits = time.limits(after.ply()).withPonder();
            search.ponder(expected, after, limits);
        }
    }

    /**
     * Returns whether a move is the reply pondered on and the search continues as one for our move: it does if it was
     * started with about the limits that apply now. The reply is then played in the game.
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

    /** Sends the move that we would play for the opponent, once it is known ({@code hint}). */
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

    /** Handles the end of the search for the reply. */
    void predicted(int move) {
        expected = move;
        if (hintWanted && move != Move.NONE) {
            out.line(hintLine(move));
        }
        hintWanted = false;
    }

    /** Returns whether the client waits for a hint. */
    boolean owesHint() {
        return hintWanted && search.activity() == Activity.PREDICTING;
    }

    private String hintLine(int move) {
        return "Hint: " + board.text(move);
    }
}
