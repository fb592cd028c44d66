package parachute.protocol.cecp;

import java.util.List;
import parachute.engine.Engine;
import parachute.engine.eval.classical.EvaluationReport;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchResult;
import parachute.rules.board.Move;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.CoordinateMove;

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
    private final GameBoard board;
    private final CecpTimeControl time = new CecpTimeControl();
    private final Negotiation negotiation;
    private final Analysis analysis;
    private final Pondering pondering;

    private Mode mode = Mode.PLAYING;
    private int engineSide = Side.BLACK;

    /** A game on the engine's board: the start position of chess. */
    CecpGame(Engine engine, SearchRunner search, CecpOutput out, CecpOptions options) {
        this.engine = engine;
        this.search = search;
        this.out = out;
        this.options = options;
        board = new GameBoard(engine, out);
        negotiation = new Negotiation(options);
        analysis = new Analysis(search, time, options);
        pondering = new Pondering(engine, search, out, time);
        board.start(Variant.CHESS);
    }

    /** The clock and the limits. */
    CecpTimeControl time() {
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

    /** Whether it analyses, even if there is nothing to analyse on the board. */
    boolean isAnalysing() {
        return mode == Mode.ANALYSING;
    }

    /** Whether the text of a line is a legal move, so that it needs no {@code usermove} before it. */
    boolean isMove(String text) {
        return board.move(search.position(), text) != Move.NONE;
    }

    // ---- positions --------------------------------------------------------------------------------------------------

    /** {@code new}: chess from the start, the engine plays Black; analysis goes on. */
    void newGame() {
        time.newGame();
        engineSide = Side.BLACK;
        if (mode != Mode.ANALYSING) {
            mode = Mode.PLAYING;
        }
        setUp(() -> board.start(Variant.CHESS));
        engine.prepare();
    }

    /** {@code variant}: the start position of a variant. */
    void variant(String name) {
        Variant variant;
        try {
            variant = Variant.parse(name);
        } catch (IllegalArgumentException e) {
            throw new CommandException("unsupported variant");
        }
        setUp(() -> board.start(variant));
    }

    /** {@code setboard}. */
    void setBoard(String fen) {
        setUp(() -> board.setUp(fen));
    }

    /** {@code edit}: the mode to collect a position in; the search stands still meanwhile. */
    EditMode edit() {
        endSearch();
        return new EditMode(board.position());
    }

    /** The closing dot of {@code edit}. */
    void endEdit(EditMode edit) {
        setUp(() -> board.setUp(edit));
    }

    private void setUp(Runnable setting) {
        forgetPosition();
        setting.run();
        negotiation.clear();
        time.newPosition();
        resumeAnalysis();
    }

    private void forgetPosition() {
        search.abandon();
        analysis.includeAll();
        pondering.forgetReply();
    }

    /** Ends any search, and sees to it that the side that the client has put on the move is. */
    private void endSearch() {
        search.abandon();
        if (board.isOtherSideWanted()) {
            setUp(board::switchSide);
            search.abandon();
        }
    }

    /** {@code white} and {@code black}: who is to move; the engine plays the other side. */
    void sideToMove(int side) {
        search.abandon();
        board.wantSide(side);
        engineSide = Side.opposite(side);
    }

    /** {@code undo} one ply, {@code remove} two; nothing at the start of the game. */
    void takeBack(int plies) {
        forgetPosition();
        board.takeBack(plies);
        resumeAnalysis();
    }

    // ---- moves ------------------------------------------------------------------------------------------------------

    /** A move from the client. */
    void userMove(String text) {
        if (search.activity() == Activity.THINKING) {
            throw new CommandException("command not legal now");
        }
        if (board.isOtherSideWanted()) {
            endSearch();
        }
        int move = board.move(search.position(), text);
        if (move == Move.NONE) {
            out.illegalMove(text);
            resumeAnalysisIfIdle();
        } else if (mode == Mode.PLAYING && pondering.isHit(move)) {
            answerReplyPonderedOn();
        } else {
            forgetPosition();
            board.play(move);
            if (mode == Mode.PLAYING && board.position().sideToMove() == engineSide) {
                answer();
            }
            resumeAnalysis();
        }
    }

    private void answerReplyPonderedOn() {
        analysis.includeAll();
        if (!pondering.hit(limits())) {
            forgetPosition();
            answer();
        }
    }

    /** Thinks about the answer to a move, unless that has ended the game. */
    private void answer() {
        Outcome outcome = claimableOutcome();
        if (outcome.isOver()) {
            out.result(outcome);
        } else {
            negotiation.claimWithMove(false);
            search.start(Activity.THINKING, limits());
        }
    }

    private Outcome claimableOutcome() {
        return ResultClaim.of(board.position(), engine.outcome());
    }

    private SearchLimits limits() {
        return time.limits(board.position().ply())
                .multiPv(options.multiPv())
                .rootMoves(analysis.rootMoves())
                .build();
    }

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
        negotiation.scored(result.score());
        if (negotiation.resigns()) {
            mode = Mode.FORCE;
            out.line("resign");
            return;
        }
        boolean offers = negotiation.offersWithMove(board.position());
        time.moved(search.elapsedMilliseconds(), board.position().ply());
        forgetPosition();
        board.play(result.bestMove());
        Outcome outcome = claimableOutcome();
        if (offers || ResultClaim.needsOffer(outcome)) {
            out.line("offer draw");
        }
        out.line("move " + CoordinateMove.format(result.bestMove()));
        if (outcome.isOver()) {
            out.result(outcome);
        } else {
            pondering.expect(result.ponderMove());
            ponder();
        }
    }

    private void ponder() {
        boolean waiting = mode == Mode.PLAYING && board.position().sideToMove() != engineSide;
        if (board.isLegal() && waiting) {
            pondering.start();
        }
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
        endSearch();
        if (!board.isLegal()) {
            throw new CommandException("illegal position");
        }
        mode = Mode.PLAYING;
        engineSide = board.position().sideToMove();
        Outcome outcome = claimableOutcome();
        if (ResultClaim.isFinal(outcome)) {
            out.result(outcome);
        } else {
            // Asked to move all the same, as python-chess does: a draw that could be claimed is claimed with the move.
            negotiation.claimWithMove(outcome.isOver());
            search.start(Activity.THINKING, limits());
        }
    }

    /** {@code playother}: the side's that is not to move; it waits, and thinks if it may. */
    void playOther() {
        endSearch();
        mode = Mode.PLAYING;
        engineSide = Side.opposite(board.position().sideToMove());
        ponder();
    }

    /** {@code result}: the game is over, whatever we think of it; analysis goes on. */
    void result() {
        if (mode != Mode.ANALYSING) {
            force();
        }
    }

    /** {@code draw}: accepted now if we only wait, otherwise thought about together with the next move. */
    void drawOffered() {
        boolean waiting = mode == Mode.PLAYING && search.activity() != Activity.THINKING;
        if (waiting && negotiation.accepts(search.position())) {
            out.line("offer draw");
        } else if (mode != Mode.ANALYSING) {
            negotiation.offerReceived();
        }
    }

    /** The option {@code Eval}: the terms as comments, for the debug log, and the sum as a message to the user. */
    void showEvaluation() {
        if (!board.isLegal()) {
            throw new CommandException("illegal position");
        }
        List<String> lines = EvaluationReport.lines(search.position());
        lines.forEach(out::comment);
        out.line("telluser " + lines.get(lines.size() - 1));
    }

    /** {@code hint}. */
    void hint() {
        if (board.isLegal() && !ResultClaim.isFinal(engine.outcome())) {
            pondering.hint();
        }
    }

    // ---- analysis
    // -----------------------------------------------------------------------------------------------------

    /** {@code analyze}: nobody's; it only says what it thinks, without end. */
    void analyse() {
        endSearch();
        mode = Mode.ANALYSING;
        resumeAnalysis();
    }

    /** {@code exit}: no analysis any more. */
    void exitAnalysis() {
        if (mode == Mode.ANALYSING) {
            force();
        }
    }

    /** {@code exclude}. */
    void exclude(String move) {
        analysis.exclude(move);
        resumeAnalysis();
    }

    /** {@code include}. */
    void include(String move) {
        analysis.include(move);
        resumeAnalysis();
    }

    /** Something has changed that an analysis should take up at once. */
    void resumeAnalysis() {
        if (mode == Mode.ANALYSING && board.isLegal()) {
            analysis.restart();
        }
    }

    private void resumeAnalysisIfIdle() {
        if (search.activity() == Activity.IDLE) {
            resumeAnalysis();
        }
    }
}
