package parachute.engine.eval.network;

import java.util.stream.IntStream;
import parachute.engine.eval.Evaluator;
import parachute.rules.board.Side;

/**
 * The accumulators of the last position at each ply. Those of a new position are computed from the parent's, which as a
 * rule are one move away.
 *
 * <p>When a king moves, everything near it is seen on different places, and no nearby accumulator helps its side.
 * Therefore there is also one accumulator for each square of either king, which follows from the last position with the
 * king there (refresh table; chessprogramming wiki, "NNUE").
 *
 * @param <A> the arrays of their units
 */
final class AccumulatorStack<A> {
    /** Number of distinguished plies; a power of two. Plies further apart share accumulators, which only costs time. */
    private static final int PLIES = 64;

    /**
     * Maximum differences with which the parent's accumulators are used without looking at others: those of any one
     * move.
     */
    private static final int ONE_MOVE = 6;

    private static final int SQUARES = 64;

    private final PreparedNetwork<A> network;

    /** From the nearest of the last positions, and from the last one with the king on a square. */
    private final Changes changes = new Changes(), changesOfRefreshed = new Changes();

    /** The positions of {@link #plies}, by ply, and of {@link #refreshed}, by side and square. */
    private final long[][] positions = new long[PLIES][Features.SETS];

    private final long[][][] refreshedPositions = new long[2][SQUARES][Features.SETS];

    /** By side and ply, and by side and square of its king. */
    private final Accumulator<A>[][] plies, refreshed;

    AccumulatorStack(PreparedNetwork<A> network) {
        this.network = network;
        plies = accumulators(PLIES);
        refreshed = accumulators(SQUARES);
    }

    /**
     * Creates accumulators of each side, all of the empty board: it looks the same for every square of the king, so
     * each starts with a different one.
     *
     * @param count at most 64
     */
    @SuppressWarnings({"unchecked", "rawtypes"}) // generic arrays do not exist
    private Accumulator<A>[][] accumulators(int count) {
        return IntStream.rangeClosed(Side.WHITE, Side.BLACK)
                .mapToObj(side -> IntStream.range(0, count)
                        .mapToObj(king -> new Accumulator<>(network, side, king))
                        .toArray(Accumulator[]::new))
                .toArray(Accumulator[][]::new);
    }

    /**
     * Returns the evaluation of a position in centipawns, from the side to move, within {@link Evaluator#LIMIT}.
     *
     * @param position as {@link Features#read} describes it
     * @param ply its ply in the game
     * @param whiteKing square of White's king, 0-63
     * @param blackKing square of Black's king, 0-63
     * @param bucket of the position, see {@link OutputBuckets}
     */
    int evaluate(long[] position, int ply, int whiteKing, int blackKing, int sideToMove, int bucket) {
        int source = nearest(position, ply);
        changes.set(positions[source], position);
        A white = update(position, Side.WHITE, ply, source, whiteKing);
        A black = update(position, Side.BLACK, ply, source, blackKing);
        copy(position, positions[ply & PLIES - 1]);
        return network.evaluate(white, black, sideToMove, bucket);
    }

    /** Returns the ply with the most similar position: as a rule the ply before, else the same or two before. */
    private int nearest(long[] position, int ply) {
        int nearest = ply - 1 & PLIES - 1;
        int distance = Changes.count(positions[nearest], position);
        if (distance > ONE_MOVE) {
            int same = ply & PLIES - 1;
            int sameDistance = Changes.count(positions[same], position);
            int grandparent = ply - 2 & PLIES - 1;
            int grandparentDistance = Changes.count(positions[grandparent], position);
            if (sameDistance < distance) {
                nearest = same;
                distance = sameDistance;
            }
            if (grandparentDistance < distance) {
                nearest = grandparent;
            }
        }
        return nearest;
    }

    /** Updates the accumulator of a side and a ply to the position and returns its units. */
    private A update(long[] position, int side, int ply, int nearest, int king) {
        Accumulator<A> target = plies[side][ply & PLIES - 1];
        Accumulator<A> source = plies[side][nearest];
        if (source.king() == king) {
            target.update(source, changes);
        } else {
            Accumulator<A> sameKing = refreshed[side][king];
            long[] samePosition = refreshedPositions[side][king];
            changesOfRefreshed.set(samePosition, position);
            sameKing.update(sameKing, changesOfRefreshed);
            copy(position, samePosition);
            target.copy(sameKing);
        }
        return target.units();
    }

    private static void copy(long[] from, long[] to) {
        System.arraycopy(from, 0, to, 0, to.length);
    }
}
