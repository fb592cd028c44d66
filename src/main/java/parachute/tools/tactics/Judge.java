package parachute.tools.tactics;

import java.util.List;
import parachute.rules.board.Position;

/** An engine that ranks the moves of a position. */
public interface Judge extends AutoCloseable {
    /**
     * Returns the best moves of a position, best first; fewer than {@code lines} only if there are fewer legal moves.
     * Earlier positions have no influence.
     *
     * @param lines number of moves
     * @param nodes nodes of the search
     */
    List<RankedMove> judge(Position position, int lines, long nodes);

    /** Releases its resources. */
    @Override
    default void close() {}
}
