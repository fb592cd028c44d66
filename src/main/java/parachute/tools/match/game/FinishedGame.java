package parachute.tools.match.game;

import java.time.LocalDate;
import java.util.List;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnWriter;

/**
 * A finished game, as a match counts, shows and stores it.
 *
 * @param tags its tags
 * @param pgn the game with its tags and comments
 * @param text the same as it is stored
 * @param end how it ended, in words, with what a loser by a fault wrote to standard error
 * @param remarks errors in the lines of play and the mates that its engines reported
 */
public record FinishedGame(GameTags tags, GameTree pgn, String text, String end, List<String> remarks) {
    /** Keeps the list from changing. */
    public FinishedGame {
        remarks = List.copyOf(remarks);
    }

    /** Returns a game that has been played on a date. */
    public static FinishedGame of(Game game, LocalDate date, Conduct conduct) {
        GameTree pgn = GamePgn.of(game, date, conduct.comments(), conduct.machine());
        return new FinishedGame(
                GamePgn.tags(pgn).orElseThrow(),
                pgn,
                PgnWriter.format(pgn),
                game.result().explanation(),
                GameChecks.of(game, conduct));
    }

    /** Returns whether the game was lost by a fault. */
    public boolean isFault() {
        return tags.fault().isPresent();
    }

    /** Returns the game in one line, in the form of cutechess: {@code Finished game 12 (A vs B): 1-0 {White mates}}. */
    public String describe() {
        return "Finished game " + tags.round().number() + " (" + tags.white() + " vs " + tags.black() + "): "
                + tags.result() + " {" + end + '}';
    }
}
