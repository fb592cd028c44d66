package parachute.protocol.unicode;

import java.util.List;
import parachute.engine.Engine;
import parachute.engine.search.Bound;
import parachute.engine.search.Score;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchListener;
import parachute.rules.board.Position;
import parachute.rules.movegen.MateInOne;
import parachute.rules.movegen.MoveList;

/** Chooses the move of the one-shot program: at once where there is nothing to decide, else by a search of fixed time. */
final class MoveChooser {
    /** Megabytes; more is not filled within the usual time, and would only have to be cleared at the start. */
    private static final int HASH = 16;

    private MoveChooser() {}

    /** The best of the legal moves, of which there is at least one, found within a time in milliseconds. */
    static int choose(Position position, MoveList moves, long moveTimeMillis) {
        if (moves.size() == 1) {
            return moves.get(0);
        }
        List<Integer> mates = MateInOne.moves(position);
        if (!mates.isEmpty()) {
            return mates.get(0);
        }
        return search(position, moveTimeMillis);
    }

    private static int search(Position position, long moveTimeMillis) {
        try (Engine engine = new Engine()) {
            engine.setHash(HASH);
            engine.setMoveOverhead(0); // no clock runs while the answer is written
            engine.setPosition(position.copy());
            SearchLimits limits =
                    SearchLimits.builder().moveTime(moveTimeMillis).build();
            return engine.think(limits, stopAtMate(engine)).result().bestMove();
        }
    }

    /** Stops the search once a forced mate is found. */
    private static SearchListener stopAtMate(Engine engine) {
        return new SearchListener() {
            @Override
            public void onLine(SearchLine line) {
                if (line.rank() == 1 && line.bound() == Bound.EXACT && line.score() >= Score.MATE_BOUND) {
                    engine.stop();
                }
            }
        };
    }
}
