package parachute.tools.analysis;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;
import parachute.tools.work.TextRecord;
import parachute.tools.work.TextRecordException;

/**
 * The position at the end of a game, to be searched with the moves of the game as its history.
 *
 * @param first the first position of the game; not to be changed
 * @param moves the moves of the game
 * @param assessment what the search finds out
 */
record PositionTask(Position first, List<Integer> moves, CompletableFuture<Assessment> assessment) {
    /** A position that has not been searched yet. */
    PositionTask(Position first, List<Integer> moves) {
        this(first, List.copyOf(moves), new CompletableFuture<>());
    }

    /** A new position with its history. */
    Position position() {
        Position position = first.copy();
        moves.forEach(position::make);
        return position;
    }

    /** The game for another machine. */
    TextRecord format() {
        List<String> words =
                moves.stream().map(CoordinateMove.notation(first, false)::apply).toList();
        return new TextRecord()
                .with("variant", first.variant().uciName())
                .with("fen", Fen.format(first))
                .with("moves", String.join(" ", words));
    }

    /**
     * The game from another machine.
     *
     * @throws TextRecordException if it is none, or not legal
     */
    static PositionTask parse(TextRecord text) {
        try {
            Position first = Fen.parse(text.get("fen"), Variant.parse(text.get("variant")));
            return new PositionTask(first, MoveText.play(first.copy(), text.get("moves")));
        } catch (IllegalArgumentException e) {
            throw new TextRecordException(String.valueOf(e.getMessage()));
        }
    }
}
