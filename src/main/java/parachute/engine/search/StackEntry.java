package parachute.engine.search;

import java.util.List;
import parachute.rules.board.Position;
import parachute.rules.movegen.CheckSquares;
import parachute.rules.movegen.MoveGenerator;
import parachute.rules.movegen.MoveList;
import parachute.rules.movegen.StaticExchange;

/** The entry of the search stack for one ply: the state of a thread's current node at that ply. */
final class StackEntry {
    /** Plies from the root. */
    final int ply;

    final MoveGenerator generator;
    final CheckSquares checks;
    final HistoryContext context;
    final MovePicker picker;

    /** Quiet moves and captures tried so far, whose histories get worse when a later one is best. */
    final MoveList quietsTried;

    final MoveList capturesTried;

    /** The best line from here, its first move at index 0. */
    final int[] line;

    int lineLength;

    /** The {@linkplain Histories#pieceTo piece-to index} of the move to the next ply; 0 for the null move. */
    int pieceTo;

    /** The {@linkplain Histories#butterflyIndex butterfly index} of that move. */
    int butterfly;

    /** Whether that move is quiet and not the null move. */
    boolean quiet;

    /** The evaluation corrected by {@link Corrections}; {@link Score#NONE} in check. */
    int correctedEval;

    /** The corrected evaluation, or a better value from the table; {@link Score#NONE} in check. */
    int staticEval;

    /** The uncorrected evaluation, as stored in the table. */
    int storedEval;

    // ---- values that one step of AlphaBeta writes and another one reads --------------------------------------------

    /** Whether the side to move is better than at its last move: step 6 writes it, steps 8, 15 and 18 read it. */
    boolean improving;

    /** Whether there is a hash move: written before step 15, read by step 18. */
    boolean hasHashMove;

    /** Whether the hash move is a capture or promotion: written before step 15, read by step 18. */
    boolean hashMoveTactical;

    /** Plies by which the move to the next ply is reduced now: step 19 writes it, step 7 of the next ply reads it. */
    int reduction;

    /**
     * Beta cutoffs at this ply since the node two plies before began its moves, which sets it to 0 before step 15: step
     * 20 increases it, step 18 of the ply before reads it.
     */
    int cutoffs;

    StackEntry(
            int ply,
            Position position,
            StaticExchange exchange,
            Histories histories,
            MoveBuffers buffers,
            SearchParameters parameters) {
        this.ply = ply;
        generator = new MoveGenerator(position);
        checks = new CheckSquares(position);
        context = new HistoryContext(parameters);
        picker = new MovePicker(position, generator, checks, exchange, histories, context, buffers, parameters);
        quietsTried = buffers.quietsTried;
        capturesTried = buffers.capturesTried;
        line = buffers.line;
    }

    /** Sets the line. */
    void setLine(List<Integer> moves) {
        lineLength = moves.size();
        for (int i = 0; i < lineLength; i++) {
            line[i] = moves.get(i);
        }
    }

    /** Sets the line to a move followed by the best line of the next ply. */
    void extendLine(int first, StackEntry next) {
        line[0] = first;
        System.arraycopy(next.line, 0, line, 1, next.lineLength);
        lineLength = next.lineLength + 1;
    }
}
