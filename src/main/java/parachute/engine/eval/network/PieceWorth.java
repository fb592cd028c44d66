package parachute.engine.eval.network;

import parachute.rules.board.Position;
import parachute.rules.board.Side;

/**
 * What the parts of a position are worth to a network: its evaluation minus that of the position without the part. All
 * values are in centipawns from White's side, so Black's pieces usually have negative worth. Positions without a part
 * need not be legal.
 */
public final class PieceWorth {
    private final Position position;
    private final AccumulatorStack<?> accumulators;
    private final OutputBuckets buckets;
    private final long[] inputs = new long[Features.SETS];
    private final int value;

    /** Creates what a position of the network's variant is worth to it. */
    public PieceWorth(Network network, Position position) {
        this.position = position;
        accumulators = new AccumulatorStack<>(network.prepared());
        buckets = new OutputBuckets(network.variant());
        Features.read(position, inputs);
        value = evaluate(inputs, position.sideToMove());
    }

    /** Returns the evaluation of the whole position. */
    public int value() {
        return value;
    }

    /** Returns the worth of the piece on a 0x88 square, which must hold a piece other than a king. */
    public int of(int square) {
        long[] without = inputs.clone();
        Features.remove(without, position, square);
        return value - evaluate(without, position.sideToMove());
    }

    /** Returns the worth of all pieces in a side's hand. */
    public int ofHand(int side) {
        long[] without = inputs.clone();
        Features.removeHand(without, side);
        return value - evaluate(without, position.sideToMove());
    }

    /** Returns the worth of the move: half of the difference to the position with the other side to move. */
    public int ofTempo() {
        return (value - evaluate(inputs, position.sideToMove() ^ 1)) / 2;
    }

    private int evaluate(long[] description, int sideToMove) {
        int evaluation = accumulators.evaluate(
                description,
                position.ply(),
                Features.king(position, Side.WHITE),
                Features.king(position, Side.BLACK),
                sideToMove,
                buckets.of(description, sideToMove));
        return sideToMove == Side.WHITE ? evaluation : -evaluation;
    }
}
