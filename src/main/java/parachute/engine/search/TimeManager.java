package parachute.engine.search;

import static parachute.engine.search.SearchParameter.*;

/**
 * Decides how long to think: a soft limit, checked between iterations and stretched while the best move is unstable,
 * and a hard limit that no search passes (chessprogramming wiki, "Time Management"). Times are milliseconds since the
 * search began, or nodes turned into milliseconds if the limits count time in nodes.
 */
public final class TimeManager {
    private final long softLimit;
    private final long hardLimit;
    private final double[] stability;
    private final SearchParameters parameters;

    /**
     * Plans a move.
     *
     * @param overhead milliseconds lost on the way of a move to the referee: a buffer, kept back once and not for each of
     *     the moves planned
     */
    public TimeManager(SearchLimits limits, int overhead, SearchParameters parameters) {
        this.parameters = parameters;
        long soft = SearchLimits.NO_LIMIT;
        long hard = SearchLimits.NO_LIMIT;
        if (limits.clock() != SearchLimits.NO_LIMIT) {
            double plan = plan(limits, overhead, parameters);
            double most = Math.min(most(limits, overhead, parameters), plan * parameters.fraction(TIME_MAX_STRETCH));
            hard = (long) most;
            soft = (long) Math.min(plan, most);
        }
        if (limits.moveTime() != SearchLimits.NO_LIMIT) {
            hard = Math.min(hard, Math.max(1, limits.moveTime() - overhead));
        }
        softLimit = soft;
        hardLimit = hard;
        stability = new double[] {
            parameters.fraction(TIME_STABILITY_0),
            parameters.fraction(TIME_STABILITY_1),
            parameters.fraction(TIME_STABILITY_2),
            parameters.fraction(TIME_STABILITY_3),
            parameters.fraction(TIME_STABILITY_4),
            parameters.fraction(TIME_STABILITY_5),
            parameters.fraction(TIME_STABILITY_6),
        };
    }

    /** Milliseconds for a move like most others. */
    private static double plan(SearchLimits limits, int overhead, SearchParameters parameters) {
        return usable(limits, overhead, parameters) / moves(limits, parameters)
                + parameters.fraction(TIME_INCREMENT_SHARE) * limits.increment();
    }

    /** The most milliseconds that one move may take of the clock, hardly any of them from the reserve. */
    private static double most(SearchLimits limits, int overhead, SearchParameters parameters) {
        double share = limits.movesToGo() == 1
                ? parameters.fraction(TIME_MAX_SHARE_LAST_MOVE)
                : parameters.fraction(TIME_MAX_SHARE)
                        + parameters.fraction(TIME_MAX_SHARE_BY_MOVES) / moves(limits, parameters);
        double left = left(limits, overhead);
        double reserve = Math.min(parameters.get(TIME_RESERVE), left);
        return (left - reserve) * share + reserve * parameters.fraction(TIME_MAX_SHARE_OF_RESERVE);
    }

    /** Milliseconds that are planned with: without the reserve, which takes a part of a short clock only. */
    private static double usable(SearchLimits limits, int overhead, SearchParameters parameters) {
        double left = left(limits, overhead);
        return left - Math.min(parameters.get(TIME_RESERVE), parameters.fraction(TIME_MAX_RESERVE_SHARE) * left);
    }

    private static double left(SearchLimits limits, int overhead) {
        return Math.max(1, limits.clock() - overhead);
    }

    private static int moves(SearchLimits limits, SearchParameters parameters) {
        int planned = parameters.get(TIME_PLANNED_MOVES);
        return limits.movesToGo() > 0 ? Math.min(limits.movesToGo(), planned) : planned;
    }

    /** Milliseconds after which another iteration is not worth its time, as long as nothing stretches them. */
    public long softLimit() {
        return softLimit;
    }

    /** Milliseconds after which the search must end. */
    public long hardLimit() {
        return hardLimit;
    }

    /** Whether a clock runs, so that time saved now can be spent later. */
    boolean hasClock() {
        return softLimit != SearchLimits.NO_LIMIT;
    }

    /**
     * Whether another iteration is not worth its time.
     *
     * @param stableIterations iterations since the best move changed
     * @param bestMoveShare share of all nodes, 0 to 1, that went into the best move: a move that needed nearly all of
     *     them has no alternative
     * @param scoreDrop centipawns that the score fell since the last iteration, negative if it rose
     */
    boolean isSoftLimitReached(long elapsed, int stableIterations, double bestMoveShare, int scoreDrop) {
        if (!hasClock()) {
            return false;
        }
        double byStability = stability[Math.min(stableIterations, stability.length - 1)];
        double byEffort =
                parameters.fraction(TIME_EFFORT_BASE) - parameters.fraction(TIME_EFFORT_WEIGHT) * bestMoveShare;
        int drop = Math.clamp(scoreDrop, parameters.get(TIME_SCORE_DROP_MIN), parameters.get(TIME_SCORE_DROP_MAX));
        double byScore = 1 + (double) drop / parameters.get(TIME_SCORE_DROP_DIVISOR);
        return elapsed >= softLimit * byStability * byEffort * byScore;
    }
}
