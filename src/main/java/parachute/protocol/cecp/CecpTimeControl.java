package parachute.protocol.cecp;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.engine.search.SearchLimits;
import parachute.io.UserException;

/**
 * The time of our side as set by {@code level}, {@code st}, {@code sd}, {@code nps} and {@code time}. Clients send the
 * clock before each of our moves; for those that do not, it is also kept here. Times are milliseconds.
 */
final class CecpTimeControl {
    /** The time control before the client sets one: 40 moves in 5 minutes, repeatedly. */
    private static final String DEFAULT_LEVEL = "40 5 0";

    /** Milliseconds by which a clock may be lower than expected because of the lag of pipes and programs. */
    private static final long TOLERANCE = 30;

    /** Minutes and possibly seconds; the rest is ignored, as the protocol requires. */
    private static final Pattern MINUTES = Pattern.compile("(-?[0-9.]+)(?::([0-9]+))?");

    private boolean fixed;
    private long perMove;
    private int movesPerSession;
    private long base;
    private long increment;
    private int depth = SearchLimits.MAX_DEPTH;
    private long nodesPerSecond;

    /** Time left on our clock, and the ply of the game at which the current session of moves began. */
    private long clock;

    private int sessionStart;

    CecpTimeControl() {
        level(DEFAULT_LEVEL, 0);
    }

    /**
     * Sets {@code MOVES MINUTES[:SECONDS] INCREMENT}; 0 moves stands for the whole game. During a game the numbers are
     * those that remain.
     */
    void level(String argument, int ply) {
        String[] fields = argument.split("\\s+");
        if (fields.length < 3) {
            throw new UserException(CecpOutput.BAD_ARGUMENT);
        }
        int moves = Numbers.clamped(fields[0], 0, 10_000);
        Matcher minutes = MINUTES.matcher(fields[1]);
        if (!minutes.lookingAt()) {
            throw new UserException(CecpOutput.BAD_ARGUMENT);
        }
        long time = Numbers.milliseconds(minutes.group(1), 60_000);
        if (minutes.group(2) != null) {
            time += Numbers.milliseconds(minutes.group(2), 1000);
        }
        increment = Numbers.milliseconds(fields[2], 1000);
        movesPerSession = moves;
        base = time;
        fixed = false;
        startSession(ply);
    }

    /** Sets the seconds for each move; unused time is lost. */
    void secondsPerMove(String argument) {
        perMove = Numbers.milliseconds(argument, 1000);
        fixed = true;
    }

    /** Limits the depth in plies, in addition to the time. */
    void depth(String argument) {
        depth = Numbers.clamped(argument, 1, SearchLimits.MAX_DEPTH);
    }

    /** Returns the greatest depth, in plies. */
    int depth() {
        return depth;
    }

    /** Counts time in nodes at a rate; 0 or less restores counting by the clock. */
    void nodesPerSecond(String argument) {
        nodesPerSecond = Numbers.clamped(argument, 0, Integer.MAX_VALUE);
    }

    /** Sets our clock, in hundredths of a second. */
    void ownClock(String argument) {
        clock = Numbers.milliseconds(argument, 10);
    }

    /** Starts a new game: resets the clock and removes the limits of depth and nodes. */
    void newGame() {
        depth = SearchLimits.MAX_DEPTH;
        nodesPerSecond = 0;
        startSession(0);
    }

    /** Handles the set-up of another position, whose plies count from 0. */
    void newPosition() {
        sessionStart = 0;
    }

    private void startSession(int ply) {
        clock = base;
        sessionStart = ply;
    }

    /**
     * Updates the clock after our move took {@code elapsed} milliseconds; {@code ply} is that of the position before
     * it.
     */
    void moved(long elapsed, int ply) {
        clock = Math.max(0, clock - elapsed) + increment;
        if (movesPerSession > 0 && movesToGo(ply) == 1) {
            clock += base;
        }
    }

    /** Returns the moves to the next time control, including the one to be made at {@code ply}; 0 if there is none. */
    private int movesToGo(int ply) {
        if (movesPerSession == 0) {
            return 0;
        }
        int made = Math.max(0, ply - sessionStart) / 2;
        return movesPerSession - made % movesPerSession;
    }

    /** Returns the limits for our move at {@code ply}. */
    SearchLimits limits(int ply) {
        SearchLimits limits = SearchLimits.NONE.withDepth(depth).withNodesPerSecond(nodesPerSecond);
        if (!fixed) {
            return limits.withClock(clock, increment, movesToGo(ply));
        }
        SearchLimits ofMove = limits.withMoveTime(perMove);
        // python-chess and cutechess use this for a number of nodes
        return nodesPerSecond > 0 ? ofMove.withNodes(Math.max(1, perMove * nodesPerSecond / 1000)) : ofMove;
    }

    /**
     * Returns whether a search that was started with {@code expected} limits may continue under {@code actual} ones:
     * they may only differ in pondering and in a clock that shows more than expected.
     */
    static boolean covers(SearchLimits expected, SearchLimits actual) {
        return expected.depth() == actual.depth()
                && expected.nodes() == actual.nodes()
                && expected.time()
                        .equals(actual.time().withClock(expected.time().clock()))
                && actual.time().clock()
                        >= expected.time().clock() - expected.time().clock() / 32 - TOLERANCE;
    }
}
