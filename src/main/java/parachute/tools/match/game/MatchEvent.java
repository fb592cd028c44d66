package parachute.tools.match.game;

import java.time.LocalDate;
import java.util.List;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnWriter;

/** What happens in a match, for those who show or store it. Reported by several threads, one at a time. */
public sealed interface MatchEvent {
    /**
     * A game counts: first those that a resumed match has stored, then those that are finished.
     *
     * @param tags its tags
     * @param game the game with the comments of its moves, as in the file of the match
     */
    record GameCounted(GameTags tags, GameTree game) implements MatchEvent {
        /** Returns the event of a finished game. */
        public static GameCounted of(GameTree game) {
            return new GameCounted(GamePgn.tags(game).orElseThrow(), game);
        }
    }

    /**
     * A game on this machine has started, or a move was made in it.
     *
     * @param game the game so far
     */
    record MoveMade(Game game) implements MatchEvent {}

    /**
     * A game has been finished; games are reported in the order in which they end.
     *
     * @param tags its tags
     * @param game the game with the comments of its moves
     * @param pgn the same as text
     * @param end how it ended, in words, with what a loser by a fault wrote to standard error
     * @param remarks errors in the lines of play and the mates that its engines reported
     */
    record GameFinished(GameTags tags, GameTree game, String pgn, String end, List<String> remarks)
            implements MatchEvent {
        /** Keeps the list from changing. */
        public GameFinished {
            remarks = List.copyOf(remarks);
        }

        /** Returns the end of a game that has been played on a date. */
        public static GameFinished of(Game game, LocalDate date, Conduct conduct) {
            GameTree tree = GamePgn.of(game, date, conduct.comments(), conduct.machine());
            return new GameFinished(
                    GamePgn.tags(tree).orElseThrow(),
                    tree,
                    PgnWriter.format(tree),
                    game.result().explanation(),
                    GameChecks.of(game, conduct));
        }

        /** Returns whether the game was lost by a fault. */
        public boolean isFault() {
            return tags.fault().isPresent();
        }

        /** Returns it in one line, in the form of cutechess: {@code Finished game 12 (A vs B): 1-0 {White mates}}. */
        public String describe() {
            return "Finished game " + tags.round().number() + " (" + tags.white() + " vs " + tags.black() + "): "
                    + tags.result() + " {" + end + '}';
        }
    }

    /**
     * The score has changed because a game has been finished.
     *
     * @param played games that are over
     * @param all games of the whole match
     * @param score the score so far, in parts; the last ones may be left out where a line is short
     */
    record ScoreChanged(int played, int all, List<String> score) implements MatchEvent {}

    /**
     * A line to be shown that is not about the end of a game, such as a warning or a decision.
     *
     * @param line the line
     */
    record Message(String line) implements MatchEvent {}
}
