package parachute.protocol.cecp;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.engine.search.SearchLimits;
import parachute.io.UserException;

/**
 * The time our side has by {@code level}, {@code st}, {@code sd}, {@code nps} and {@code time}. Clients send the clock
 * before every move of ours; for those that do not, it is kept here too. Times are milliseconds.
 */
final class CecpTimeControl {
    /** Used until the client sets a time control: 40 moves in 5 minutes, over and over. */
    private static final String DEFAULT_LEVEL = "40 5 0";

    /** A clock this much lower than expected still counts as the expected one: the lag of pipes and programs. */
    private static final long TOLERANCE = 30;

    /** Minutes and perhaps seconds; what follows is ignored, as the protocol asks. */
    private static final Pattern MINUTES = Pattern.compile("(-?[0-9.]+)(?::([0-9]+))?");

    private boolean fixed;
    private long perMove;
    private int movesPerSession;
    private long base;
    private long increment;
    private int depth = SearchLimits.MAX_DEPTH;
    private long nodesPerSecond;

    /** Time left on our clock, and the ply of the game at which the present session of moves began. */
    private long clock;

    private int sessionStart;

    CecpTimeControl() {
        level(DEFAULT_LEVEL, 0);
    }

    /**
     * Sets {@code MOVES MINUTES[:SECONDS] INCREMENT}; 0 moves are the whole game. In the middle of a game the numbers
     * are what is left.
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

    /** Sets the seconds for each move; what is not used is lost. */
    void secondsPerMove(String argument) {
        perMove = Numbers.milliseconds(argument, 1000);
        fixed = true;
    }

    /** Limits the depth in plies, beside the time. */
    void depth(String argument) {
        depth = Numbers.clamped(argument, 1, SearchLimits.MAX_DEPTH);
    }

    /** The greatest depth, in plies. */
    int depth() {
        return depth;
    }

    /** Counts time in nodes, at this rate; 0 or less counts it by the clock again. */
    void nodesPerSecond(String argument) {
        nodesPerSecond = Numbers.clamped(argument, 0, Integer.MAX_VALUE);
    }

    /** Sets our clock, in hundredths of a second. */
    void ownClock(String argument) {
        clock = Numbers.milliseconds(argument, 10);
    }

    /** A new game: full clocks, and no limit of depth or nodes any more. */
    void newGame() {
        depth = SearchLimits.MAX_DEPTH;
        nodesPerSecond = 0;
        startSession(0);
    }

    /** Another position was set up, whose plies count from 0. */
    void newPosition() {
        sessionStart = 0;
    }

    private void startSession(int ply) {
        clock = base;
        sessionStart = ply;
    }

    /** We have made a move after {@code elapsed} milliseconds; {@code ply} is that of the position before it. */
    void moved(long elapsed, int ply) {
        clock = Math.max(0, clock - elapsed) + increment;
        if (movesPerSession > 0 && movesToGo(ply) == 1) {
            clock += base;
        }
    }

    /** Moves until the clock is filled again, the one to be made at {@code ply} included; 0 if it never is. */
    private int movesToGo(int ply) {
        if (movesPerSession == 0) {
            return 0;
        }
        int made = Math.max(0, ply - sessionStart) / 2;
        return movesPerSession - made % movesPerSession;
    }

    /** The limits for a move of ours to be made at {@code ply}. */
    SearchLimits.Builder limits(int ply) {
        SearchLimits.Builder limits = SearchLimits.builder().depth(depth).nodesPerSecond(nodesPerSecond);
        if (!fixed) {
            return limits.clock(clock, increment, movesToGo(ply));
        }
        if (nodesPerSecond > 0) { // python-chess and cutechess mean a number of nodes by this
            limits.nodes(Math.max(1, perMove * nodesPerSecond / 1000));
        }
        return limits.moveTime(perMove);
    }

    /**
     * Whether a search that was started for {@code expected} may go on under {@code actual}: nothing differs but that
     * the search pondered and that our clock may show more than was expected.
     */
    static boolean covers(SearchLimits expected, SearchLimits actual) {
        return expected.depth() == actual.depth()
                && expected.nodes() == actual.nodes()
                && expected.moveTime() == actual.moveTime()
                && expected.increment() == actual.increment()
                && expected.movesToGo() == actual.movesToGo()
                && expected.nodesPerSecond() == actual.nodesPerSecond()
                && actual.clock() >= expected.clock() - expected.clock() / 32 - TOLERANCE;
    }
}
