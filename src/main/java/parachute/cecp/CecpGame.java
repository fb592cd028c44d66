package parachute.cecp;

import java.util.List;
import java.util.OptionalInt;
import parachute.board.IllegalPositionException;
import parachute.board.Move;
import parachute.board.Position;
import parachute.board.Side;
import parachute.board.Variant;
import parachute.engine.Engine;
import parachute.movegen.Outcome;
import parachute.notation.CoordinateMove;
import parachute.notation.Fen;
import parachute.notation.FenException;
import parachute.notation.MoveText;
import parachute.search.SearchLimits;
import parachute.search.SearchResult;

/**
 * The game on the board and whose part the engine plays in it. Whatever changes the position first ends the search;
 * nothing else does.
 */
final class CecpGame {
    private enum Mode {
        /** The engine plays neither side. */
        FORCE,
        /** The engine plays one side. */
        PLAYING,
        /** The engine analyses whatever is on the board. */
        ANALYSING
    }

    private final Engine engine;
    private final SearchRunner search;
    private final CecpOutput out;
    private final CecpOptions options;
    private final TimeControl time = new TimeControl();
    private final RootMoveFilter filter = new RootMoveFilter();
    private final OwnScores scores = new OwnScores();
    private final DrawPolicy drawPolicy = new DrawPolicy(scores);
    private final Pondering pondering;

    private Mode mode = Mode.PLAYING;
    private int engineSide = Side.BLACK;
    /** False after a set-up that no game can go on from; the engine still holds the position before. */
    private boolean legal = true;

    private boolean drawOffered;
    /** Whether the move being thought about is to be made with the claim of a draw that stands on the board. */
    private boolean claimWithMove;
    /** The side that {@code white} or {@code black} puts on the move, which counts only once something is played. */
    private OptionalInt sideWanted = OptionalInt.empty();

    /** A game on the engine's board: the start position of chess. */
    CecpGame(Engine engine, SearchRunner search, CecpOutput out, CecpOptions options) {
        this.engine = engine;
        this.search = search;
        this.out = out;
        this.options = options;
        this.pondering = new Pondering(engine, search, out, time);
        engine.newGame(Variant.CHESS);
    }

    /** The clock and the limits. */
    TimeControl time() {
        return time;
    }

    /** The expected reply: hints, and thinking in the opponent's time. */
    Pondering pondering() {
        return pondering;
    }

    /** Plies played since the set-up, as the client counts them. */
    int ply() {
        return search.position().ply();
    }

    // ---- positions --------------------------------------------------------------------------------------------------

    /** {@code new}: chess from the start, the engine plays Black; analysis goes on. */
    void newGame() {
        changePosition();
        startOf(Variant.CHESS);
        time.newGame();
        if (mode != Mode.ANALYSING) {
            mode = Mode.PLAYING;
        }
        engineSide = Side.BLACK;
        resumeAnalysis();
    }

    /** {@code variant}: the start position of a variant. */
    void variant(String name) {
        Variant variant;
        try {
            variant = Variant.parse(name);
        } catch (IllegalArgumentException e) {
            throw new CommandException("unsupported variant");
        }
        changePosition();
        startOf(variant);
        time.newPosition();
        resumeAnalysis();
    }

    private void startOf(Variant variant) {
        engine.newGame(variant);
        forgetGame();
    }

    /** {@code setboard}. */
    void setBoard(String fen) {
        changePosition();
        try {
            setUp(Fen.parse(fen, engine.position().variant()));
        } catch (FenException e) {
            refuse(fen, e);
        }
        resumeAnalysis();
    }

    /** {@code edit}: the mode to collect a position in; the search stands still meanwhile. */
    EditMode edit() {
        search.abandon();
        settleSide();
        return new EditMode(engine.position());
    }

    /** The closing dot of {@code edit}. */
    void endEdit(EditMode edit) {
        changePosition();
        try {
            setUp(edit.position());
        } catch (IllegalPositionException e) {
            refuse("edited", e);
        }
        resumeAnalysis();
    }

    private void setUp(Position position) {
        engine.setPosition(position);
        forgetGame();
        time.newPosition();
    }

    private void forgetGame() {
        legal = true;
        drawOffered = false;
        scores.clear();
        drawPolicy.clear();
    }

    private void refuse(String position, IllegalArgumentException reason) {
        legal = false;
        out.illegalPosition(position, String.valueOf(reason.getMessage()));
    }

    /** {@code white} and {@code black}: who is to move; the engine plays the other side. */
    void sideToMove(int side) {
        search.abandon();
        sideWanted = OptionalInt.of(side);
        engineSide = Side.opposite(side);
    }

    /**
     * Clients say {@code white} and {@code black} just to tell whose clock they mean, so the position changes only if
     * the last word differs from the board when something is to happen on it.
     */
    private void settleSide() {
        int side = sideWanted.orElse(engine.position().sideToMove());
        sideWanted = OptionalInt.empty();
        if (!legal || side == engine.position().sideToMove()) {
            return;
        }
        search.abandon();
        String[] fields = Fen.format(engine.position()).split(" ");
        fields[1] = side == Side.WHITE ? "w" : "b";
        fields[3] = "-";
        setBoard(String.join(" ", fields));
    }

    private void changePosition() {
        search.abandon();
        filter.clear();
        pondering.forgetReply();
        claimWithMove = false;
        sideWanted = OptionalInt.empty();
    }

    // ---- moves ------------------------------------------------------------------------------------------------------

    /** Whether the text of a line is a legal move, so that it needs no {@code usermove} before it. */
    boolean isMove(String text) {
        return legal && MoveText.parse(search.position(), text) != Move.NONE;
    }

    /** A move from the client. */
    void userMove(String text) {
        if (search.activity() == Activity.THINKING) {
            throw new CommandException("command not legal now");
        }
        settleSide();
        int move = legal ? MoveText.parse(search.position(), text) : Move.NONE;
        if (move == Move.NONE) {
            out.illegalMove(text);
            return;
        }
        if (mode == Mode.PLAYING && pondering.isHit(move)) {
            answerReplyPonderedOn();
            return;
        }
        changePosition();
        engine.play(move);
        if (mode == Mode.PLAYING && engine.position().sideToMove() == engineSide) {
            answer();
        }
        resumeAnalysis();
    }

    private void answerReplyPonderedOn() {
        filter.clear();
        if (pondering.hit(limits().build())) {
            return;
        }
        changePosition();
        answer();
    }

    /** Thinks about the answer to a move, unless that has ended the game. */
    private void answer() {
        Outcome outcome = ResultClaim.of(engine.position(), engine.outcome());
        if (outcome.isOver()) {
            out.result(outcome);
        } else {
            think();
        }
    }

    private void think() {
        search.start(Activity.THINKING, limits().build());
    }

    private SearchLimits.Builder limits() {
        return time.limits(engine.position().ply()).multiPv(options.multiPv()).rootMoves(rootMoves());
    }

    private List<Integer> rootMoves() {
        return filter.isEmpty() ? List.of() : filter.allowed(engine.position());
    }

    /** {@code undo}: one ply back; nothing at the start of the game. */
    void undo() {
        changePosition();
        if (legal) {
            engine.undo();
        }
        resumeAnalysis();
    }

    /** {@code remove}: two plies back; nothing if there are not so many. */
    void remove() {
        changePosition();
        if (legal && engine.position().ply() >= 2) {
            engine.undo();
            engine.undo();
        }
        resumeAnalysis();
    }

    // ---- whose part the engine plays
    // ----------------------------------------------------------------------------------

    /** {@code force}: neither side's. */
    void force() {
        search.abandon();
        mode = Mode.FORCE;
    }

    /** {@code go}: the side's to move; it thinks and moves. */
    void go() {
        if (search.activity() == Activity.THINKING) {
            return;
        }
        search.abandon();
        settleSide();
        if (!legal) {
            throw new CommandException("illegal position");
        }
        mode = Mode.PLAYING;
        engineSide = engine.position().sideToMove();
        Outcome outcome = ResultClaim.of(engine.position(), engine.outcome());
        if (ResultClaim.isFinal(outcome)) {
            out.result(outcome);
            return;
        }
        claimWithMove = outcome.isOver();
        think();
    }

    /** {@code playother}: the side's that is not to move; it waits, and thinks if it may. */
    void playOther() {
        search.abandon();
        settleSide();
        mode = Mode.PLAYING;
        engineSide = Side.opposite(engine.position().sideToMove());
        ponder();
    }

    private void ponder() {
        boolean waiting = mode == Mode.PLAYING && engine.position().sideToMove() != engineSide;
        if (legal && waiting) {
            pondering.start();
        }
    }

    /** {@code analyze}: nobody's; it only says what it thinks, without end. */
    void analyse() {
        search.abandon();
        settleSide();
        mode = Mode.ANALYSING;
        resumeAnalysis();
    }

    /** Whether it analyses, even if there is nothing to analyse on the board. */
    boolean isAnalysing() {
        return mode == Mode.ANALYSING;
    }

    /** {@code exit}: no analysis any more. */
    void exitAnalysis() {
        if (mode == Mode.ANALYSING) {
            force();
        }
    }

    /** Starts the analysis of the position on the board, if that is what we are here for and there is a move. */
    private void resumeAnalysis() {
        if (mode != Mode.ANALYSING || !legal) {
            return;
        }
        search.abandon();
        if (!filter.allowed(engine.position()).isEmpty()) {
            search.start(
                    Activity.ANALYSING,
                    SearchLimits.builder()
                            .infinite(true)
                            .depth(time.depth())
                            .multiPv(options.multiPv())
                            .rootMoves(rootMoves())
                            .build());
        }
    }

    /** Something has changed that an analysis should take up at once. */
    void settingsChanged() {
        resumeAnalysis();
    }

    /** {@code exclude}. */
    void exclude(String move) {
        filter.exclude(search.position(), move);
        settingsChanged();
    }

    /** {@code include}. */
    void include(String move) {
        filter.include(search.position(), move);
        settingsChanged();
    }

    /** {@code result}: the game is over, whatever we think of it; analysis goes on. */
    void result() {
        if (mode != Mode.ANALYSING) {
            force();
        }
    }

    /** {@code draw}: accepted now if we only wait, otherwise thought about together with the next move. */
    void drawOffered() {
        if (mode == Mode.ANALYSING) {
            return;
        }
        boolean waiting = mode == Mode.PLAYING && search.activity() != Activity.THINKING;
        if (waiting && drawPolicy.accepts(search.position())) {
            out.line("offer draw");
        } else {
            drawOffered = true;
        }
    }

    /** {@code hint}. */
    void hint() {
        if (legal && engine.outcome() == Outcome.ONGOING) {
            pondering.hint();
        }
    }

    // ---- the end of a search
    // --------------------------------------------------------------------------------------------

    /** A search has ended by itself. */
    void searchEnded(Event.SearchEnded end) {
        Activity ended = search.activity();
        search.ended(end).ifPresent(result -> {
            if (ended == Activity.THINKING) {
                play(result);
            } else if (ended == Activity.GUESSING) {
                pondering.guessed(result.bestMove());
                ponder();
            }
        });
    }

    /** Makes the move and leaves the thinking state first: the answer may come faster than our next line. */
    private void play(SearchResult result) {
        int move = result.bestMove();
        Position position = engine.position();
        scores.add(result.score());
        if (options.resign() && ResignPolicy.resigns(scores)) {
            mode = Mode.FORCE;
            out.line("resign");
            return;
        }
        boolean agrees = claimWithMove || drawOffered && drawPolicy.accepts(position) || drawPolicy.offers(position);
        time.moved(search.elapsedMilliseconds(), position.ply());
        changePosition();
        drawOffered = false;
        engine.play(move);
        Outcome outcome = ResultClaim.of(engine.position(), engine.outcome());
        if (agrees || outcome.isOver() && !isMateOrStalemate(outcome)) {
            out.line("offer draw");
        }
        out.line("move " + CoordinateMove.format(move));
        if (outcome.isOver()) {
            out.result(outcome);
            return;
        }
        pondering.expect(result.ponderMove());
        ponder();
    }

    private static boolean isMateOrStalemate(Outcome outcome) {
        return outcome == Outcome.WHITE_MATES || outcome == Outcome.BLACK_MATES || outcome == Outcome.STALEMATE;
    }
}
