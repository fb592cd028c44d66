package parachute.web.game;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A subscription to every change of a game, until it is closed. Used by one thread. */
public final class GameWatch implements AutoCloseable {
    private final WebGame game;
    private int sentVersion = -1;
    private List<? extends Record> sent = List.of();
    private boolean isClosed;

    GameWatch(WebGame game) {
        this.game = game;
    }

    /**
     * Waits for a state of the game that was not sent yet; the first one is available at once.
     *
     * @return the game as JSON, without the moves that were sent before; empty if it has not changed
     */
    public Optional<Map<String, Object>> await(Duration atMost) throws InterruptedException {
        synchronized (game) {
            if (sentVersion == game.version() && !game.isClosed()) {
                game.wait(atMost.toMillis());
            }
            if (sentVersion == game.version()) {
                return Optional.empty();
            }
            List<? extends Record> moves = game.moves();
            int kept = 0;
            while (kept < Math.min(sent.size(), moves.size()) && sent.get(kept).equals(moves.get(kept))) {
                kept++;
            }
            Map<String, Object> json = game.json(kept);
            sent = moves;
            sentVersion = game.version();
            return Optional.of(json);
        }
    }

    /** Returns whether no other state will come: the game was deleted, or the program ends. */
    public boolean isAtEnd() {
        return game.isClosed();
    }

    @Override
    public void close() {
        if (!isClosed) {
            isClosed = true;
            game.leave();
        }
    }
}
