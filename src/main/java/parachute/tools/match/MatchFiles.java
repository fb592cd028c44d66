package parachute.tools.match;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The files that a match writes.
 *
 * @param pgn takes each game, from which the match can be resumed
 * @param positions takes the last position of each game in EPD, with the counters of a FEN as operations, the result
 *     and the round
 * @param jsonLines takes each game as an object of JSON: its number and round, who played, who won and why, its moves
 * @param live takes the games that are being played on this machine, for programs that show them, and is deleted at the
 *     end
 */
public record MatchFiles(Optional<Path> pgn, Optional<Path> positions, Optional<Path> jsonLines, Optional<Path> live) {
    /** Returns at most the file of the games. */
    public static MatchFiles of(Optional<Path> pgn) {
        return new MatchFiles(pgn, Optional.empty(), Optional.empty(), Optional.empty());
    }
}
