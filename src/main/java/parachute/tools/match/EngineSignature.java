package parachute.tools.match;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.match.game.Adjudication;
import parachute.tools.match.game.EngineFailure;
import parachute.tools.match.game.EngineScore;
import parachute.tools.match.game.Game;
import parachute.tools.match.game.GameResult;
import parachute.tools.match.game.Pairing;
import parachute.tools.match.game.PlayedMove;
import parachute.tools.match.game.Player;
import parachute.tools.match.game.Referee;
import parachute.tools.match.game.Round;
import parachute.tools.match.player.PlayerPool;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Opening;
import parachute.tools.match.setup.Protocol;
import parachute.tools.match.setup.TimeControl;

/**
 * A checksum that distinguishes builds of an engine: the moves and scores of a few plies against itself, to a small
 * depth and on one thread. It is the same on all machines with the same build, whatever their operating systems.
 */
final class EngineSignature {
    private static final TimeControl LIMIT = TimeControl.ofDepth(6);

    /** Draws after four moves of each side. */
    private static final Adjudication SHORT = new Adjudication(0, 0, 0, 0, 0, 4);

    private EngineSignature() {}

    /**
     * Returns the signature of an engine with its options.
     *
     * @throws UserException if it cannot play that game
     * @throws InterruptedException if the calling thread is interrupted; the engine is then ended
     */
    static String of(EngineSpec engine, Variant variant, long stallNanos) throws InterruptedException {
        PlayerPool pool = new PlayerPool(variant, stallNanos, List.of());
        try (pool) {
            Player white = pool.get(player(engine, "white"));
            // UCI sends each position as a whole, so one process can play both sides, which starts faster than two.
            Player black = engine.protocol() == Protocol.UCI ? white : pool.get(player(engine, "black"));
            Game game = Referee.play(
                    new Pairing(new Round("signature"), variant, Opening.START, white.spec(), black.spec()),
                    white,
                    black,
                    SHORT,
                    played -> {});
            if (game.result().fault().isPresent()) {
                throw failure(engine, game.result().explanation());
            }
            return digest(game);
        } catch (EngineFailure e) {
            throw failure(engine, GameResult.withErrors(e.getMessage(), e.errors()));
        } catch (InterruptedException e) {
            pool.killAll();
            throw e;
        }
    }

    private static UserException failure(EngineSpec engine, String reason) {
        return new UserException(engine.name() + " does not play: " + reason);
    }

    /** Returns an engine of this name with what a signature depends on: equal ones have the same signature. */
    static EngineSpec player(EngineSpec engine, String name) {
        Map<String, String> options = new LinkedHashMap<>(engine.options());
        options.computeIfPresent(engine.protocol() == Protocol.UCI ? "Threads" : "cores", (key, value) -> "1");
        return engine.with(name, options, LIMIT);
    }

    private static String digest(Game game) {
        CRC32 sum = new CRC32();
        for (PlayedMove move : game.moves()) {
            String score = move.evaluation().map(EngineScore::toString).orElse("-");
            sum.update((move.move() + " " + score + "\n").getBytes(StandardCharsets.UTF_8));
        }
        return Long.toHexString(sum.getValue());
    }
}
