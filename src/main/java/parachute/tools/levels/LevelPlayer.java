package parachute.tools.levels;

import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import parachute.engine.Engine;
import parachute.engine.search.SearchLimits;
import parachute.engine.strength.Level;
import parachute.rules.board.Position;

/**
 * A level in one game after another. It keeps its engine, whose memory would otherwise be allocated anew for every game
 * and freed only when the heap is full. It belongs to one thread.
 */
final class LevelPlayer {
    private final SearchLimits limits;
    private final Engine engine;
    private RandomGenerator random = new SplittableRandom();

    LevelPlayer(Level level, SearchLimits limits) {
        this.limits = limits;
        engine = new Engine(() -> random.nextLong());
        engine.setHash(8);
        engine.strength().setLevel(level);
    }

    /** Forgets the last game and returns the chooser of moves for the next one, with its own random numbers. */
    ToIntFunction<Position> begin(RandomGenerator gameRandom) {
        random = gameRandom;
        engine.newGame(engine.position().variant());
        return this::move;
    }

    private int move(Position position) {
        engine.setPosition(position.copy());
        return engine.think(limits).result().bestMove();
    }
}
