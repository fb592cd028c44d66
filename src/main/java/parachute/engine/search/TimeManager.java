package parachute.engine.search;

/**
 * Decides how long to think: a soft limit, checked between iterations and extended while the best move is unstable, and
 * a hard limit (chessprogramming wiki, "Time Management"). Times are milliseconds since the search began, or nodes
 * converted to milliseconds if the limits count time in nodes.
 *
 * <p>The overhead is subtracted from every limit. What exceeds {@link #DEFAULT_OVERHEAD} is the lag that every move
 * loses, and is kept back for the moves to come as well; increments pay for it first.
 */
public final class TimeManager {
    /**
     * Default milliseconds for sending the move: ten times the usual delay of a busy machine's pipe and scheduler, so
     * that hardly any move loses that much.
     */
    public static final int DEFAULT_OVERHEAD = 30;

    /** Moves for which lag is kept back if there is no further time control: hardly any game is longer. */
    private static final int MOVES_TO_COME = 150;

    /** Maximum share of the clock that is kept back for lag; the engine still thinks with the rest. */
    private static final double MAX_LAG_SHARE = 0.8;

    private final long softLimit;
    private final long hardLimit;
    private final double[] stability;
    private final SearchParameters parameters;

    /**
     * Plans the time of a move.
     *
     * @param overhead milliseconds lost in sending a move
     */
    public TimeManager(TimeLimits limits, int overhead, SearchParameters parameters) {
        this.parameters = parameters;
        long soft = SearchLimits.NO_LIMIT;
        long hard = SearchLimits.NO_LIMIT;
        if (limits.hasClock()) {
            int planned = parameters.timePlannedMoves;
            int moves = limits.movesToGo() > 0 ? Math.min(limits.movesToGo(), planned) : planned;
            int lag = limits.nodesPerSecond() > 0 ? 0 : Math.max(0, overhead - DEFAULT_OVERHEAD);
            double left = Math.max(1, limits.clock() - lagToCome(limits, lag) - overhead);
            double plan = usable(left) / moves
                    + fraction(parameters.timeIncrementShare) * Math.max(0, limits.increment() - lag);
            double max = Math.min(
                    maxForMove(left, moves, limits.movesToGo() == 1), plan * fraction(parameters.timeMaxStretch));
            hard = (long) max;
            soft = (long) Math.min(plan, max);
        }
        if (limits.hasMove()) {
            hard = Math.min(hard, Math.max(1, limits.move() - overhead));
        }
        softLimit = soft;
        hardLimit = hard;
        stability = new double[] {
            fraction(parameters.timeStability0),
            fraction(parameters.timeStability1),
            fraction(parameters.timeStability2),
            fraction(parameters.timeStability3),
            fraction(parameters.timeStability4),
            fraction(parameters.timeStability5),
            fraction(parameters.timeStability6),
        };
    }

    private static double fraction(int percent) {
        return percent / 100.0;
    }

    /** Returns the milliseconds of the clock that the moves to come will lose, as far as increments do not pay. */
    private static long lagToCome(TimeLimits limits, int lag) {
        int moves = limits.movesToGo() > 0 ? limits.movesToGo() : MOVES_TO_COME;
        double unpaid = (double) Math.max(0, lag - limits.increment()) * moves;
        return (long) Math.min(unpaid, limits.clock() * MAX_LAG_SHARE);
    }

    /** Returns the maximum milliseconds of the clock that one move may take, with only a small part of the reserve. */
    private double maxForMove(double left, int moves, boolean isLast) {
        double share = isLast
                ? fraction(parameters.timeMaxShareLastMove)
                : fraction(parameters.timeMaxShare) + fraction(parameters.timeMaxShareByMoves) / moves;
        double reserve = Math.min(parameters.timeReserve, left);
        return (left - reserve) * share + reserve * fraction(parameters.timeMaxShareOfReserve);
    }

    /** Returns the milliseconds to plan with: without the reserve, which is only a share of a short clock. */
    private double usable(double left) {
        return left - Math.min(parameters.timeReserve, fraction(parameters.timeMaxReserveShare) * left);
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
