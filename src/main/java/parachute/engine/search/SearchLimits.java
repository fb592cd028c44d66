package parachute.engine.search;

import java.util.List;
import java.util.StringJoiner;

/**
 * The limits of a search; it ends at the first one that it reaches. {@link #builder} starts without any limit.
 *
 * @param depth plies, at least 1
 * @param nodes nodes of all threads together
 * @param softNodes nodes of the main thread after which no further iteration starts
 * @param mate stop when a mate in this many moves is proved; 0 for no such limit
 * @param moveTime milliseconds for this move; the search ends earlier only if the move is forced or a mate is proved
 * @param clock milliseconds left on the clock, {@link #NO_LIMIT} without a clock
 * @param increment milliseconds added to the clock after each move
 * @param movesToGo moves to the next time control; 0 if there is none
 * @param nodesPerSecond if not 0, time is counted in nodes at this rate instead of in milliseconds
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
        long moveTime,
        long clock,
        long increment,
        int movesToGo,
        long nodesPerSecond,
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

    /** Copies the list of moves and clamps the numbers to their ranges. */
    public SearchLimits {
        depth = Math.clamp(depth, 1, MAX_DEPTH);
        multiPv = Math.max(1, multiPv);
        rootMoves = List.copyOf(rootMoves);
    }

    /** Returns whether the search is for a move to play: not analysis, pondering, a mate, or a choice of root moves. */
    public boolean asksForMove() {
        return !infinite && !ponder && mate == 0 && rootMoves.isEmpty();
    }

    /** Returns whether depth, nodes or a mate end the search, regardless of time. */
    public boolean endWithoutClock() {
        return depth < MAX_DEPTH || nodes != NO_LIMIT || mate > 0;
    }

    /**
     * Returns the same limits with upper bounds of nodes, another number of lines and other root moves.
     *
     * @param maxNodes an upper bound of {@link #nodes}
     * @param maxSoftNodes an upper bound of {@link #softNodes}
     */
    public SearchLimits narrowed(long maxNodes, long maxSoftNodes, int lines, List<Integer> moves) {
        return toBuilder()
                .nodes(Math.min(nodes, maxNodes))
                .softNodes(Math.min(softNodes, maxSoftNodes))
                .multiPv(lines)
                .rootMoves(moves)
                .build();
    }

    /**
     * Returns the same limits with another clock.
     *
     * @param left milliseconds left
     * @param perMove milliseconds added after each move
     */
    public SearchLimits withClock(long left, long perMove) {
        return toBuilder().clock(left, perMove, movesToGo).build();
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
        if (moveTime != NO_LIMIT) {
            text.add("move time " + moveTime + " ms");
        }
        if (clock != NO_LIMIT) {
            text.add("clock " + clock + " + " + increment + " ms"
                    + (movesToGo > 0 ? " for " + movesToGo + " moves" : ""));
        }
        return text.toString();
    }

    /** Returns a builder without limits: maximum depth, all moves, one line. */
    public static Builder builder() {
        return new Builder();
    }

    private Builder toBuilder() {
        return builder()
                .depth(depth)
                .nodes(nodes)
                .softNodes(softNodes)
                .mate(mate)
                .moveTime(moveTime)
                .clock(clock, increment, movesToGo)
                .nodesPerSecond(nodesPerSecond)
                .ponder(ponder)
                .infinite(infinite)
                .multiPv(multiPv)
                .rootMoves(rootMoves);
    }

    /** Collects limits; each method sets one and returns the builder. */
    public static final class Builder {
        private int depth = MAX_DEPTH;
        private long nodes = NO_LIMIT;
        private long softNodes = NO_LIMIT;
        private int mate = 0;
        private long moveTime = NO_LIMIT;
        private long nodesPerSecond = 0;
        private boolean ponder = false;
        private boolean infinite = false;
        private int multiPv = 1;
        private List<Integer> rootMoves = List.of();
        private long clock = NO_LIMIT;
        private long increment;
        private int movesToGo;

        private Builder() {}

        /** Sets the depth of the last iteration, in plies. */
        public Builder depth(int value) {
            depth = value;
            return this;
        }

        /** Sets the nodes of all threads together. */
        public Builder nodes(long value) {
            nodes = value;
            return this;
        }

        /** Sets the nodes of the main thread after which no further iteration starts. */
        public Builder softNodes(long value) {
            softNodes = value;
            return this;
        }

        /** Sets the maximum length of a mate to look for, in moves. */
        public Builder mate(int value) {
            mate = value;
            return this;
        }

        /** Sets the milliseconds for this move. */
        public Builder moveTime(long value) {
            moveTime = value;
            return this;
        }

        /** Counts time in nodes, at this rate. */
        public Builder nodesPerSecond(long value) {
            nodesPerSecond = value;
            return this;
        }

        /** Sets whether time does not count until {@link Search#ponderHit}. */
        public Builder ponder(boolean value) {
            ponder = value;
            return this;
        }

        /** Sets whether to continue until stopped, whatever is found. */
        public Builder infinite(boolean value) {
            infinite = value;
            return this;
        }

        /** Sets the number of best lines to report. */
        public Builder multiPv(int value) {
            multiPv = value;
            return this;
        }

        /** Sets the only moves to search; empty for all. */
        public Builder rootMoves(List<Integer> value) {
            rootMoves = value;
            return this;
        }

        /**
         * Sets the milliseconds left, the milliseconds added per move, and the moves to the next time control (0 if
         * there is none).
         */
        public Builder clock(long left, long perMove, int moves) {
            clock = left;
            increment = perMove;
            movesToGo = moves;
            return this;
        }

        /** Returns the limits. */
        public SearchLimits build() {
            return new SearchLimits(
                    depth,
                    nodes,
                    softNodes,
                    mate,
                    moveTime,
                    clock,
                    increment,
                    movesToGo,
                    nodesPerSecond,
                    ponder,
                    infinite,
                    multiPv,
                    rootMoves);
        }
    }
}
