package parachute.tools.match.game;

import java.time.LocalDate;
import parachute.rules.notation.PgnGame;

/**
 * A game that is over, as a match counts, shows and stores it.
 *
 * @param result the game as statistics need it
 * @param pgn the game with its tags and comments
 * @param text the same as it is stored
 * @param end how it ended, in words, and what a loser by a fault wrote to standard error
 */
public record FinishedGame(GameResult result, PgnGame pgn, String text, String end) {
    /** A game that has been played on a day. */
    public static FinishedGame of(GameRecord game, LocalDate date) {
        PgnGame pgn = GamePgn.of(game, date);
        return new FinishedGame(
                game.result(), pgn, GamePgn.format(game, pgn), game.verdict().explanation());
    }

    /** Whether the loser did something that loses a game other than by the rules of chess. */
    public boolean isFault() {
        return result.fault().isPresent();
    }

    /** The game in one line, in the form of cutechess: {@code Finished game 12 (A vs B): 1-0 {White mates}}. */
    public String describe() {
        return "Finished game " + result.number() + " (" + result.white() + " vs " + result.black() + "): "
                + result.result() + " {" + end + '}';
    }
}
