package parachute.tools.train.play;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.Search;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchMemory;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.tools.train.data.GameFileHeader;
import parachute.tools.train.data.GameReader;
import parachute.tools.train.data.Replay;
import parachute.tools.train.data.TrainingGame;
import parachute.tools.work.LocalTaskRunner;

class RescoringTest {
    private static final Variant VARIANT = Variant.CRAZYHOUSE;
    private static final int GAMES = 6;

    @TempDir
    private static Path shared;

    private static Path played;

    @TempDir
    private Path folder;

    @BeforeAll
    static void play() throws Exception {
        played = shared.resolve("played");
        new Generation(VARIANT, 30, 1, Evaluation.DEFAULT).run(played, GAMES, new LocalTaskRunner(2), line -> {});
    }

    private static void rescore(Path from, Path copy, Optional<Integer> nodes) throws Exception {
        new Rescoring(VARIANT, nodes, Evaluation.DEFAULT).run(from, copy, new LocalTaskRunner(2), line -> {});
    }

    private static List<TrainingGame> games(Path file) throws IOException {
        List<TrainingGame> games = new ArrayList<>();
        try (GameReader reader = GameReader.open(file, VARIANT)) {
            for (var game = reader.next(); game.isPresent(); game = reader.next()) {
                games.add(game.get());
            }
        }
        return games;
    }

    private static int[] moves(TrainingGame game) {
        int[] moves = new int[game.plies()];
        Arrays.setAll(moves, game::move);
        return moves;
    }

    @Test
    void gamesAndResultsStay() throws Exception {
        Path copy = folder.resolve("copy");
        rescore(played, copy, Optional.of(200));
        List<TrainingGame> before = games(played);
        List<TrainingGame> after = games(copy);
        assertEquals(GAMES, after.size());
        assertNotEquals(before, after);
        for (int i = 0; i < GAMES; i++) {
            assertArrayEquals(moves(before.get(i)), moves(after.get(i)));
            assertEquals(before.get(i).result(), after.get(i).result());
            assertEquals(before.get(i).openingPlies(), after.get(i).openingPlies());
        }
    }

    /** Its table is empty before the first quiet position of a game. */
    @Test
    void aScoreIsThatOfASearch() throws Exception {
        Path copy = folder.resolve("copy");
        rescore(played, copy, Optional.of(200));
        for (TrainingGame game : games(copy)) {
            Position first = firstQuiet(game);
            int score = new Search(
                            first,
                            SearchLimits.NONE.withSoftNodes(200).withNodes(1_600),
                            SearchListener.SILENT,
                            new SearchMemory(4, 1, 30_000),
                            Evaluation.DEFAULT,
                            0)
                    .run()
                    .score();
            assertEquals(first.sideToMove() == Side.WHITE ? score : -score, game.score(first.ply()));
        }
    }

    private static Position firstQuiet(TrainingGame game) {
        List<Position> first = new ArrayList<>();
        Replay.play(game, VARIANT, (position, score) -> {
            if (first.isEmpty()) {
                first.add(position.copy());
            }
        });
        return first.getFirst();
    }

    @Test
    void scoresFromWhichNothingIsLearnedStay() throws Exception {
        Path copy = folder.resolve("copy");
        rescore(played, copy, Optional.of(200));
        List<TrainingGame> before = games(played);
        List<TrainingGame> after = games(copy);
        int kept = 0;
        for (int i = 0; i < GAMES; i++) {
            TrainingGame game = before.get(i);
            boolean[] quiet = new boolean[game.plies()];
            Replay.play(game, VARIANT, (position, score) -> quiet[position.ply()] = true);
            for (int ply = game.openingPlies(); ply < game.plies(); ply++) {
                if (!quiet[ply]) {
                    assertEquals(game.score(ply), after.get(i).score(ply));
                    kept++;
                }
            }
        }
        assertTrue(kept > 0);
    }

    @Test
    void aCopyThatWasCutOffBecomesTheSameAsAWholeOne() throws Exception {
        Path copy = folder.resolve("copy");
        rescore(played, copy, Optional.empty());
        byte[] whole = Files.readAllBytes(copy);
        for (int length : new int[] {0, GameFileHeader.BYTES, whole.length / 2, whole.length}) {
            Files.write(copy, Arrays.copyOf(whole, length));
            rescore(played, copy, Optional.empty());
            assertArrayEquals(whole, Files.readAllBytes(copy), length + " bytes");
        }
    }

    @Test
    void aCopyOfOtherGamesIsNotContinued() throws Exception {
        Path copy = folder.resolve("copy");
        rescore(played, copy, Optional.empty());
        byte[] before = Files.readAllBytes(copy);
        Path others = folder.resolve("others");
        new Generation(VARIANT, 31, 1, Evaluation.DEFAULT).run(others, GAMES, new LocalTaskRunner(2), line -> {});
        UserException refusal = assertThrows(UserException.class, () -> rescore(others, copy, Optional.of(30)));
        assertEquals(copy + " has different games from " + others, refusal.getMessage());
        assertArrayEquals(before, Files.readAllBytes(copy));
    }

    /** Its games are not those that its header would make. */
    @Test
    void noGamesArePlayedIntoACopy() throws Exception {
        Path copy = folder.resolve("copy");
        rescore(played, copy, Optional.empty());
        UserException refusal = assertThrows(
                UserException.class,
                () -> new Generation(VARIANT, 30, 1, Evaluation.DEFAULT)
                        .run(copy, GAMES + 1, new LocalTaskRunner(1), line -> {}));
        String settings = "crazyhouse, 30 nodes a move, seed 1, evaluation "
                + Integer.toHexString(Evaluation.DEFAULT.checksum(VARIANT));
        assertEquals(
                copy + " has games with other settings: " + settings + ", rescored, not " + settings,
                refusal.getMessage());
    }

    @Test
    void tasksAndResultsCanBeSent() throws Exception {
        GameFileHeader header = GameFileHeader.of(VARIANT, 30, 1, true, Evaluation.DEFAULT);
        SelfPlayWork work = new SelfPlayWork(header, Evaluation.DEFAULT, (position, game) -> {});
        assertEquals(SelfPlayWork.RESCORING_KIND, work.kind());
        SelfPlayWork.SelfPlayTask task =
                new SelfPlayWork.SelfPlayTask(3, Optional.of(games(played).getFirst()));
        assertEquals(task, work.parseTask(work.taskText(task)));
        TrainingGame result = work.executor().execute(task);
        assertEquals(result, work.parseResult(task, work.resultText(result)));
        GameFileHeader ofPlay = GameFileHeader.of(VARIANT, 30, 1, false, Evaluation.DEFAULT);
        assertEquals(new SelfPlayWork(ofPlay, Evaluation.DEFAULT, (position, game) -> {}).identity(), work.identity());
    }
}
