package parachute.engine.eval.network;

import parachute.engine.eval.Evaluator;
import parachute.rules.board.Position;
import parachute.rules.board.Side;

/**
 * Evaluates positions by a network. The accumulators of the last position at each ply are kept; those of the parent, as a
 * rule one move away, are what a new position's are computed from. Only positions that are evaluated cost anything (lazy
 * updates).
 *
 * <p>When a king moves, all that is near it is seen in other places, and no accumulator near by helps its side. For that
 * case there is one accumulator for each square of either king, which follows from the last position with the king there
 * (refresh table; chessprogramming wiki, "NNUE").
 */
public final class NetworkEvaluator implements Evaluator {
    /** Plies told apart; a power of two. Farther plies share their accumulators, which costs time and nothing else. */
    private static final int PLIES = 64;

    /** Differences up to which the parent's accumulators are taken without a look at others: any one move. */
    private static final int ONE_MOVE = 6;

    private static final int SQUARES = 64;

    private final Network network;
    private final long[] position = new long[Features.SETS];
    private final Changes changes = new Changes();
    private final Accumulator[][] plies = new Accumulator[2][PLIES];
    private final Accumulator[][] refreshed = new Accumulator[2][SQUARES];

    /** An evaluator by a network, for the network's variant. */
    public NetworkEvaluator(Network network) {
        this.network = network;
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            for (int ply = 0; ply < PLIES; ply++) {
                plies[side][ply] = new Accumulator(network, side, 0);
            }
            for (int king = 0; king < SQUARES; king++) {
                refreshed[side][king] = new Accumulator(network, side, king);
            }
        }
    }

    @Override
    public int evaluate(Position evaluated) {
        Features.read(evaluated, position);
        int ply = evaluated.ply();
        int source = nearest(ply);
        int[] white = update(Side.WHITE, ply, source, Features.king(evaluated, Side.WHITE));
        int[] black = update(Side.BLACK, ply, source, Features.king(evaluated, Side.BLACK));
        return network.evaluate(white, black, evaluated.sideToMove(), Features.outputBucket(evaluated));
    }

    /** The ply whose accumulators are nearest to the position: the one before as a rule, else the same or two before. */
    private int nearest(int ply) {
        Accumulator[] candidates = plies[Side.WHITE];
        int nearest = ply - 1 & PLIES - 1;
        int distance = candidates[nearest].distance(position);
        if (distance > ONE_MOVE) {
            int same = ply & PLIES - 1;
            int sameDistance = candidates[same].distance(position);
            int grandparent = ply - 2 & PLIES - 1;
            int grandparentDistance = candidates[grandparent].distance(position);
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

    /** Brings the accumulator of a side and a ply to the position and answers its units. */
    private int[] update(int side, int ply, int nearest, int king) {
        Accumulator source = plies[side][nearest];
        if (source.king() != king) {
            source = refreshed[side][king];
            source.update(source, position, changes);
        }
        Accumulator target = plies[side][ply & PLIES - 1];
        target.update(source, position, changes);
        return target.units();
    }
}
