package parachute.rules.notation;

import java.util.Optional;

/**
 * A game as it stands in a PGN text. The texts of all entries one after the other are the whole text.
 *
 * @param game what could be read of it
 * @param number its number in the text, from 1
 * @param line the line in which it begins, from 1
 * @param text how it is written, unchanged, with what stands before it in the text if it is the first game, and the
 *     blanks behind it
 * @param hasResult whether a result stands behind its moves; without one it may be cut off
 * @param damage the first part of it that is not PGN, such as {@code line 12: a comment that is not closed}; empty if
 *     nothing of the text is missing in the game
 */
public record PgnEntry(PgnGame game, int number, int line, String text, boolean hasResult, Optional<String> damage) {
    /** Where it stands, such as {@code game 3 (line 40)}. */
    public String place() {
        return "game " + number + " (line " + line + ")";
    }
}
