package parachute.tools.train.data;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parachute.engine.eval.Evaluator;
import parachute.engine.eval.classical.ClassicalEvaluator;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.work.LocalTaskRunner;

class GenerationTest {
    private static final int NODES = 60, GAMES = 20;

    @TempDir
    private Path folder;

    private final List<String> reports = new ArrayList<>();

    private static Generation generation(long seed) {
        return new Generation(Variant.CRAZYHOUSE, NODES, seed, ClassicalEvaluator::new, 0);
    }

    private byte[] play(String name, int games, int threads) throws IOException, InterruptedException {
        Path file = folder.resolve(name);
        generation(5).run(file, games, new LocalTaskRunner(threads), reports::add);
        return Files.readAllBytes(file);
    }

    @Test
    void theNumberOfThreadsMakesNoDifference() throws Exception {
        byte[] one = play("one", GAMES, 1);
        assertArrayEquals(one, play("two", GAMES, 2));
        assertArrayEquals(one, play("three", GAMES, 3));
    }

    @Test
    void aFileThatWasCutOffBecomesTheSameAsAWholeOne() throws Exception {
        byte[] whole = play("whole", GAMES, 2);
        for (int length : new int[] {0, 10, GameFileHeader.BYTES, whole.length / 3, whole.length - 1}) {
            Files.write(folder.resolve("cut"), Arrays.copyOf(whole, length));
            assertArrayEquals(whole, play("cut", GAMES, 2), length + " bytes");
        }
    }

    @Test
    void anInterruptedRunGoesOnWhereItWas() throws Exception {
        Path file = folder.resolve("interrupted");
        Thread runner = Thread.currentThread();
        AtomicInteger evaluations = new AtomicInteger();
        Generation interrupting =
                new Generation(Variant.CRAZYHOUSE, NODES, 5, variant -> interruptingAt(30_000, evaluations, runner), 0);
        assertThrows(
                InterruptedException.class,
                () -> interrupting.run(file, 1_000_000, new LocalTaskRunner(2), reports::add));
        long begun;
        try (GameWriter writer = new GameWriter(file, new GameFileHeader(Variant.CRAZYHOUSE, NODES, 5, 0))) {
            begun = writer.games();
        }
        assertTrue(begun > 0);
        int games = (int) begun + 5;
        assertArrayEquals(play("whole", games, 2), play("interrupted", games, 2));
    }

    private static Evaluator interruptingAt(int count, AtomicInteger evaluations, Thread runner) {
        Evaluator evaluator = new ClassicalEvaluator(Variant.CRAZYHOUSE);
        return position -> {
            if (evaluations.incrementAndGet() == count) {
                runner.interrupt();
            }
            return evaluator.evaluate(position);
        };
    }

    @Test
    void moreGamesAreAppended() throws Exception {
        byte[] few = play("games", 3, 2);
        byte[] more = play("games", 6, 2);
        assertArrayEquals(few, Arrays.copyOf(more, few.length));
        assertTrue(more.length > few.length);
        assertArrayEquals(more, play("games", 3, 2), "no game is removed");
    }

    @Test
    void gamesOfOtherSettingsAreRefused() throws Exception {
        byte[] games = play("games", 1, 1);
        Path file = folder.resolve("games");
        assertThrows(UserException.class, () -> generation(6).run(file, 2, new LocalTaskRunner(1), reports::add));
        assertArrayEquals(games, Files.readAllBytes(file));
    }

    @Test
    void theLastLineTellsWhatWasMade() throws Exception {
        play("games", 4, 2);
        play("games", 6, 2);
        assertEquals(2, reports.size(), reports::toString);
        long positions = 0;
        try (GameReader reader = GameReader.open(folder.resolve("games"), Variant.CRAZYHOUSE)) {
            for (var game = reader.next(); game.isPresent(); game = reader.next()) {
                positions += Replay.count(game.get(), Variant.CRAZYHOUSE);
            }
        }
        String expected = "6 of 6 games, " + positions + " positions, \\d+ positions a core-second, 0:00:00 left";
        assertTrue(reports.get(1).matches(expected), reports.get(1));
    }
}
