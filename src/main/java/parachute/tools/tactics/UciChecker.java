package parachute.tools.tactics;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import parachute.engine.search.Score;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.tools.match.game.EngineFailure;
import parachute.tools.match.player.UciInfo;
import parachute.tools.match.player.UciPlayer;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Protocol;
import parachute.tools.match.setup.TimeControl;

/** Another engine, over UCI. */
public final class UciChecker implements Judge {
    private static final Map<String, String> OPTIONS = Map.of("Hash", "16", "Threads", "1");

    /** Nanoseconds, far more than any search takes. */
    private static final long TIMEOUT = TimeUnit.MINUTES.toNanos(5);

    private final String name;
    private final UciPlayer engine;

    /**
     * Starts the engine.
     *
     * @param command the program and its arguments
     * @throws UserException if it cannot be started or does not know the variant
     */
    public UciChecker(List<String> command, Variant variant) {
        name = command.get(0);
        EngineSpec spec = EngineSpec.of(name, command, Protocol.UCI, OPTIONS, TimeControl.NONE);
        engine = ask(() -> UciPlayer.startForAnalysis(spec, variant, TIMEOUT));
    }

    @Override
    public List<RankedMove> judge(Position position, int lines, long nodes) {
        return ask(() -> engine.analyse(position, lines, nodes)).stream()
                .map(info -> new RankedMove(CoordinateMove.parse(position, info.move()), score(info)))
                .toList();
    }

    /** Converts to a {@link Score}, which counts plies instead of moves. */
    private static int score(UciInfo info) {
        if (!info.isMate()) {
            return info.score();
        }
        return info.score() > 0 ? Score.mateIn(2 * info.score() - 1) : Score.matedIn(-2 * info.score());
    }

    /** A request to the engine. */
    private interface UciRequest<T> {
        T answer() throws EngineFailure, InterruptedException;
    }

    /** Asks the engine; the user has named it, so its failure is reported to the user. */
    private <T> T ask(UciRequest<T> request) {
        try {
            return request.answer();
        } catch (EngineFailure e) {
            throw new UserException(name + ' ' + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UserException(name + " was interrupted");
        }
    }

    @Override
    public void close() {
        engine.kill();
    }
}
