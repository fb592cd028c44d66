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
 * The game on the board and the side that the engine plays. Everything that changes the position first ends the search;
 * nothing else does.
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

    /** Creates a game on the engine's board: the start position of chess. */
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

    CecpTimeControl time() {
        return time;
    }

    Pondering pondering() {
        return pondering;
    }

    Analysis analysis() {
        return analysis;
    }

    // ---- positions --------------------------------------------------------------------------------------------------

    /** Starts a game of chess in which the engine plays Black ({@code new}); analysis continues. */
    void newGame() {
        time.newGame();
        role.newGame();
        setUp(() -> board.start(VariantName.DEFAULT));
        engine.prepare();
    }

    /** Sets up the start position of a variant ({@code variant}). */
    void variant(String name) {
        VariantName variant;
        try {
            variant = VariantName.parse(name);
        } catch (IllegalArgumentException e) {
            throw new UserException("unsupported variant");
        }
        setUp(() -> board.start(variant));
    }

    /** Sets up a position ({@code setboard}). */
    void setBoard(String fen) {
        setUp(() -> board.setUp(fen));
    }

    /** Ends any search and returns the mode in which a position is edited ({@code edit}). */
    EditMode edit() {
        endSearch();
        return new EditMode(board.position());
    }

    /** Sets up the edited position (the closing dot of {@code edit}). */
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

    /** Ends any search, and gives the move to the side that the client has requested. */
    private void endSearch() {
        search.abandon();
        if (board.isOtherSideRequested()) {
            setUp(board::switchSide);
            search.abandon();
        }
    }

    /** Requests a side to move; the engine plays the other side ({@code white}, {@code black}). */
    void sideToMove(int side) {
        search.abandon();
        board.requestSide(side);
        role.setSide(Side.opposite(side));
    }

    /** Takes back one ply ({@code undo}) or two ({@code remove}); does nothing at the start of the game. */
    void takeBack(int plies) {
        forgetPosition();
        board.takeBack(plies);
        analysis.resume();
    }

    // ---- moves ------------------------------------------------------------------------------------------------------

    /** Plays a move of the client. */
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
                reply();
            }
            analysis.resume();
        }
    }

    /** Replies to a move, unless it has ended the game. */
    private void reply() {
        Outcome outcome = ResultPolicy.claimableOutcome(board.position());
        if (outcome.isOver()) {
            out.result(outcome);
        } else {
            think(false);
        }
    }

    /** Searches our move; {@code claim} says whether it claims the draw on the board. */
    private void think(boolean claim) {
        results.claimWithMove(claim);
        search.start(Activity.THINKING, limitsAt(board.position().ply()));
    }

    private SearchLimits limitsAt(int ply) {
        return time.limits(ply).withMultiPv(engine.multiPv()).withRootMoves(analysis.rootMoves());
    }

    /** Handles a search that has ended by itself. */
    void searchEnded(CecpEvent.SearchEnded event) {
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

    /** Plays the move on the board before sending it: the opponent may reply before our next line is written. */
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

    /** Makes the engine play neither side ({@code force}). */
    void force() {
        search.abandon();
        role.force();
    }

    /** Makes the engine play the side to move, and move ({@code go}). */
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
            // The client may ask for a move all the same, as python-chess does: a draw that could be claimed is claimed
            // with the move.
            think(outcome.isOver());
        }
    }

    /** Makes the engine play the side that is not to move ({@code playother}): it waits, and ponders if allowed. */
    void playOther() {
        endSearch();
        role.play(Side.opposite(board.position().sideToMove()));
        ponder();
    }

    /** Ends the game, whatever its position ({@code result}); analysis continues. */
    void result() {
        if (!role.isAnalysing()) {
            force();
        }
    }

    /** Handles a draw offer ({@code draw}): now if we wait for the opponent, otherwise with our next move. */
    void drawOffered() {
        boolean waiting = role.isPlaying() && search.activity() != Activity.THINKING;
        if (waiting && results.accepts(board.position())) {
            out.line("offer draw");
        } else if (!role.isAnalysing()) {
            results.offerReceived();
        }
    }

    /**
     * Handles the end of the input: only a search that the client waits for and that ends by itself continues.
     *
     * @param awaitSearch whether even that one may continue
     */
    void finish(boolean awaitSearch) {
        pondering.forbid();
        search.resume();
        if (!(awaitSearch && engine.endsByItself())) {
            search.moveNow();
        }
        if (search.activity() == Activity.ANALYSING) {
            search.abandon();
        }
    }

    /** Makes the engine play neither side and print thinking lines until told to stop ({@code analyze}). */
    void analyse() {
        endSearch();
        role.analyse();
        analysis.resume();
    }

    /** Ends the analysis ({@code exit}). */
    void exitAnalysis() {
        if (role.isAnalysing()) {
            force();
        }
    }
}
