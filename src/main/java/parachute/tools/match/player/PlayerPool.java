package parachute.tools.match.player;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.match.game.EngineFailure;
import parachute.tools.match.game.Player;
import parachute.tools.match.setup.EngineSpec;

/** The engines of one thread, kept between games because starting an engine takes time. Used by one thread. */
public final class PlayerPool implements AutoCloseable {
    private final Variant variant;
    private final long stallTime;
    private final List<Integer> processors;
    private final Map<String, EnginePlayer> players = new HashMap<>();

    /**
     * Creates a pool without engines.
     *
     * @param variant the variant that they are to play
     * @param stallTime nanoseconds: the maximum time of a search without a time limit
     * @param processors the processors on which they run; empty for any
     */
    public PlayerPool(Variant variant, long stallTime, List<Integer> processors) {
        this.variant = variant;
        this.stallTime = stallTime;
        this.processors = List.copyOf(processors);
    }

    /**
     * Returns a player that is ready for a new game, starting one if none can be reused.
     *
     * @throws UserException if the engine cannot be started or does not support the variant or the options
     * @throws EngineFailure if it ends or does not reply
     * @throws InterruptedException if the match is called off
     */
    public Player get(EngineSpec spec) throws EngineFailure, InterruptedException {
        EnginePlayer player = players.get(spec.name());
        if (player != null && player.isReusable()) {
            return player;
        }
        if (player != null) {
            players.remove(spec.name());
            player.close();
        }
        EnginePlayer started = EnginePlayer.start(spec.on(processors), variant, stallTime);
        players.put(spec.name(), started);
        return started;
    }

    /** Ends an engine after a failure; the next {@link #get} starts it again. */
    public void drop(String name) {
        EnginePlayer player = players.remove(name);
        if (player != null) {
            player.kill();
        }
    }

    /** Ends all engines without waiting for them. */
    public void killAll() {
        players.values().forEach(EnginePlayer::kill);
    }

    /** Ends all engines in an orderly way. */
    @Override
    public void close() {
        players.values().forEach(EnginePlayer::close);
        players.clear();
    }
}
