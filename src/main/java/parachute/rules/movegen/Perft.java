package parachute.rules.movegen;

import java.util.concurrent.CancellationException;
import parachute.rules.board.Position;

/** Counts the leaves of the tree of legal moves, which tests a move generator (chessprogramming wiki, "Perft"). */
public final class Perft {
    private final Position position;
    private final MoveGenerator[] generators;
    private final MoveList[] lists;

    /**
     * Creates the perft of a position.
     *
     * @param position changed while counting and restored afterwards
     * @param maximumDepth the greatest depth that can be counted, in plies, at least 0
     */
    public Perft(Position position, int maximumDepth) {
        this.position = position;
        generators = new MoveGenerator[maximumDepth + 1];
        lists = new MoveList[maximumDepth + 1];
        for (int i = 0; i <= maximumDepth; i++) {
            generators[i] = new MoveGenerator(position);
            lists[i] = new MoveList();
        }
    }

    /**
     * Returns the number of leaves; the last ply is counted as the length of the list of legal moves.
     *
     * @param depth plies, 0 to the maximum depth
     * @throws CancellationException if the thread is interrupted; the position may then be any in the tree
     */
    public long count(int depth) {
        if (depth == 0) {
            return 1;
        }
        MoveList list = lists[depth];
        generators[depth].prepare();
        generators[depth].generate(list);
        if (depth == 1) {
            return list.size();
        }
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("perft was interrupted");
        }
        long leaves = 0;
        for (int i = 0; i < list.size(); i++) {
            position.make(list.get(i));
            leaves += count(depth - 1);
            position.unmake();
        }
        return leaves;
    }
}
