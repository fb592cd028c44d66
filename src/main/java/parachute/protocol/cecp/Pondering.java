package parachute.protocol.cecp;

import parachute.engine.Engine;
import parachute.engine.search.SearchLimits;
import parachute.rules.board.Move;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.notation.CoordinateMove;

/** The reply that we expect: told as a hint, and thought about in the opponent's time. */
final class Pondering {
    /** Enough to find a sensible reply, and over before anybody waits for it. */
    private static final SearchLimits GUESS =
            SearchLimits.builder().depth(8).moveTime(200).build();

    private final Engine engine;
    private final SearchRunner search;
    private final CecpOutput out;
    private final CecpTimeControl time;

    private boolean allowed;
    private boolean hintWanted;
    private int expected = Move.NONE;
    private SearchLimits limits = GUESS;

    Pondering(Engine engine, SearchRunner search, CecpOutput out, CecpTimeControl time) {
        this.engine = engine;
        this.search = search;
        this.out = out;
        this.time = time;
    }

    /** {@code hard}: the opponent's time is used from our next move on. */
    void allow() {
        allowed = true;
    }

    /** {@code easy}: it is not, and what runs there ends. */
    void forbid() {
        allowed = false;
        boolean forHint = search.activity() == Activity.GUESSING && hintWanted;
        if (search.activity() == Activity.PONDERING || search.activity() == Activity.GUESSING && !forHint) {
            search.abandon();
        }
    }

    /** Remembers the reply that our last search expects to the move just made. */
    void expect(int reply) {
        expected = LegalMoves.contains(engine.position(), reply) ? reply : Move.NONE;
    }

    /** The position has changed: there is no reply to expect. */
    void forgetReply() {
        expected = Move.NONE;
        hintWanted = false;
    }

    /** The opponent is to move: thinks about our answer to the reply expected, guessing that first if need be. */
    void start() {
        if (!allowed || search.activity() != Activity.IDLE || engine.outcome().isOver()) {
            return;
        }
        if (expected == Move.NONE) {
            search.start(Activity.GUESSING, GUESS);
            return;
        }
        engine.play(expected);
        if (engine.outcome().isOver()) {
            engine.undo();
            return;
        }
        out.line(hintLine(expected));
        limits = time.limits(engine.position().ply()).ponder(true).build();
        search.ponder(expected, limits);
    }

    /** Whether a move is the reply being pondered on. */
    boolean isHit(int move) {
        return search.activity() == Activity.PONDERING && search.ponderMove() == move;
    }

    /**
     * The reply pondered on has been played. The search goes on if it knew how much time there would be; otherwise it
     * ends, the reply stays on the board, and false is answered.
     */
    boolean hit(SearchLimits actual) {
        expected = Move.NONE;
        if (CecpTimeControl.covers(limits, actual)) {
            search.ponderHit();
            return true;
        }
        search.abandonKeepingReply();
        return false;
    }

    /** {@code hint}: tells the move that we would play for the opponent, once it is known. */
    void hint() {
        int known = known();
        if (known != Move.NONE) {
            out.line(hintLine(known));
        } else if (search.activity() == Activity.IDLE) {
            hintWanted = true;
            search.start(Activity.GUESSING, GUESS);
        } else if (search.activity() == Activity.GUESSING) {
            hintWanted = true;
        }
    }

    private int known() {
        return switch (search.activity()) {
            case ANALYSING -> search.bestMove();
            case PONDERING -> search.ponderMove();
            case IDLE -> expected;
            default -> Move.NONE;
        };
    }

    /** The guess has come to its end. */
    void guessed(int move) {
        expected = move;
        if (hintWanted && move != Move.NONE) {
            out.line(hintLine(move));
        }
        hintWanted = false;
    }

    /** Whether the client waits for a hint that is being looked for. */
    boolean owesHint() {
        return hintWanted && search.activity() == Activity.GUESSING;
    }

    private static String hintLine(int move) {
        return "Hint: " + CoordinateMove.format(move);
    }
}
