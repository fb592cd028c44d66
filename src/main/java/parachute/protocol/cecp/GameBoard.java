package parachute.protocol.cecp;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parachute.engine.Engine;
import parachute.engine.book.BookTable;
import parachute.engine.book.OpeningBook;
import parachute.io.UserException;
import parachute.rules.board.IllegalPositionException;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.PositionBuilder;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.notation.BoardDiagram;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.notation.FenException;
import parachute.rules.notation.MoveText;
import parachute.rules.notation.San;
import parachute.rules.notation.VariantChoice;
import parachute.rules.notation.VariantName;

/**
 * The positions that the client sets up and the moves that it takes back, on the engine's board. An illegal position is
 * refused, and so is every move until another position is set up.
 */
final class GameBoard {
    private static final Logger LOG = LoggerFactory.getLogger(GameBoard.class);

    private final Engine engine;
    private final CecpOutput out;
    private boolean legal = true;
    private VariantName game = VariantName.DEFAULT;
    /** The side to move by {@code white} or {@code black}, which only takes effect at the next move. */
    private OptionalInt requestedSide = OptionalInt.empty();

    GameBoard(Engine engine, CecpOutput out) {
        this.engine = engine;
        this.out = out;
    }

    /** Returns the position of the game: the last legal one. */
    Position position() {
        return engine.position();
    }

    /** Returns whether the last position from the client was legal, so that the engine's position is the client's. */
    boolean isLegal() {
        return legal;
    }

    /**
     * Writes the evaluation (option {@code Eval}): its parts as comments, for the debug log, and the sum as a message
     * to the user.
     */
    void showEvaluation() {
        if (!legal) {
            throw new UserException("illegal position");
        }
        List<String> lines = engine.evaluation().report(position());
        lines.forEach(out::comment);
        out.line("telluser " + lines.get(lines.size() - 1));
    }

    /** Writes the moves of the opening book ({@code bk}), followed by an empty line, which XBoard expects. */
    void showBook() {
        Optional<OpeningBook> book = engine.book().of(position().variant());
        List<String> lines = book.map(known -> BookTable.lines(known, position()))
                .orElse(List.of("The opening book is off: the option OwnBook turns it on."));
        out.lines(Stream.concat(lines.stream().map(line -> '\t' + line), Stream.of(""))
                .toList());
    }

    /** Returns whether the opening book has a move for a position. */
    boolean isInBook(Position position) {
        return engine.book().choose(position) != Move.NONE;
    }

    /** Returns the legal move that a text names, {@link Move#NONE} if there is none. */
    int move(String text) {
        return legal ? MoveText.parse(position(), text) : Move.NONE;
    }

    /** Returns the text of a legal move: in coordinates, but castling by name in Chess960, as XBoard writes it. */
    String text(int move) {
        boolean byName = game.chess960() || !position().castlingSquares().isStandard();
        return byName && Move.isCastling(move) ? San.castling(move) : CoordinateMove.format(move);
    }

    /** Sets up the start position of a variant; in Chess960 the client sets up another one later. */
    void start(VariantName variant) {
        requestedSide = OptionalInt.empty();
        engine.newGame(variant.variant());
        game = variant;
        legal = true;
    }

    /** Sets up a FEN of the variant being played. */
    void setUp(String fen) {
        try {
            accept(Fen.parse(fen, gameOf(fen), out::comment));
        } catch (FenException e) {
            refuse(fen, e);
        }
    }

    /**
     * Returns the variant of a FEN: if XBoard has only one name with and without the 960 start positions, the castling
     * rights decide.
     */
    private VariantName gameOf(String fen) {
        boolean sharesName = new VariantName(game.variant(), true).xboard().equals(game.xboard());
        return sharesName ? new VariantChoice(Optional.of(game)).ofPosition(fen) : game;
    }

    /** Sets up the edited position. */
    void setUp(EditMode edit) {
        try {
            accept(edit.position());
        } catch (IllegalPositionException e) {
            refuse("edited", e);
        }
    }

    private void accept(Position position) {
        requestedSide = OptionalInt.empty();
        engine.setPosition(position);
        legal = true;
        log();
    }

    /** Logs the board, for following a game. */
    private void log() {
        if (LOG.isDebugEnabled()) {
            LOG.debug("the board: {}", BoardDiagram.drawWithCheck(position(), game.chess960()));
        }
    }

    private void refuse(String position, IllegalArgumentException reason) {
        requestedSide = OptionalInt.empty();
        legal = false;
        out.illegalPosition(position, String.valueOf(reason.getMessage()));
    }

    /** Requests a side to move from the next move on ({@code white}, {@code black}). */
    void requestSide(int side) {
        requestedSide = OptionalInt.of(side);
    }

    /**
     * Returns whether the other side was requested to move. Clients also send {@code white} and {@code black} just to
     * say whose clock they mean, so only the last request before a move counts.
     */
    boolean isOtherSideRequested() {
        return legal
                && requestedSide.isPresent()
                && requestedSide.getAsInt() != position().sideToMove();
    }

    /** Gives the move to the other side. */
    void switchSide() {
        int side = Side.opposite(position().sideToMove());
        try {
            accept(new PositionBuilder(position())
                    .sideToMove(side)
                    .enPassantSquare(Square.NONE)
                    .build());
        } catch (IllegalPositionException e) {
            refuse(Fen.format(position()) + " with " + Side.name(side) + " to move", e);
        }
    }

    /** Plays a legal move. */
    void play(int move) {
        engine.play(move);
        played();
    }

    /** Discards earlier requests by {@code white} or {@code black} after a move. */
    void played() {
        requestedSide = OptionalInt.empty();
        log();
    }

    /** Takes back a number of plies; does nothing if the game is shorter. */
    void takeBack(int plies) {
        if (legal && position().ply() >= plies) {
            requestedSide = OptionalInt.empty();
            for (int i = 0; i < plies; i++) {
                engine.undo();
            }
            log();
        }
    }
}
