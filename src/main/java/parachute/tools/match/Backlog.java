package parachute.tools.match;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import parachute.tools.match.result.Beginning;
import parachute.tools.match.result.Conditions;
import parachute.tools.match.result.GameResult;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.MatchSetupException;

/** The games of a match that are still to be played, in their order. Not safe for use by several threads at once. */
final class Backlog {
    private final MatchPlan plan;
    private final Queue<ScheduledGame> games;

    /** All games of a plan. */
    Backlog(MatchPlan plan) {
        this.plan = plan;
        this.games = new ArrayDeque<>(plan.schedule());
    }

    /** Removes and answers the next game; empty if none is left. */
    Optional<ScheduledGame> next() {
        return Optional.ofNullable(games.poll());
    }

    /** Removes all games. */
    void clear() {
        games.clear();
    }

    /**
     * Removes a game that has been played before.
     *
     * @throws MatchSetupException if it is none of those that are left, began otherwise, or had other options
     */
    void removePlayed(GameResult played) {
        ScheduledGame game = games.stream()
                .filter(scheduled -> isSame(scheduled, played))
                .findFirst()
                .orElseThrow(() -> surplus(played));
        Beginning planned = Beginning.of(plan.variant(), plan.opening(game));
        if (!planned.equals(played.beginning())) {
            throw new MatchSetupException("round " + played.round() + " in the file began with \"" + played.beginning()
                    + "\", in this match it is \"" + planned + "\": are variant, openings and seed the same?");
        }
        checkOptions(played.round(), plan.engines().get(game.white()), played.whiteConditions());
        checkOptions(played.round(), plan.engines().get(game.black()), played.blackConditions());
        games.remove(game);
    }

    private MatchSetupException surplus(GameResult played) {
        boolean isPlanned = plan.schedule().stream().anyMatch(scheduled -> isSame(scheduled, played));
        return new MatchSetupException(
                isPlanned
                        ? "round " + played.round() + ", " + played.white() + " against " + played.black()
                                + ", stands twice in the file: two matches may have written it"
                        : "the file holds a game that is none of this match: round " + played.round() + ", "
                                + played.white() + " ("
                                + played.whiteConditions().limit() + ") against "
                                + played.black() + " ("
                                + played.blackConditions().limit() + ")");
    }

    private static void checkOptions(String round, EngineSpec engine, Conditions played) {
        Conditions planned = Conditions.of(engine);
        if (planned.hasOtherOptionsThan(played)) {
            throw new MatchSetupException("round " + round + " in the file was played by " + engine.name()
                    + " with the options " + played.options().orElseThrow() + ", in this match it has "
                    + planned.options().orElseThrow());
        }
    }

    private boolean isSame(ScheduledGame scheduled, GameResult played) {
        EngineSpec white = plan.engines().get(scheduled.white());
        EngineSpec black = plan.engines().get(scheduled.black());
        return scheduled.round().equals(played.round())
                && white.name().equals(played.white())
                && black.name().equals(played.black())
                && white.timeControl()
                        .toString()
                        .equals(played.whiteConditions().limit())
                && black.timeControl()
                        .toString()
                        .equals(played.blackConditions().limit());
    }
}
