package parachute.rules.notation;

import java.util.List;

/**
 * Moves of a PGN file one after the other: those of a game or of a variation.
 *
 * @param comment the comments before the first move, with a blank between them; empty without any
 * @param moves the moves, each with the variations that might have been played in its place
 */
public record PgnLine(String comment, List<PgnGame.PgnMove> moves) {
    /** Copies the list. */
    public PgnLine {
        moves = List.copyOf(moves);
    }
}
