package parachute.tools.match;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import parachute.io.UserException;
import parachute.tools.match.game.EngineTags;
import parachute.tools.match.game.GameTags;
import parachute.tools.match.game.OpeningTags;
import parachute.tools.match.game.Pairing;
import parachute.tools.match.game.Round;
import parachute.tools.match.setup.EngineSpec;

/** The games of a match that have not been played yet, in their order. Not safe for use by several threads at once. */
final class Backlog {
    private final Schedule schedule;
    private final Queue<Pairing> games = new ArrayDeque<>();

    /** The games of all stages that have started, by their rounds. */
    private final Map<Round, Pairing> scheduled = new HashMap<>();

    private int finished;

    /** Creates the backlog of a plan of which no game has been played. */
    Backlog(MatchPlan plan) {
        this.schedule = plan.schedule();
        beginStage();
    }

    private void beginStage() {
        for (Pairing game : schedule.nextStage()) {
            games.add(game);
            scheduled.put(game.round(), game);
        }
    }

    /** Returns the games of the whole match, as far as known. */
    int all() {
        return scheduled.size() + schedule.later();
    }

    /** Counts a game that has been played; the last game of a stage may add those of the next one. */
    void finish(GameTags played) {
        schedule.count(Objects.requireNonNull(scheduled.get(played.round())), played.halvesOf(played.white()));
        finished++;
        if (finished == scheduled.size()) {
            beginStage();
        }
    }

    /** Removes and returns the next game; empty if none is left. */
    Optional<Pairing> next() {
        return Optional.ofNullable(games.poll());
    }

    /** Removes all games. */
    void clear() {
        games.clear();
    }

    /**
     * Removes and counts a game that has been played before.
     *
     * @throws UserException if it is not one of the remaining games, or differs in opening or options
     */
    void removePlayed(GameTags played) {
        Pairing game = scheduled.get(played.round());
        String described = "round " + played.round() + ", " + played.white();
        if (game == null || !isSame(game, played)) {
            throw new UserException("the file holds a game from another match: " + described + " ("
                    + played.whiteTags().limit() + ") against " + played.black() + " ("
                    + played.blackTags().limit() + ")");
        }
        if (!games.remove(game)) {
            throw new UserException(described + " against " + played.black()
                    + ", is in the file twice: two matches may have written to it");
        }
        OpeningTags planned = OpeningTags.of(game);
        if (!planned.equals(played.opening())) {
            throw new UserException("round " + played.round() + " in the file began with \"" + played.opening()
                    + "\", but in this match it is \"" + planned + "\": are variant, openings and seed the same?");
        }
        checkOptions(played.round(), game.white(), played.whiteTags());
        checkOptions(played.round(), game.black(), played.blackTags());
        finish(played);
    }

    private static void checkOptions(Round round, EngineSpec engine, EngineTags played) {
        EngineTags planned = EngineTags.of(engine);
        if (planned.hasOtherOptionsThan(played)) {
            throw new UserException("round " + round + " in the file was played by " + engine.name()
                    + " with the options " + played.options().orElseThrow() + ", but in this match it has "
                    + planned.options().orElseThrow());
        }
    }

    private static boolean isSame(Pairing game, GameTags played) {
        return game.white().name().equals(played.white())
                && game.black().name().equals(played.black())
                && game.white()
                        .timeControl()
                        .toString()
                        .equals(played.whiteTags().limit())
                && game.black()
                        .timeControl()
                        .toString()
                        .equals(played.blackTags().limit());
    }
}
