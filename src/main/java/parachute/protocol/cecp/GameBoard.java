package parachute.protocol.cecp;

import java.util.OptionalInt;
import parachute.engine.Engine;
import parachute.rules.board.IllegalPositionException;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.rules.notation.FenException;
import parachute.rules.notation.MoveText;

/**
 * What the client sets up and takes back on the engine's board. No search may be running when the position changes; a
 * position that no game can go on from is refused, and then every move is, until another one comes.
 */
final class GameBoard {
    private final Engine engine;
    private final CecpOutput out;
    private boolean legal = true;
    /** The side that {@code white} or {@code black} puts on the move, which counts only once something is played. */
    private OptionalInt sideWanted = OptionalInt.empty();

    GameBoard(Engine engine, CecpOutput out) {
        this.engine = engine;
        this.out = out;
    }

    /** The position the engine holds: the last legal one. */
    Position position() {
        return engine.position();
    }

    /** Whether the client's last set-up was a legal one, so that the engine holds what the client sees. */
    boolean isLegal() {
        return legal;
    }

    /** The legal move that a text names in the position the client sees, {@link Move#NONE} if it names none. */
    int move(Position seen, String text) {
        return legal ? MoveText.parse(seen, text) : Move.NONE;
    }

    /** The start position of a variant. */
    void start(Variant variant) {
        sideWanted = OptionalInt.empty();
        engine.newGame(variant);
        legal = true;
    }

    /** Sets up a FEN of the variant being played. */
    void setUp(String fen) {
        sideWanted = OptionalInt.empty();
        try {
            accept(Fen.parse(fen, position().variant()));
        } catch (FenException e) {
            refuse(fen, e);
        }
    }

    /** Sets up what was edited. */
    void setUp(EditMode edit) {
        sideWanted = OptionalInt.empty();
        try {
            accept(edit.position());
        } catch (IllegalPositionException e) {
            refuse("edited", e);
        }
    }

    private void accept(Position position) {
        engine.setPosition(position);
        legal = true;
    }

    private void refuse(String position, IllegalArgumentException reason) {
        legal = false;
        out.illegalPosition(position, String.valueOf(reason.getMessage()));
    }

    /** {@code white} or {@code black}: this side is to move, when it comes to that. */
    void wantSide(int side) {
        sideWanted = OptionalInt.of(side);
    }

    /**
     * Whether the other side is to be put on the move first. Clients say {@code white} and {@code black} just to tell
     * whose clock they mean, so only their last word before something happens on the board counts.
     */
    boolean isOtherSideWanted() {
        return legal
                && sideWanted.isPresent()
                && sideWanted.getAsInt() != position().sideToMove();
    }

    /** Plays a legal move, which settles what {@code white} or {@code black} said before. */
    void play(int move) {
        sideWanted = OptionalInt.empty();
        engine.play(move);
    }

    /** Puts the other side on the move. */
    void switchSide() {
        String[] fields = Fen.format(position()).split(" ");
        fields[1] = position().sideToMove() == Side.BLACK ? "w" : "b";
        fields[3] = "-";
        setUp(String.join(" ", fields));
    }

    /** Takes back so many plies; nothing if there are not so many. */
    void takeBack(int plies) {
        if (legal && position().ply() >= plies) {
            sideWanted = OptionalInt.empty();
            for (int i = 0; i < plies; i++) {
                engine.undo();
            }
        }
    }
}
