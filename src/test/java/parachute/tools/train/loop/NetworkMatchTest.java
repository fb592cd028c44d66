package parachute.tools.train.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parachute.engine.eval.choice.Evaluation;
import parachute.tools.match.MatchesListener;
import parachute.tools.train.games.SearchGame;
import parachute.tools.train.loop.LoopGeneration.MatchRow;
import parachute.tools.work.TaskRunner;
import parachute.tools.work.Work;
import parachute.tools.work.WorkJson;

/** The test that decides a match, with games whose results are given. */
class NetworkMatchTest {
    /** Pairs that the new network wins at first; it loses all later ones. */
    private static final int WON_PAIRS = 40;

    private static final LoopSettings SETTINGS = new LoopSettings(
            "chess",
            List.of(new PlayPhase(1, 1)),
            1,
            1,
            8,
            64,
            List.of(new TrainingPhase(1, 1e-3, 0.1, 0.1, 0)),
            false,
            0,
            10,
            200,
            0,
            200);

    @TempDir
    private Path folder;

    /** Keeps a number of games in progress, and ends the last of them first. */
    private record ManyMachines(int games) implements TaskRunner {
        @Override
        public <T, R> void run(Work<T, R> work, Supplier<Optional<T>> tasks, BiConsumer<T, R> results) {
            List<T> inWork = new ArrayList<>();
            Optional<T> next = tasks.get();
            while (next.isPresent() || !inWork.isEmpty()) {
                next.ifPresent(inWork::add);
                if (inWork.size() == games || next.isEmpty()) {
                    T task = inWork.removeLast();
                    results.accept(task, work.parseResult(task, result(work.taskText(task))));
                }
                next = tasks.get();
            }
        }

        /** Returns every third pair that is won has a draw. */
        private static String result(String text) {
            SearchGame game = WorkJson.read(text, SearchGame.class);
            if (game.second() && game.pair() % 3 == 0) {
                return "{\"result\":\"1/2-1/2\",\"fault\":\"\"}";
            }
            boolean whiteWins = game.pair() < WON_PAIRS != game.second();
            return "{\"result\":\"" + (whiteWins ? "1-0" : "0-1") + "\",\"fault\":\"\"}";
        }

        @Override
        public void stop() {
            throw new UnsupportedOperationException("nobody stops a match of the loop");
        }
    }

    private NetworkMatch match() {
        return new NetworkMatch(SETTINGS, Evaluation.DEFAULT, Evaluation.CLASSICAL, 1, MatchesListener.NONE);
    }

    private MatchRow play(NetworkMatch match, String file, int games) throws IOException, InterruptedException {
        return match.run(folder.resolve(file), new ManyMachines(games), line -> {});
    }

    @Test
    void theMatchIsDecidedByTheSamePairsHoweverManyGamesAreInWork() throws Exception {
        NetworkMatch one = match();
        MatchRow row = play(one, "one", 1);
        assertTrue(one.isWon(), row::toString);
        assertEquals(0, row.losses());
        assertTrue(row.wins() + row.draws() < 2 * WON_PAIRS, row::toString);
        NetworkMatch many = match();
        assertEquals(row, play(many, "many", 150));
        assertTrue(many.isWon());
        assertTrue(Files.readAllLines(folder.resolve("many")).size() > 2 * WON_PAIRS, "more have ended");
    }

    @Test
    void aMatchThatIsReadAgainHasTheSameOutcome() throws Exception {
        MatchRow row = play(match(), "file", 150);
        assertEquals(row, play(match(), "file", 1));
    }
}
