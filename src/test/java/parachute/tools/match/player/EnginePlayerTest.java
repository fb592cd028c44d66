package parachute.tools.match.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import parachute.io.ChildProcess;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.match.game.EngineFailure;
import parachute.tools.match.game.Fault;
import parachute.tools.match.game.LiveGame;
import parachute.tools.match.game.Reply;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Opening;

/** When a move counts as made, and what becomes of an engine that makes none. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(60)
class EnginePlayerTest {
    private static final long LONG = TimeUnit.SECONDS.toNanos(30);

    @Test
    void aMoveThatWasReadInTimeIsInTimeWheneverTheRefereeSeesIt() throws Exception {
        EngineSpec spec = spec("read go; echo e2e4; read stop; read quit");
        LiveGame game = new LiveGame(Variant.CHESS, Opening.START, spec.timeControl(), spec.timeControl());
        try (SlowlyRead player = new SlowlyRead(spec)) {
            Reply reply = player.think(game);
            assertEquals(Optional.of("e2e4"), reply.move());
        }
    }

    @Test
    void anEngineThatEndsHasCrashed() throws Exception {
        EngineSpec spec = spec("read go; exit 3");
        LiveGame game = new LiveGame(Variant.CHESS, Opening.START, spec.timeControl(), spec.timeControl());
        try (SlowlyRead player = new SlowlyRead(spec)) {
            EngineFailure crash = assertThrows(EngineFailure.class, () -> player.think(game));
            assertEquals(Fault.CRASH, crash.fault());
            assertEquals("ended with status 3", crash.getMessage());
        }
    }

    /** It does not stall, though its child still holds both pipes. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void anEngineThatEndsHasCrashedThoughItsChildRunsOn() throws Exception {
        EngineSpec spec = spec("read go; exec 3<&0; sleep 1000 <&3 & exit 3");
        LiveGame game = new LiveGame(Variant.CHESS, Opening.START, spec.timeControl(), spec.timeControl());
        try (SlowlyRead player = new SlowlyRead(spec)) {
            EngineFailure crash = assertThrows(EngineFailure.class, () -> player.think(game));
            assertEquals(Fault.CRASH, crash.fault());
            assertEquals("ended with status 3", crash.getMessage());
        }
    }

    @Test
    void aProgramThatDoesNotExistIsNamed() {
        EngineSpec spec = EngineSpec.parse(Map.of("cmd", "./no-such-engine", "name", "toy"), Map.of());
        UserException e = assertThrows(UserException.class, () -> EnginePlayer.start(spec, Variant.CHESS, LONG));
        assertTrue(e.getMessage().startsWith("toy cannot be started: "), e.getMessage());
    }

    private static EngineSpec spec(String script) {
        return EngineSpec.parse(Map.of("cmd", "sh -c \"" + script + '"', "st", "1", "margin", "1"), Map.of());
    }

    /** A player whose lines come through to the referee only when the time for a move is over. */
    private static final class SlowlyRead extends EnginePlayer {
        private static final long DELAY = 1_500;

        SlowlyRead(EngineSpec spec) {
            super(spec, LONG);
        }

        @Override
        boolean isSearchInfo(String line) {
            try {
                Thread.sleep(DELAY);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return false;
        }

        @Override
        boolean isMove(String line) {
            return true;
        }

        @Override
        void initialise(Variant variant) {}

        @Override
        public void newGame(LiveGame game, int side) {}

        @Override
        void prepareToThink(LiveGame game) {}

        @Override
        String[] orderToThink(LiveGame game) {
            return new String[] {"go"};
        }

        @Override
        Optional<Reply> reply(ChildProcess.OutputLine line, long start) {
            return Optional.of(new Reply(
                    Optional.of(line.text()), Optional.empty(), line.nanos() - start, Optional.empty(), false));
        }

        @Override
        String orderToMoveNow() {
            return "stop";
        }

        @Override
        public void gameOver(String result, String reason) {}
    }
}
