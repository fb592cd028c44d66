package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Random;
import java.util.stream.IntStream;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;

/** The client's own board, which follows the moves of a game and judges those of the engine. */
final class TrackedBoard {
    private final Position position;

    private TrackedBoard(Position position) {
        this.position = position;
    }

    /** The start of a game of chess after some moves. */
    static TrackedBoard chess(String... moves) {
        return new TrackedBoard(Position.start(Variant.CHESS)).after(moves);
    }

    /** The start of a game of crazyhouse after some moves. */
    static TrackedBoard crazyhouse(String... moves) {
        return new TrackedBoard(Position.start(Variant.CRAZYHOUSE)).after(moves);
    }

    static TrackedBoard chessFen(String fen) {
        return new TrackedBoard(Fen.parse(fen, Variant.CHESS));
    }

    static TrackedBoard crazyhouseFen(String fen) {
        return new TrackedBoard(Fen.parse(fen, Variant.CRAZYHOUSE));
    }

    /** A board of its own with the position after some more moves. */
    TrackedBoard after(String... moves) {
        TrackedBoard board = new TrackedBoard(position.copy());
        for (String move : moves) {
            board.play(move);
        }
        return board;
    }

    /** Plays a move, in coordinates or algebraic notation, and fails if it is not legal. */
    void play(String move) {
        position.make(legal(move));
    }

    /** Fails if a move is not legal. */
    void assertLegal(String move) {
        legal(move);
    }

    private int legal(String text) {
        int move = MoveText.parse(position, text);
        assertNotEquals(Move.NONE, move, () -> "illegal: " + text + " in " + fen());
        return move;
    }

    /** A legal move in coordinates, as the protocol writes it, whatever notation it comes in. */
    String inCoordinates(String move) {
        return CoordinateMove.format(legal(move));
    }

    /** A legal move by chance, in coordinates. */
    String randomMove(Random random) {
        MoveList moves = LegalMoves.of(position);
        return CoordinateMove.format(moves.get(random.nextInt(moves.size())));
    }

    /** A legal drop by chance, in coordinates; any other move if there is none. */
    String randomDrop(Random random) {
        MoveList moves = LegalMoves.of(position);
        int[] drops = IntStream.range(0, moves.size())
                .map(moves::get)
                .filter(Move::isDrop)
                .toArray();
        return drops.length == 0 ? randomMove(random) : CoordinateMove.format(drops[random.nextInt(drops.length)]);
    }

    boolean isOver() {
        return Outcome.of(position).isOver();
    }

    boolean isMate() {
        Outcome outcome = Outcome.of(position);
        return outcome == Outcome.WHITE_MATES || outcome == Outcome.BLACK_MATES;
    }

    Variant variant() {
        return position.variant();
    }

    String fen() {
        return Fen.format(position);
    }
}
