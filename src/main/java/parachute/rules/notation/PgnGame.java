package parachute.rules.notation;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game as it stands in a PGN file, not yet judged by any rules.
 *
 * @param tags the tags by name, in the order of the file
 * @param moves the moves of the game itself, without variations
 * @param result 1-0, 0-1, 1/2-1/2 or *
 */
public record PgnGame(Map<String, String> tags, List<PgnMove> moves, String result) {
    /** Keeps the list from changing. */
    public PgnGame {
        moves = List.copyOf(moves);
    }

    /** The value of a tag. */
    public Optional<String> tag(String name) {
        return Optional.ofNullable(tags.get(name));
    }

    /**
     * A move and what is said about it.
     *
     * @param san the move as it is written
     * @param comment the comment behind it; empty without one
     */
    public record PgnMove(String san, String comment) {}
}
