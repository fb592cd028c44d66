package parachute.rules.notation;

import java.util.ArrayList;
import java.util.List;

/**
 * Moves of a PGN file one after the other: those of a game or of a variation.
 *
 * @param comment the comments before the first move, with a space between them; empty without any
 * @param moves the moves, each with the variations that might have been played in its place
 */
public record PgnLine(String comment, List<PgnGame.PgnMove> moves) {
    /** Copies the list. */
    public PgnLine {
        moves = List.copyOf(moves);
    }

    /** The line with a comment after those of its last move, or before its moves if it has none. */
    PgnLine withComment(String added) {
        if (moves.isEmpty()) {
            return new PgnLine(PgnLineBuilder.joined(comment, added), moves);
        }
        List<PgnGame.PgnMove> commented = new ArrayList<>(moves);
        PgnGame.PgnMove last = commented.removeLast();
        commented.add(last.withComment(PgnLineBuilder.joined(last.comment(), added)));
        return new PgnLine(comment, commented);
    }
}
