package parachute.engine.search;

import java.util.List;
import java.util.StringJoiner;

/**
 * The limits of a search; it ends at the first one that it reaches. Limits are made from {@link #NONE} by the methods
 * that begin with "with".
 *
 * @param depth plies, at least 1
 * @param nodes nodes of all threads together
 * @param softNodes nodes of the main thread after which no further iteration starts
 * @param mate stop when a mate in this many moves is proved; 0 for no such limit
 * @param time the limits in time
 * @param ponder whether time does not count until {@link Search#ponderHit}
 * @param infinite whether the search continues until stopped, even at a mate or its maximum depth
 * @param multiPv number of best lines to report, at least 1
 * @param rootMoves the only moves to search; empty for all
 */
public record SearchLimits(
        int depth,
        long nodes,
        long softNodes,
        int mate,
        TimeLimits time,
        boolean ponder,
        boolean infinite,
        int multiPv,
        List<Integer> rootMoves) {

    /** No limit in time or nodes. */
    public static final long NO_LIMIT = Long.MAX_VALUE;

    /** Maximum depth of an iteration, in plies. */
    public static final int MAX_DEPTH = 120;

    /** Maximum length of a searched line, in plies from the root. */
    static final int MAX_PLY = 200;

    /** No limits: maximum depth, all moves, one line. */
    public static final SearchLimits NONE =
            new SearchLimits(MAX_DEPTH, NO_LIMIT, NO_LIMIT, 0, TimeLimits.NONE, false, false, 1, List.of());

    /** Copies the list of moves and clamps the numbers to their ranges. */
    public SearchLimits {
        depth = Math.clamp(depth, 1, MAX_DEPTH);
        multiPv = Math.max(1, multiPv);
        rootMoves = List.copyOf(rootMoves);
    }

    /** Returns these limits with a depth of the last iteration, in plies. */
    public SearchLimits withDepth(int plies) {
        return new SearchLimits(plies, nodes, softNodes, mate, time, ponder, infinite, multiPv, rootMoves);
    }

    /** Returns these limits with a number of nodes of all threads together. */
    public SearchLimits withNodes(long number) {
        return new SearchLimits(depth, number, softNodes, mate, time, ponder, infinite, multiPv, rootMoves);
    }

    /** Returns these limits with a number of nodes of the main thread after which no further iteration starts. */
    public SearchLimits withSoftNodes(long number) {
        return new SearchLimits(depth, nodes, number, mate, time, ponder, infinite, multiPv, rootMoves);
    }

    /** Returns these limits with a maximum length of a mate to look for, in moves. */
    public SearchLimits withMate(int moves) {
        return new SearchLimits(depth, nodes, softNodes, moves, time, ponder, infinite, multiPv, rootMoves);
    }

    /** Returns these limits with other limits in time. */
    public SearchLimits withTime(TimeLimits other) {
        return new SearchLimits(depth, nodes, softNodes, mate, other, ponder, infinite, multiPv, rootMoves);
    }

    /** Returns these limits with the milliseconds for this move. */
    public SearchLimits withMoveTime(long milliseconds) {
        return withTime(
                new TimeLimits(milliseconds, time.clock(), time.increment(), time.movesToGo(), time.nodesPerSecond()));
    }

    /**
     * Returns these limits with the milliseconds left, the milliseconds added per move, and the moves to the next time
     * control (0 if there is none).
     */
    public SearchLimits withClock(long left, long increment, int movesToGo) {
        return withTime(new TimeLimits(time.move(), left, increment, movesToGo, time.nodesPerSecond()));
    }

    /** Returns these limits with time counted in nodes, at a rate. */
    public SearchLimits withNodesPerSecond(long rate) {
        return withTime(new TimeLimits(time.move(), time.clock(), time.increment(), time.movesToGo(), rate));
    }

    /** Returns these limits for pondering: time does not count until {@link Search#ponderHit}. */
    public SearchLimits withPonder() {
        return new SearchLimits(depth, nodes, softNodes, mate, time, true, infinite, multiPv, rootMoves);
    }

    /** Returns these limits for a search that continues until stopped, whatever is found. */
    public SearchLimits withInfinite() {
        return new SearchLimits(depth, nodes, softNodes, mate, time, ponder, true, multiPv, rootMoves);
    }

    /** Returns these limits with a number of best lines to report. */
    public SearchLimits withMultiPv(int lines) {
        return new SearchLimits(depth, nodes, softNodes, mate, time, ponder, infinite, lines, rootMoves);
    }

    /** Returns these limits with the only moves to search; empty for all. */
    public SearchLimits withRootMoves(List<Integer> moves) {
        return new SearchLimits(depth, nodes, softNodes, mate, time, ponder, infinite, multiPv, moves);
    }

    /** Returns whether the search is for a move to play: not analysis, pondering, a mate, or a choice of root moves. */
    public boolean asksForMove() {
        return !infinite && !ponder && mate == 0 && rootMoves.isEmpty();
    }

    /** Returns whether depth, nodes or a mate end the search, regardless of time. */
    public boolean endWithoutClock() {
        return depth < MAX_DEPTH || nodes != NO_LIMIT || mate > 0;
    }

    /** Returns what ends the search, such as {@code depth 12, clock 60000 + 100 ms}, or {@code none}. */
    @Override
    public String toString() {
        StringJoiner text = new StringJoiner(", ").setEmptyValue("none");
        if (depth < MAX_DEPTH) {
            text.add("depth " + depth);
        }
        if (nodes != NO_LIMIT) {
            text.add("nodes " + nodes);
        }
        if (mate > 0) {
            text.add("mate in " + mate);
        }
        if (time.hasMove()) {
            text.add("move time " + time.move() + " ms");
        }
        if (time.hasClock()) {
            text.add("clock " + time.clock() + " + " + time.increment() + " ms"
                    + (time.movesToGo() > 0 ? " for " + time.movesToGo() + " moves" : ""));
        }
        return text.toString();
    }
}
