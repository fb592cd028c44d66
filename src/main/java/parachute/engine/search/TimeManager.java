package parachute.engine.search;

/**
 * Decides how long to think: a soft limit, checked between iterations and extended while the best move is unstable, and
 * a hard limit (chessprogramming wiki, "Time Management"). Times are milliseconds since the search began, or nodes
 * converted to milliseconds if the limits count time in nodes.
 */
public final class TimeManager {
    private final long softLimit;
    private final long hardLimit;
    private final double[] stability;
    private final SearchParameters parameters;

    /**
     * Plans the time of a move.
     *
     * @param overhead milliseconds lost in sending a move: subtracted once and not for each planned move
     */
    public TimeManager(SearchLimits limits, int overhead, SearchParameters parameters) {
        this.parameters = parameters;
        long soft = SearchLimits.NO_LIMIT;
        long hard = SearchLimits.NO_LIMIT;
        if (limits.clock() != SearchLimits.NO_LIMIT) {
            double plan = plan(limits, overhead, parameters);
            double max = Math.min(maxForMove(limits, overhead, parameters), plan * parameters.timeMaxStretch / 100.0);
            hard = (long) max;
            soft = (long) Math.min(plan, max);
        }
        if (limits.moveTime() != SearchLimits.NO_LIMIT) {
            hard = Math.min(hard, Math.max(1, limits.moveTime() - overhead));
        }
        softLimit = soft;
        hardLimit = hard;
        stability = new double[] {
            parameters.timeStability0 / 100.0,
            parameters.timeStability1 / 100.0,
            parameters.timeStability2 / 100.0,
            parameters.timeStability3 / 100.0,
            parameters.timeStability4 / 100.0,
            parameters.timeStability5 / 100.0,
            parameters.timeStability6 / 100.0,
        };
    }

    /** Returns the milliseconds for a typical move. */
    private static double plan(SearchLimits limits, int overhead, SearchParameters parameters) {
        return usable(limits, overhead, parameters) / moves(limits, parameters)
                + parameters.timeIncrementShare / 100.0 * limits.increment();
    }

    /** Returns the maximum milliseconds of the clock that one move may take, with only a small part of the reserve. */
    private static double maxForMove(SearchLimits limits, int overhead, SearchParameters parameters) {
        double share = limits.movesToGo() == 1
                ? parameters.timeMaxShareLastMove / 100.0
                : parameters.timeMaxShare / 100.0 + parameters.timeMaxShareByMoves / 100.0 / moves(limits, parameters);
        double left = left(limits, overhead);
        double reserve = Math.min(parameters.timeReserve, left);
        return (left - reserve) * share + reserve * parameters.timeMaxShareOfReserve / 100.0;
    }

    /** Returns the milliseconds to plan with: without the reserve, which is only a share of a short clock. */
    private static double usable(SearchLimits limits, int overhead, SearchParameters parameters) {
        double left = left(limits, overhead);
        return left - Math.min(parameters.timeReserve, parameters.timeMaxReserveShare / 100.0 * left);
    }

    private static double left(SearchLimits limits, int overhead) {
        return Math.max(1, limits.clock() - overhead);
    }

    private static int moves(SearchLimits limits, SearchParameters parameters) {
        int planned = parameters.timePlannedMoves;
        return limits.movesToGo() > 0 ? Math.min(limits.movesToGo(), planned) : planned;
    }

    /** Returns the milliseconds after which another iteration is not worth its time, unless extended. */
    public long softLimit() {
        return softLimit;
    }

    /** Returns the milliseconds after which the search must end. */
    public long hardLimit() {
        return hardLimit;
    }

    /** Returns whether there is a clock, so that time saved now can be used later. */
    boolean hasClock() {
        return softLimit != SearchLimits.NO_LIMIT;
    }

    /**
     * Returns whether another iteration is not worth its time.
     *
     * @param stableIterations iterations since the best move changed
     * @param bestMoveShare share of all nodes, 0 to 1, spent on the best move: if nearly all, there is no alternative
     * @param scoreDrop centipawns by which the score dropped since the last iteration, negative if it rose
     */
    boolean isSoftLimitReached(long elapsed, int stableIterations, double bestMoveShare, int scoreDrop) {
        if (!hasClock()) {
            return false;
        }
        double byStability = stability[Math.min(stableIterations, stability.length - 1)];
        double byEffort = parameters.timeEffortBase / 100.0 - parameters.timeEffortWeight / 100.0 * bestMoveShare;
        int drop = Math.clamp(scoreDrop, parameters.timeScoreDropMin, parameters.timeScoreDropMax);
        double byScore = 1 + (double) drop / parameters.timeScoreDropDivisor;
        return elapsed >= softLimit * byStability * byEffort * byScore;
    }
}
