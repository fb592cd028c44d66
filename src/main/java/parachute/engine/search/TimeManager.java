package parachute.engine.search;

/**
 * Decides how long to think: a soft limit, checked between iterations and stretched while the best move is unsettled,
 * and a hard limit that no search passes. Times are milliseconds since the search began, or nodes turned into
 * milliseconds if the limits count time in nodes.
 */
final class TimeManager {
    /** Moves that a game without increment is planned for; crazyhouse games are short, but their middle is all. */
    private static final int PLANNED_MOVES = 28;

    /**
     * Share of the increment that is spent at once. The rest refills the clock in a long game.
     */
    private static final double INCREMENT_SHARE = 0.7;

    /**
     * Milliseconds at the end of the clock that are kept for moments when a busy machine lets a thread wait, as it does
     * for a tenth of a second now and then; at most half of the clock.
     */
    private static final double RESERVE = 200, MAX_RESERVE_SHARE = 0.5;

    /** The share of the reserve that one move may take, so that in a game without increment it is used at last. */
    private static final double MAX_SHARE_OF_RESERVE = 0.05;

    /** How many times the plan one move may take at most. */
    private static final double MAX_STRETCH = 4.0;

    /** The share of the rest of the clock that one move may take at most; more of it the fewer moves are to come. */
    private static final double MAX_SHARE = 0.35, MAX_SHARE_BY_MOVES = 0.3;

    /** In a session the last move may use all but a reserve: more than one overhead is at stake. */
    private static final double MAX_SHARE_OF_LAST_MOVE = 0.8;

    /** By the number of iterations that the best move has stood: an unsettled move gets more time. */
    private static final double[] STABILITY = {1.6, 1.25, 1.05, 0.9, 0.8, 0.72, 0.66};

    private final long softLimit;
    private final long hardLimit;

    /**
     * Plans a move.
     *
     * @param overhead milliseconds lost on the way of a move to the referee, kept back from every limit
     */
    TimeManager(SearchLimits limits, int overhead) {
        long soft = SearchLimits.NO_LIMIT;
        long hard = SearchLimits.NO_LIMIT;
        if (limits.clock() != SearchLimits.NO_LIMIT) {
            double left = Math.max(1, limits.clock() - overhead);
            double usable = left - Math.min(RESERVE, MAX_RESERVE_SHARE * left);
            int moves = limits.movesToGo() > 0 ? Math.min(limits.movesToGo(), PLANNED_MOVES) : PLANNED_MOVES;
            double share = limits.movesToGo() == 1 ? MAX_SHARE_OF_LAST_MOVE : MAX_SHARE + MAX_SHARE_BY_MOVES / moves;
            double plan = usable / moves + INCREMENT_SHARE * limits.increment();
            double reserved = Math.min(RESERVE, left);
            double most = Math.min((left - reserved) * share + reserved * MAX_SHARE_OF_RESERVE, plan * MAX_STRETCH);
            hard = (long) most;
            soft = (long) Math.min(plan, most);
        }
        if (limits.moveTime() != SearchLimits.NO_LIMIT) {
            hard = Math.min(hard, Math.max(1, limits.moveTime() - overhead));
        }
        softLimit = soft;
        hardLimit = hard;
    }

    /** Milliseconds after which the search must end. */
    long hardLimit() {
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
     *     them has no rival
     * @param scoreDrop centipawns that the score fell since the last iteration, negative if it rose
     */
    boolean isEnough(long elapsed, int stableIterations, double bestMoveShare, int scoreDrop) {
        if (!hasClock()) {
            return false;
        }
        double stability = STABILITY[Math.min(stableIterations, STABILITY.length - 1)];
        double effort = 1.4 - 0.8 * bestMoveShare;
        double trouble = 1 + Math.clamp(scoreDrop, -20, 100) / 150.0;
        return elapsed >= softLimit * stability * effort * trouble;
    }
}
