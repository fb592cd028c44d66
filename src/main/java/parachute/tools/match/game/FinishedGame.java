package parachute.tools.match.game;

import java.time.LocalDate;
import java.util.List;
import parachute.rules.notation.PgnGame;

/**
 * A game that is over, as a match counts, shows and stores it.
 *
 * @param result the game as statistics need it
 * @param pgn the game with its tags and comments
 * @param text the same as it is stored
 * @param end how it ended, in words, and what a loser by a fault wrote to standard error
 * @param remarks what is wrong with the lines of play and the mates that its engines reported
 */
public record FinishedGame(GameResult result, PgnGame pgn, String text, String end, List<String> remarks) {
    /** Keeps the list from changing. */
    public FinishedGame {
        remarks = List.copyOf(remarks);
    }

    /** A game that has been played on a day. */
    public static FinishedGame of(GameRecord game, LocalDate date, Conduct conduct) {
        PgnGame pgn = GamePgn.of(game, date, conduct.comments(), conduct.machine());
        return new FinishedGame(
                GamePgn.result(pgn).orElseThrow(),
                pgn,
                GamePgn.format(game, pgn),
                game.verdict().explanation(),
                GameChecks.of(game, conduct));
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
