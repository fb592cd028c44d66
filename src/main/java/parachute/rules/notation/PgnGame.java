package parachute.rules.notation;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game of a PGN file, not yet checked against the rules.
 *
 * @param tags the tags by name, in the order of the file
 * @param moves the moves of the game itself, without variations
 * @param result 1-0, 0-1, 1/2-1/2 or *
 */
public record PgnGame(Map<String, String> tags, List<PgnMove> moves, String result) {
    /** Copies the list of moves. */
    public PgnGame {
        moves = List.copyOf(moves);
    }

    /** The value of a tag; empty if the game has no such tag. */
    public Optional<String> tag(String name) {
        return Optional.ofNullable(tags.get(name));
    }

    /**
     * A move and its comment.
     *
     * @param san the move as it is written in the file
     * @param comment the comments behind it, with a blank between them; empty without any
     */
    public record PgnMove(String san, String comment) {}
}
