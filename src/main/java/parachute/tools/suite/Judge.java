package parachute.tools.suite;

import java.util.List;
import parachute.rules.board.Position;

/** Somebody who ranks the moves of a position. */
interface Judge extends AutoCloseable {
    /**
     * The best moves of a position, best first; fewer than {@code lines} only if there are fewer legal moves. What was
     * judged before has no influence.
     *
     * @param nodes positions to look at
     */
    List<RankedMove> judge(Position position, int lines, long nodes);

    /** Lets go of whatever it needed. */
    @Override
    default void close() {}
}
