package parachute.protocol.cecp;

import parachute.engine.Engine;
import parachute.engine.TimedResult;
import parachute.engine.search.SearchLimits;
import parachute.io.UserException;
import parachute.rules.board.Move;
import parachute.rules.board.Side;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.VariantName;

/**
 * The game on the board and which side the engine plays. Whatever changes the position first ends the search; nothing
 * else does.
 */
final class CecpGame {
    private final Engine engine;
    private final SearchRunner search;
    private final CecpOutput out;
    private final GameBoard board;
    private final CecpTimeControl time = new CecpTimeControl();
    private final EngineRole role = new EngineRole();
    private final ResultPolicy results;
    private final Analysis analysis;
    private final Pondering pondering;

    /** A game on the engine's board: the start position of chess. */
    CecpGame(Engine engine, SearchRunner search, CecpOutput out, CecpOptions options, GameBoard board) {
        this.engine = engine;
        this.search = search;
        this.out = out;
        this.board = board;
        results = new ResultPolicy(options::resign);
        analysis = new Analysis(board, search, time, engine, role);
        pondering = new Pondering(board, search, out, time);
        board.start(VariantName.DEFAULT);
    }

    /** The clock and the limits. */
    CecpTimeControl time() {
        return time;
    }

    /** The expected reply: hints and pondering. */
    Pondering pondering() {
        return pondering;
    }

    /** The root moves that an analysis leaves out, and the search that takes them up. */
    Analysis analysis() {
        return analysis;
    }

    // ---- positions --------------------------------------------------------------------------------------------------

    /** {@code new}: chess from the start, the engine plays Black; analysis goes on. */
    void newGame() {
        time.newGame();
        role.newGame();
        setUp(() -> board.start(VariantName.DEFAULT));
        engine.prepare();
    }

    /** {@code variant}: the start position of a variant. */
    void variant(String name) {
        VariantName variant;
        try {
            variant = VariantName.parse(name);
        } catch (IllegalArgumentException e) {
            throw new UserException("unsupported variant");
        }
        setUp(() -> board.start(variant));
    }

    /** {@code setboard}. */
    void setBoard(String fen) {
        setUp(() -> board.setUp(fen));
    }

    /** {@code edit}: the mode in which a position is put together; no search runs meanwhile. */
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
        results.clear();
        time.newPosition();
        analysis.resume();
    }

    private void forgetPosition() {
        search.abandon();
        analysis.includeAll();
        pondering.forgetReply();
    }

    /** Ends any search, and puts the side on the move that the client has asked for. */
    private void endSearch() {
        search.abandon();
        if (board.isOtherSideRequested()) {
            setUp(board::switchSide);
            search.abandon();
        }
    }

    /** {@code white} and {@code black}: who is to move; the engine plays the other side. */
    void sideToMove(int side) {
        search.abandon();
        board.requestSide(side);
        role.setSide(Side.opposite(side));
    }

    /** {@code undo} one ply, {@code remove} two; nothing at the start of the game. */
    void takeBack(int plies) {
        forgetPosition();
        board.takeBack(plies);
        analysis.resume();
    }

    // ---- moves ------------------------------------------------------------------------------------------------------

    /** A move from the client. */
    void userMove(String text) {
        if (search.activity() == Activity.THINKING) {
            throw new UserException("command not legal now");
        }
        if (board.isOtherSideRequested()) {
            endSearch();
        }
        int move = board.move(text);
        if (move == Move.NONE) {
            out.illegalMove(text);
            if (search.activity() == Activity.IDLE) {
                analysis.resume();
            }
        } else if (role.isPlaying()
                && pondering.hit(move, limitsAt(board.position().ply() + 1))) {
            analysis.includeAll();
            results.claimWithMove(false);
            board.played();
        } else {
            forgetPosition();
            board.play(move);
            if (role.plays(board.position().sideToMove())) {
                answer();
            }
            analysis.resume();
        }
    }

    /** Searches the answer to a move, unless that has ended the game. */
    private void answer() {
        Outcome outcome = ResultPolicy.claimableOutcome(board.position());
        if (outcome.isOver()) {
            out.result(outcome);
        } else {
            think(false);
        }
    }

    /** Searches our move; {@code claim} tells whether it claims the draw that stands on the board. */
    private void think(boolean claim) {
        results.claimWithMove(claim);
        search.start(Activity.THINKING, limitsAt(board.position().ply()));
    }

    private SearchLimits limitsAt(int ply) {
        return time.limits(ply)
                .multiPv(engine.multiPv())
                .rootMoves(analysis.rootMoves())
                .build();
    }

    /** A search has ended by itself. */
    void searchEnded(Event.SearchEnded event) {
        Activity ended = search.activity();
        search.ended(event).ifPresent(end -> {
            switch (ended) {
                case THINKING -> play(end);
                case PREDICTING -> {
                    pondering.predicted(end.result().bestMove());
                    ponder();
                }
                case IDLE, PONDERING, ANALYSING -> {}
            }
        });
    }

    /** Plays the move on the board before it is sent: the opponent may answer faster than our next line is written. */
    private void play(TimedResult end) {
        results.addScore(end.result().score());
        if (results.resigns()) {
            role.force();
            out.line("resign");
            return;
        }
        int move = end.result().bestMove();
        boolean offers = results.offersWithMove(board.position());
        time.moved(end.milliseconds(), board.position().ply());
        forgetPosition();
        board.play(move);
        Outcome outcome = ResultPolicy.claimableOutcome(board.position());
        if (offers || ResultPolicy.needsOffer(outcome)) {
            out.line("offer draw");
        }
        out.line("move " + board.text(move));
        if (outcome.isOver()) {
            out.result(outcome);
        } else {
            pondering.expect(end.result().ponderMove());
            ponder();
        }
    }

    private void ponder() {
        boolean waiting = role.plays(Side.opposite(board.position().sideToMove()));
        if (board.isLegal() && waiting) {
            pondering.start();
        }
    }

    // ---- the engine's side ------------------------------------------------------------------------------------------

    /** {@code force}: the engine plays neither side. */
    void force() {
        search.abandon();
        role.force();
    }

    /** {@code go}: the engine plays the side to move, and moves. */
    void go() {
        if (search.activity() == Activity.THINKING) {
            return;
        }
        endSearch();
        if (!board.isLegal()) {
            throw new UserException("illegal position");
        }
        if (analysis.excludesAll()) {
            throw new UserException("all moves are excluded");
        }
        role.play(board.position().sideToMove());
        Outcome outcome = ResultPolicy.claimableOutcome(board.position());
        if (ResultPolicy.isFinal(outcome)) {
            out.result(outcome);
        } else {
            // Asked to move all the same, as python-chess does: a draw that could be claimed is claimed with the move.
            think(outcome.isOver());
        }
    }

    /** {@code playother}: the engine plays the side that is not to move; it waits, and ponders if it may. */
    void playOther() {
        endSearch();
        role.play(Side.opposite(board.position().sideToMove()));
        ponder();
    }

    /** {@code result}: the game is over, whatever its position; analysis goes on. */
    void result() {
        if (!role.isAnalysing()) {
            force();
        }
    }

    /** {@code draw}: accepted now if we wait for the opponent, otherwise decided on with our next move. */
    void drawOffered() {
        boolean waiting = role.isPlaying() && search.activity() != Activity.THINKING;
        if (waiting && results.accepts(board.position())) {
            out.line("offer draw");
        } else if (!role.isAnalysing()) {
            results.offerReceived();
        }
    }

    /**
     * No command will come any more: only a search that the client waits for goes on, and that only if it ends by itself.
     *
     * @param patient whether even that one may go on
     */
    void finish(boolean patient) {
        pondering.forbid();
        search.resume();
        if (!(patient && engine.endsByItself())) {
            search.moveNow();
        }
        if (search.activity() == Activity.ANALYSING) {
            search.abandon();
        }
    }

    /** {@code analyze}: the engine plays neither side and prints thinking lines until it is told to end. */
    void analyse() {
        endSearch();
        role.analyse();
        analysis.resume();
    }

    /** {@code exit}: ends the analysis. */
    void exitAnalysis() {
        if (role.isAnalysing()) {
            force();
        }
    }
}
