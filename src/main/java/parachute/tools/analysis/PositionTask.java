package parachute.tools.analysis;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;
import parachute.tools.work.WorkJson;
import parachute.tools.work.WorkJsonException;

/**
 * The position at the end of a game, to be searched with the moves of the game as its history.
 *
 * @param first the first position of the game; not to be changed
 * @param moves the moves of the game
 * @param assessment what the search finds out
 */
record PositionTask(Position first, List<Integer> moves, CompletableFuture<Assessment> assessment) {
    /** Creates a task that has not been searched yet. */
    PositionTask(Position first, List<Integer> moves) {
        this(first, List.copyOf(moves), new CompletableFuture<>());
    }

    /** Returns a new position with its history. */
    Position position() {
        Position position = first.copy();
        moves.forEach(position::play);
        return position;
    }

    /**
     * The game as machines exchange it.
     *
     * @param variant its name in UCI
     * @param fen its first position
     * @param moves its moves, in coordinates
     */
    private record Text(String variant, String fen, String moves) {}

    /** Returns the game for another machine, as JSON. */
    String text() {
        List<String> words =
                moves.stream().map(CoordinateMove.notation(first, false)::apply).toList();
        return WorkJson.write(new Text(first.variant().uciName(), Fen.format(first), String.join(" ", words)));
    }

    /**
     * Parses the game from another machine.
     *
     * @throws WorkJsonException if it is not a game, or not legal
     */
    static PositionTask parse(String json) {
        Text text = WorkJson.read(json, Text.class);
        try {
            Position first = Fen.parse(text.fen, Variant.parse(text.variant));
            return new PositionTask(first, MoveText.playInGame(first.copy(), text.moves));
        } catch (IllegalArgumentException e) {
            throw new WorkJsonException(String.valueOf(e.getMessage()));
        }
    }
}
