package parachute.tools.match.player;

import java.util.HashMap;
import java.util.Map;
import parachute.rules.board.Variant;
import parachute.tools.match.game.EngineFailure;

/** The engines of one thread, kept from game to game: an engine that has warmed up is worth keeping. */
public final class PlayerPool implements AutoCloseable {
    private final Variant variant;
    private final long patience;
    private final Map<String, EnginePlayer> players = new HashMap<>();

    public PlayerPool(Variant variant, long patience) {
        this.variant = variant;
        this.patience = patience;
    }

    /** A player that is ready for a new game; started anew if the last one is no longer fit. */
    public EnginePlayer get(EngineSpec spec) throws EngineFailure, InterruptedException {
        EnginePlayer player = players.get(spec.name());
        if (player != null && player.isReusable()) {
            return player;
        }
        drop(spec.name());
        EnginePlayer started = EnginePlayer.start(spec, variant, patience);
        players.put(spec.name(), started);
        return started;
    }

    /** Ends an engine that cannot be trusted any more. */
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

    @Override
    public void close() {
        players.values().forEach(EnginePlayer::close);
        players.clear();
    }
}
