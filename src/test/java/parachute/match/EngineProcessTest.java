package parachute.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import parachute.board.Variant;

/** When a line counts as said, and what is left of an engine. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(60)
class EngineProcessTest {
    private static final long LONG = TimeUnit.SECONDS.toNanos(30);

    @Test
    void aLineThatCameTooLateStaysForWhoeverWaitsLonger() throws Exception {
        long before = System.nanoTime();
        try (EngineProcess engine = new EngineProcess(spec("printf 'one\\ntwo\\n'; read x"), line -> false)) {
            assertEquals("one", engine.next(before + LONG).orElseThrow().text());
            Thread.sleep(100);
            assertEquals(Optional.empty(), engine.next(before));
            assertEquals(Optional.empty(), engine.next(before));
            assertEquals("two", engine.next(before + LONG).orElseThrow().text());
        }
    }

    @Test
    void theEndOfAnEngineIsNeverTooLate() throws Exception {
        long before = System.nanoTime();
        try (EngineProcess engine = new EngineProcess(spec("echo one; exit 3"), line -> false)) {
            assertEquals("one", engine.next(before + LONG).orElseThrow().text());
            assertThrows(EngineFailure.class, () -> engine.next(before + LONG));
            EngineFailure crash = assertThrows(EngineFailure.class, () -> engine.next(before));
            assertEquals("ended with status 3", crash.getMessage());
        }
    }

    @Test
    void aMoveThatWasReadInTimeIsInTimeWheneverTheRefereeSeesIt() throws Exception {
        EngineSpec spec = spec("read go; echo e2e4; read stop; read quit");
        Game game = new Game(Variant.CHESS, Opening.START, spec.timeControl(), spec.timeControl());
        try (SlowlyRead player = new SlowlyRead(spec)) {
            Reply reply = player.think(game);
            assertEquals(Optional.of("e2e4"), reply.move());
        }
    }

    @Test
    void whatAnEngineStartedIsKilledAlsoIfTheEngineIsGone(@TempDir Path folder) throws Exception {
        Path survived = folder.resolve("survived");
        String child = "(sleep 1; echo >'" + survived + "') >/dev/null";
        long deadline = System.nanoTime() + LONG;
        try (EngineProcess engine = new EngineProcess(spec(child + " & echo ready; read end"), line -> false)) {
            assertEquals("ready", engine.next(deadline).orElseThrow().text());
            engine.noteFamily();
            engine.send("end");
            assertThrows(EngineFailure.class, () -> engine.next(deadline));
            engine.kill();
        }
        Thread.sleep(2_000);
        assertFalse(Files.exists(survived));
    }

    private static EngineSpec spec(String script) {
        return EngineRoster.engine(Map.of("cmd", "sh -c \"" + script + '"', "st", "1", "margin", "1"), Map.of());
    }

    /** A player whose lines come through to the referee only when the time for a move is over. */
    private static final class SlowlyRead extends Player {
        private static final long DELAY = 1_500;

        SlowlyRead(EngineSpec spec) {
            super(spec, LONG);
        }

        @Override
        boolean isNews(String line) {
            try {
                Thread.sleep(DELAY);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return false;
        }

        @Override
        void introduce(Variant variant) {}

        @Override
        void newGame(Game game, int side) {}

        @Override
        void prepareToThink(Game game) {}

        @Override
        String[] orderToThink(Game game) {
            return new String[] {"go"};
        }

        @Override
        Optional<Reply> reply(EngineProcess.Line line, long start) {
            return Optional.of(new Reply(
                    Optional.of(line.text()), Optional.empty(), line.nanos() - start, Optional.empty(), false));
        }

        @Override
        String orderToMoveNow() {
            return "stop";
        }

        @Override
        void gameOver(String result, String reason) {}
    }
}
