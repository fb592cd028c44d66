package parachute.match;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;

/** The games of a match that are still to be played, in their order. Not safe for use by several threads at once. */
final class Backlog {
    private final MatchPlan plan;
    private final Queue<ScheduledGame> games;

    /** All games of a plan. */
    Backlog(MatchPlan plan) {
        this.plan = plan;
        this.games = new ArrayDeque<>(plan.schedule());
    }

    /** Takes the next game out; empty if none is left. */
    Optional<ScheduledGame> next() {
        return Optional.ofNullable(games.poll());
    }

    /** Nothing is to be played any more. */
    void clear() {
        games.clear();
    }

    /**
     * Takes out a game that has been played before.
     *
     * @throws MatchSetupException if it is none of those that are left, or began otherwise
     */
    void crossOut(GameResult played) {
        ScheduledGame game = games.stream()
                .filter(scheduled -> isSame(scheduled, played))
                .findFirst()
                .orElseThrow(() -> new MatchSetupException("the file holds a game that is none of this match: round "
                        + played.round() + ", " + played.white() + " (" + played.whiteLimit() + ") against "
                        + played.black() + " (" + played.blackLimit() + ")"));
        Beginning planned = Beginning.of(plan.variant(), plan.opening(game));
        if (!planned.equals(played.beginning())) {
            throw new MatchSetupException("round " + played.round() + " in the file began with \"" + played.beginning()
                    + "\", in this match it is \"" + planned + "\": are variant, openings and seed the same?");
        }
        games.remove(game);
    }

    private boolean isSame(ScheduledGame scheduled, GameResult played) {
        EngineSpec white = plan.engines().get(scheduled.white());
        EngineSpec black = plan.engines().get(scheduled.black());
        return scheduled.round().equals(played.round())
                && white.name().equals(played.white())
                && black.name().equals(played.black())
                && white.timeControl().toString().equals(played.whiteLimit())
                && black.timeControl().toString().equals(played.blackLimit());
    }
}
