package parachute.rules.pgn;

import java.util.Optional;

/**
 * A game of a PGN text. The texts of all entries, joined, are the whole text.
 *
 * @param game the game, as far as it could be read
 * @param number its number in the text, from 1
 * @param line the number of its first line, from 1
 * @param text the game as written, with the white space after it and, for the first game, everything before it
 * @param hasResult whether a result follows its moves; without one it may be cut off
 * @param damage the first part of it that is not PGN, such as {@code line 12: a comment that is not closed}; empty if
 *     nothing was lost in reading
 */
public record PgnEntry(GameTree game, int number, int line, String text, boolean hasResult, Optional<String> damage) {
    /** Returns its place in the text, such as {@code game 3 (line 40)}. */
    public String place() {
        return "game " + number + " (line " + line + ")";
    }
}
