package parachute.tools.match.setup;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;

/**
 * The opening of a game: a position and moves from it. Moves are preferred to positions, since not every engine can
 * read a position with pieces in hand.
 *
 * @param fen the position before the moves; the start position without one
 * @param moves legal moves in their order
 */
public record Opening(Optional<String> fen, List<Integer> moves) {
    /** The start position without moves. */
    public static final Opening START = new Opening(Optional.empty(), List.of());

    /** Keeps the list from changing. */
    public Opening {
        moves = List.copyOf(moves);
    }

    /** Returns the opening of the moves made from the start position. */
    static Opening of(Position position) {
        return new Opening(
                Optional.empty(),
                IntStream.range(0, position.ply()).mapToObj(position::moveAt).toList());
    }

    /**
     * Parses moves from a position.
     *
     * @param moves separated by single spaces; may be empty
     * @throws IllegalArgumentException if one of them is not legal
     */
    public static Opening parse(Optional<String> fen, String moves, Variant variant) {
        Position first = new Opening(fen, List.of()).firstPosition(variant);
        return new Opening(fen, MoveText.play(first, moves));
    }

    /**
     * Returns the FEN of the position before the moves, with castling rights by the files of the rooks as in Chess960.
     */
    public String shredderFen(Variant variant) {
        return Fen.formatShredder(firstPosition(variant));
    }

    /** Returns a new position before the moves. */
    public Position firstPosition(Variant variant) {
        return fen.map(text -> Fen.parse(text, variant)).orElseGet(() -> Position.start(variant));
    }

    /** Returns a new position after the moves. */
    public Position position(Variant variant) {
        Position position = firstPosition(variant);
        moves.forEach(position::make);
        return position;
    }
}
