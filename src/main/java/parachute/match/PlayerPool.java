package parachute.match;

import java.util.HashMap;
import java.util.Map;
import parachute.board.Variant;

/** The engines of one thread, kept from game to game: an engine that has warmed up is worth keeping. */
final class PlayerPool implements AutoCloseable {
    private final Variant variant;
    private final long patience;
    private final Map<String, Player> players = new HashMap<>();

    PlayerPool(Variant variant, long patience) {
        this.variant = variant;
        this.patience = patience;
    }

    /** A player that is ready for a new game; started anew if the last one is no longer fit. */
    Player get(EngineSpec spec) throws EngineFailure, InterruptedException {
        Player player = players.get(spec.name());
        if (player != null && player.isReusable()) {
            return player;
        }
        drop(spec.name());
        Player started = Player.start(spec, variant, patience);
        players.put(spec.name(), started);
        return started;
    }

    /** Ends an engine that cannot be trusted any more. */
    void drop(String name) {
        Player player = players.remove(name);
        if (player != null) {
            player.kill();
        }
    }

    /** Ends all engines without waiting for them. */
    void killAll() {
        players.values().forEach(Player::kill);
    }

    @Override
    public void close() {
        players.values().forEach(Player::close);
        players.clear();
    }
}
