package parachute.tools.levels;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import parachute.engine.Engine;
import parachute.engine.search.SearchLimits;
import parachute.engine.strength.Level;
import parachute.rules.board.Position;

/**
 * A player on the ladder.
 *
 * @param name in tables
 * @param player returns a chooser of moves for a game with these random numbers
 */
record Contestant(String name, Function<RandomGenerator, ToIntFunction<Position>> player) {
    static final Contestant RANDOM =
            new Contestant("random moves", random -> position -> SimplePlayers.anyMove(position, random));

    static final Contestant CAPTURES =
            new Contestant("best capture", random -> position -> SimplePlayers.bestCapture(position, random));

    /** Returns the levels of the engine from the weakest on; the one without a limit gets a number of nodes a move. */
    static List<Contestant> levels(long nodes) {
        List<Contestant> levels = new ArrayList<>();
        for (Level level : EnumSet.range(Level.NEWCOMER, Level.FULL)) {
            SearchLimits.Builder limits = SearchLimits.builder();
            if (level.strength().isEmpty()) {
                limits.nodes(nodes);
            }
            SearchLimits built = limits.build();
            ThreadLocal<LevelPlayer> players = ThreadLocal.withInitial(() -> new LevelPlayer(level, built));
            levels.add(new Contestant(
                    level.number() + " " + level.label(),
                    random -> players.get().begin(random)));
        }
        return levels;
    }

    /**
     * A level in one game after another. It keeps its engine, whose memory would otherwise be allocated anew for every game
     * and freed only when the heap is full. It belongs to one thread.
     */
    private static final class LevelPlayer {
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
}
