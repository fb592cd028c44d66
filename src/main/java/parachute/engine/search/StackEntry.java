package parachute.engine.search;

import java.util.List;
import parachute.rules.board.Position;
import parachute.rules.movegen.CheckSquares;
import parachute.rules.movegen.MoveGenerator;
import parachute.rules.movegen.MoveList;
import parachute.rules.movegen.StaticExchange;

/** The entry of the search stack for one ply: what a thread keeps of the node that it is in at that ply. */
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

    /** Whether that move is quiet, and no null move. */
    boolean quiet;

    /** Plies by which the position after that move is searched less deeply now. */
    int reduction;

    /** The evaluation as {@link Corrections} have it; {@link Score#NONE} in check. */
    int correctedEval;

    /** The corrected evaluation, by the table's better knowledge where there is some; {@link Score#NONE} in check. */
    int staticEval;

    /** The evaluator's own answer, as it goes into the table. */
    int storedEval;

    /** Whether the side to move stands better than at its last move. */
    boolean improving;

    /** Whether the hash move is a capture or promotion. */
    boolean hashMoveTactical;

    /** Beta cutoffs at this ply since the node two plies before began. */
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

    /** Makes the line one that is known from elsewhere. */
    void setLine(List<Integer> moves) {
        lineLength = moves.size();
        for (int i = 0; i < lineLength; i++) {
            line[i] = moves.get(i);
        }
    }

    /** Makes the line "this move, then the best line of the next ply". */
    void extendLine(int first, StackEntry next) {
        line[0] = first;
        System.arraycopy(next.line, 0, line, 1, next.lineLength);
        lineLength = next.lineLength + 1;
    }
}
