package parachute.tools.levels;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import parachute.engine.search.SearchLimits;
import parachute.engine.strength.Level;
import parachute.rules.board.Position;

/**
 * One that plays on the ladder.
 *
 * @param name in tables
 * @param player answers for a game's random numbers who chooses the moves of that game
 */
record Contestant(String name, Function<RandomGenerator, ToIntFunction<Position>> player) {
    /** Makes any move. */
    static final Contestant RANDOM =
            new Contestant("random moves", random -> position -> SimplePlayers.anyMove(position, random));

    /** Takes what it can. */
    static final Contestant CAPTURES =
            new Contestant("best capture", random -> position -> SimplePlayers.bestCapture(position, random));

    /** The levels of the engine from the weakest on; the one without a limit has so many nodes a move. */
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
}
