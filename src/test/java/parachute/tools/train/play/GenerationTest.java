package parachute.tools.train.play;

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
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parachute.engine.eval.choice.Evaluation;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.train.data.GameFileHeader;
import parachute.tools.train.data.GameReader;
import parachute.tools.train.data.GameWriter;
import parachute.tools.train.data.Replay;
import parachute.tools.work.LocalTaskRunner;
import parachute.tools.work.TaskRunner;
import parachute.tools.work.Work;

class GenerationTest {
    private static final int NODES = 20, GAMES = 12;

    @TempDir
    private Path folder;

    private final List<String> reports = new ArrayList<>();

    private static Generation generation(long seed) {
        return new Generation(Variant.CRAZYHOUSE, NODES, seed, Evaluation.DEFAULT);
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
        TaskRunner interrupted = interruptedAfter(12, Thread.currentThread());
        assertThrows(InterruptedException.class, () -> generation(5).run(file, 1_000_000, interrupted, reports::add));
        long begun;
        try (GameWriter writer =
                new GameWriter(file, GameFileHeader.of(Variant.CRAZYHOUSE, NODES, 5, false, Evaluation.DEFAULT))) {
            begun = writer.games();
        }
        assertTrue(begun > 0);
        int games = (int) begun + 5;
        assertArrayEquals(play("whole", games, 2), play("interrupted", games, 2));
    }

    /** Two threads; while one of them plays, that which waits for them is interrupted. */
    private static TaskRunner interruptedAfter(int games, Thread waiting) {
        LocalTaskRunner threads = new LocalTaskRunner(2);
        AtomicInteger played = new AtomicInteger();
        return new TaskRunner() {
            @Override
            public <T, R> void run(Work<T, R> work, Supplier<Optional<T>> tasks, BiConsumer<T, R> results)
                    throws InterruptedException {
                threads.run(work, tasks, (task, result) -> {
                    results.accept(task, result);
                    if (played.incrementAndGet() == games) {
                        waiting.interrupt();
                    }
                });
            }

            @Override
            public void stop() {
                threads.stop();
            }
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
