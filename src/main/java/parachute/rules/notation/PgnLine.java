package parachute.rules.notation;

import java.util.ArrayList;
import java.util.List;

/**
 * Consecutive moves of a PGN file: those of a game or of a variation.
 *
 * @param comment the comments before the first move, separated by spaces; may be empty
 * @param moves the moves, each with its variations
 */
public record PgnLine(String comment, List<PgnGame.PgnMove> moves) {
    /** Copies the list. */
    public PgnLine {
        moves = List.copyOf(moves);
    }

    /** Returns the line with a comment after those of its last move, or before its moves if it has none. */
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
