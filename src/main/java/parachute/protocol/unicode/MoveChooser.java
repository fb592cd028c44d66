package parachute.protocol.unicode;

import java.util.List;
import java.util.Optional;
import parachute.engine.Engine;
import parachute.engine.search.Bound;
import parachute.engine.search.Score;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchListener;
import parachute.engine.strength.Level;
import parachute.rules.board.Position;
import parachute.rules.movegen.MateInOne;
import parachute.rules.movegen.MoveList;

/** Chooses the move of the one-shot program: at once if there is no choice, else by a search of fixed time. */
final class MoveChooser {
    /** Megabytes of the table; more is not filled within the usual time, but takes time to clear at the start. */
    private static final int HASH = 16;

    private MoveChooser() {}

    /**
     * Returns the move that a level, given by its number, chooses within a time in milliseconds; there must be at least
     * one legal move.
     */
    static int choose(Position position, MoveList moves, long moveTimeMillis, Optional<Integer> number) {
        if (moves.size() == 1) {
            return moves.get(0);
        }
        Level level = number.map(Level::of).orElse(Level.FULL);
        List<Integer> mates = level == Level.RANDOM ? List.of() : MateInOne.moves(position);
        if (!mates.isEmpty()) {
            return mates.get(0);
        }
        return search(position, moveTimeMillis, level);
    }

    private static int search(Position position, long moveTimeMillis, Level level) {
        try (Engine engine = new Engine()) {
            engine.setHash(HASH);
            engine.setMoveOverhead(0); // no clock runs while the reply is written
            engine.strength().setLevel(level);
            engine.setPosition(position.copy());
            SearchLimits limits = SearchLimits.NONE.withMoveTime(moveTimeMillis);
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
