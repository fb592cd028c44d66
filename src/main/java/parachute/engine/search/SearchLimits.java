package parachute.engine.search;

import java.util.List;

/**
 * What a search may spend and look at; it ends at the first limit that it meets. {@link #builder} starts from no
 * limit at all.
 *
 * @param depth plies, at least 1
 * @param nodes nodes of all threads together
 * @param softNodes nodes of the main thread after which no further iteration begins
 * @param mate stop when a mate in this many moves is proved; 0 for no such limit
 * @param moveTime milliseconds for this move; the search ends earlier only if the move is forced or mate is proved
 * @param clock milliseconds left on the clock, or {@link #NO_LIMIT} without a clock
 * @param increment milliseconds added to the clock after each move
 * @param movesToGo moves until the clock is filled again; 0 if it never is
 * @param nodesPerSecond if not 0, time is counted in nodes at this rate instead of in milliseconds
 * @param ponder whether time counts only from {@link Search#ponderHit} on
 * @param infinite whether the search reports nothing as final before it is stopped, even a mate or depth reached
 * @param multiPv number of best lines wanted, at least 1
 * @param rootMoves the only moves to look at; empty for all
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

    /** The deepest iteration, in plies. */
    public static final int MAX_DEPTH = 120;

    /** The longest line that is searched, in plies from the root. */
    static final int MAX_PLY = 200;

    /** Keeps the list of moves from changing and the numbers in range. */
    public SearchLimits {
        depth = Math.clamp(depth, 1, MAX_DEPTH);
        multiPv = Math.max(1, multiPv);
        rootMoves = List.copyOf(rootMoves);
    }

    /** Whether a move to play is wanted, whichever: no analysis, no pondering, no mate, and no choice of root moves. */
    public boolean asksForMove() {
        return !infinite && !ponder && mate == 0 && rootMoves.isEmpty();
    }

    /** Whether depth, nodes or a mate end the search, however long that takes. */
    public boolean endWithoutClock() {
        return depth < MAX_DEPTH || nodes != NO_LIMIT || mate > 0;
    }

    /**
     * The same limits for a search that also ends after so many nodes, for so many lines and by these moves.
     *
     * @param mostNodes an upper bound of {@link #nodes}
     * @param mostSoftNodes an upper bound of {@link #softNodes}
     */
    public SearchLimits narrowed(long mostNodes, long mostSoftNodes, int lines, List<Integer> moves) {
        return toBuilder()
                .nodes(Math.min(nodes, mostNodes))
                .softNodes(Math.min(softNodes, mostSoftNodes))
                .multiPv(lines)
                .rootMoves(moves)
                .build();
    }

    /**
     * The same limits with another clock.
     *
     * @param left milliseconds left
     * @param perMove milliseconds added after each move
     */
    public SearchLimits withClock(long left, long perMove) {
        return toBuilder().clock(left, perMove, movesToGo).build();
    }

    /** A builder without any limit: the greatest depth, all moves, one line. */
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

    /** Collects limits; each method sets one and answers the builder. */
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

        /** Deepest iteration, in plies. */
        public Builder depth(int value) {
            depth = value;
            return this;
        }

        /** Nodes of all threads together. */
        public Builder nodes(long value) {
            nodes = value;
            return this;
        }

        /** Nodes of the main thread after which no further iteration begins. */
        public Builder softNodes(long value) {
            softNodes = value;
            return this;
        }

        /** Moves of a mate to look for. */
        public Builder mate(int value) {
            mate = value;
            return this;
        }

        /** Milliseconds for this move. */
        public Builder moveTime(long value) {
            moveTime = value;
            return this;
        }

        /** Counts time in nodes, at this rate. */
        public Builder nodesPerSecond(long value) {
            nodesPerSecond = value;
            return this;
        }

        /** Whether time stands still until {@link Search#ponderHit}. */
        public Builder ponder(boolean value) {
            ponder = value;
            return this;
        }

        /** Whether to go on until stopped, whatever is found. */
        public Builder infinite(boolean value) {
            infinite = value;
            return this;
        }

        /** Number of best lines. */
        public Builder multiPv(int value) {
            multiPv = value;
            return this;
        }

        /** The only moves to look at; empty for all. */
        public Builder rootMoves(List<Integer> value) {
            rootMoves = value;
            return this;
        }

        /** Milliseconds left, milliseconds added a move, and moves to the next time control (0: none comes). */
        public Builder clock(long left, long perMove, int moves) {
            clock = left;
            increment = perMove;
            movesToGo = moves;
            return this;
        }

        /** The limits. */
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
