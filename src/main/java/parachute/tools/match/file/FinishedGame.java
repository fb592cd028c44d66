package parachute.tools.match.file;

import java.time.LocalDate;
import java.util.Optional;
import parachute.rules.notation.PgnGame;
import parachute.tools.match.game.GameRecord;
import parachute.tools.match.result.GameResult;

/**
 * A game that is over, as a match counts, shows and stores it.
 *
 * @param result the game as statistics need it
 * @param pgn the game with its tags and comments
 * @param text the same as it is stored
 * @param fault what the loser did, in words, if the game was not decided on the board
 */
public record FinishedGame(GameResult result, PgnGame pgn, String text, Optional<String> fault) {
    /** A game that has been played on a day. */
    public static FinishedGame of(GameRecord game, LocalDate date) {
        PgnGame pgn = GamePgn.of(game, date);
        Optional<String> fault =
                game.verdict().fault().map(kind -> game.verdict().explanation());
        return new FinishedGame(game.result(), pgn, GamePgn.format(game, pgn), fault);
    }
}
