package parachute.tools.train.loop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.choice.EvaluationList;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.NetworkFile;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.rules.pgn.GameTree;
import parachute.tools.cluster.ClusterTaskRunner;
import parachute.tools.cluster.SimulatedMembership;
import parachute.tools.cluster.WorkerSlots;
import parachute.tools.json.Json;
import parachute.tools.match.MatchesListener;
import parachute.tools.match.Progress;
import parachute.tools.progress.ProgressPart;
import parachute.tools.progress.RecordedProgress;
import parachute.tools.progress.WorkListener;
import parachute.tools.train.data.Generation;
import parachute.tools.train.data.SelfPlayWork;
import parachute.tools.train.games.SearchGames;
import parachute.tools.train.loop.LoopGeneration.Play;
import parachute.tools.train.loop.LoopGeneration.Training;
import parachute.tools.train.net.NetworkMean;
import parachute.tools.train.net.NetworkTraining;
import parachute.tools.train.net.TrainingSettings;
import parachute.tools.train.net.TrainingTarget;
import parachute.tools.work.LocalTaskRunner;
import parachute.tools.work.TaskRunner;

/** A network taught by its own games, in short generations of chess. */
class TrainingLoopTest {
    private static final LoopSettings SETTINGS = settings(List.of(new PlayPhase(12, 20), new PlayPhase(6, 40)));

    @TempDir
    private static Path shared;

    private static byte[] start = {};
    private static Journal uninterrupted = Journal.EMPTY;
    private static final RecordedProgress PROGRESS = new RecordedProgress();

    /** The games of the matches of both generations. */
    private static final List<GameTree> MATCH_GAMES = Collections.synchronizedList(new ArrayList<>());

    @TempDir
    private Path folder;

    private static LoopSettings settings(List<PlayPhase> play) {
        List<TrainingPhase> training =
                List.of(new TrainingPhase(2, 1e-3, 0.1, 0.1, 0), new TrainingPhase(1, 1e-4, 0.1, 0.5, 40));
        return new LoopSettings("chess", play, 1, 1, 8, 64, training, true, 0, 30, 6, 0, 20);
    }

    @BeforeAll
    static void twoGenerationsWithoutInterruption() throws Exception {
        Path games = shared.resolve("classical.pgf");
        new Generation(Variant.CHESS, 20, 1, Evaluation.CLASSICAL).run(games, 25, new LocalTaskRunner(2), line -> {});
        Path network = shared.resolve("classical.net");
        NetworkTraining.anew(
                        Variant.CHESS,
                        new TrainingSettings(8, 1e-3, 0.1, TrainingTarget.of(0.3), 3, 64, 3, 2, 1, OptionalInt.empty()),
                        line -> {})
                .run(List.of(games), network, () -> {});
        start = Files.readAllBytes(network);
        uninterrupted = run(shared, 2, PROGRESS, (title, engines, test, all) -> new Progress() {
            @Override
            public void onGame(GameTree game) {
                MATCH_GAMES.add(game);
            }
        });
    }

    private static Journal run(Path root, int generations) throws IOException, InterruptedException {
        return run(root, generations, line -> {}, MatchesListener.NONE);
    }

    private static Journal run(Path root, int generations, WorkListener progress, MatchesListener matches)
            throws IOException, InterruptedException {
        return run(root, generations, new LocalTaskRunner(2), progress, matches);
    }

    private static Journal run(
            Path root, int generations, TaskRunner runner, WorkListener progress, MatchesListener matches)
            throws IOException, InterruptedException {
        LoopFolder loop = new LoopFolder(root);
        loop.create();
        Json.write(loop.settings(), SETTINGS);
        if (!Files.exists(loop.startNetwork())) {
            Files.write(loop.startNetwork(), start);
        }
        new TrainingLoop(Variant.CHESS, root, runner, 2, progress, matches).run(generations);
        return loop.journal();
    }

    private static TrainingLoop loop(Variant variant, Path root) {
        return new TrainingLoop(variant, root, new LocalTaskRunner(1), 1, line -> {}, MatchesListener.NONE);
    }

    /** Returns a generation without what depends on the clock. */
    private static LoopGeneration timeless(LoopGeneration generation) {
        return new LoopGeneration(
                generation.number(),
                generation.parent(),
                generation.network(),
                generation.play().stream()
                        .map(part ->
                                new Play(part.file(), part.nodes(), part.seed(), part.games(), part.positions(), 0))
                        .toList(),
                generation.training(),
                generation.check(),
                generation.match(),
                generation.inUse(),
                "");
    }

    private static List<LoopGeneration> timeless(Journal journal) {
        return journal.generations().stream().map(TrainingLoopTest::timeless).toList();
    }

    @Test
    void aGenerationPlaysLearnsIsCheckedAndPlaysAgainstTheNetworkInUse() {
        LoopGeneration first = uninterrupted.generations().get(0);
        assertEquals(List.of(12L, 6L), first.play().stream().map(Play::games).toList());
        assertEquals(List.of(20, 40), first.play().stream().map(Play::nodes).toList());
        assertEquals(2, first.training().size());
        Training all = first.training().get(0);
        assertTrue(all.positions() > 300, first::toString);
        assertEquals(2, all.losses().size());
        assertTrue(all.heldOut() < all.heldOutBefore(), "it has learnt something");
        assertTrue(first.check().passed(), first::toString);
        int games = first.match().wins() + first.match().draws() + first.match().losses();
        assertTrue(games >= 2 && games <= 6, first::toString);
    }

    @Test
    void thoseWhoWatchSeeTheStepsTheLossesTheGenerationsAndTheGamesOfTheMatches() {
        assertEquals(
                Set.of("Step", "Games", "Games being played", "Training", "Loss", "Generations"), PROGRESS.titles());
        assertEquals(List.of(List.of("2", "match")), PROGRESS.table("Step"));
        assertEquals(2, PROGRESS.table("Generations").size());
        int games = uninterrupted.generations().stream()
                .map(LoopGeneration::match)
                .mapToInt(match -> match.wins() + match.draws() + match.losses())
                .sum();
        assertEquals(games, MATCH_GAMES.size());
        assertTrue(MATCH_GAMES.stream()
                .noneMatch(game -> game.moves().isEmpty() || game.result().equals("*")));
    }

    @Test
    void aPartOfTheTrainingLearnsFromGamesWithEnoughNodesOnly() {
        List<Training> first = uninterrupted.generations().get(0).training();
        assertEquals(List.of("0001-20.pgf", "0001-40.pgf"), first.get(0).files());
        assertEquals(List.of("0001-40.pgf"), first.get(1).files());
        assertTrue(first.get(1).positions() < first.get(0).positions(), first::toString);
        List<Training> second = uninterrupted.generations().get(1).training();
        assertEquals(List.of("0001-40.pgf", "0002-40.pgf"), second.get(1).files());
    }

    @Test
    void whatIsTriedIsTheMeanOfTheNetworkInUseAndTheTrainedOne() throws IOException {
        LoopFolder loop = new LoopFolder(shared);
        List<Network> both =
                List.of(NetworkFile.read(loop.startNetwork()), NetworkFile.read(loop.step(1, "training-2.net")));
        assertArrayEquals(NetworkFile.format(NetworkMean.of(both)), Files.readAllBytes(loop.network(1)));
    }

    @Test
    void settingsWhoseTrainingWouldFindNoGamesAreRefused() {
        List<PlayPhase> shallow = List.of(new PlayPhase(20, 20));
        assertEquals(
                "a part of the training needs more nodes than any part of play has",
                assertThrows(IllegalArgumentException.class, () -> settings(shallow))
                        .getMessage());
    }

    @Test
    void settingsWhoseGamesWouldShareAFileAreRefused() {
        List<PlayPhase> alike = List.of(new PlayPhase(20, 40), new PlayPhase(10, 40));
        assertEquals(
                "the parts of play must differ in nodes",
                assertThrows(IllegalArgumentException.class, () -> settings(alike))
                        .getMessage());
    }

    @Test
    void theNextGenerationLearnsFromThePoolAndBeginsWithTheNetworkInUse() {
        LoopGeneration first = uninterrupted.generations().get(0);
        LoopGeneration second = uninterrupted.generations().get(1);
        assertEquals(
                List.of("0001-20.pgf", "0001-40.pgf", "0002-20.pgf", "0002-40.pgf"),
                second.training().get(0).files());
        assertEquals(first.inUse() ? first.network() : first.parent(), second.parent());
        assertEquals(first.play().get(0).seed() + 1, second.play().get(0).seed());
    }

    /** Each time all that comes later is not there yet. */
    @ParameterizedTest
    @ValueSource(strings = {"play", "training", "check", "match"})
    void aLoopThatWasKilledInAStepEndsAsIfItHadNotBeen(String step) throws Exception {
        LoopFolder loop = copyOfTheFirstGeneration();
        switch (step) {
            case "play" -> {
                cut(loop.games(1, 40));
                forget(loop, "play-40.json", "training-1.net", "training-1.net.checkpoint", "training-1.json");
                forget(loop, "training-2.net", "training-2.net.checkpoint", "training-2.json", "network.net");
                forget(loop, "check.json", "match.txt");
            }
            case "training" -> {
                forget(loop, "training-2.net", "training-2.net.checkpoint", "training-2.json", "network.net");
                forget(loop, "check.json", "match.txt");
            }
            case "check" -> forget(loop, "check.json", "match.txt");
            default -> cut(loop.step(1, "match.txt"));
        }
        assertEquals(timeless(uninterrupted).get(0), timeless(run(folder, 1)).get(0));
    }

    /** Returns a loop that has done all of the first generation but has not noted it. */
    private LoopFolder copyOfTheFirstGeneration() throws IOException {
        LoopFolder from = new LoopFolder(shared);
        LoopFolder to = new LoopFolder(folder);
        to.create();
        for (PlayPhase phase : SETTINGS.play()) {
            Files.copy(from.games(1, phase.nodes()), to.games(1, phase.nodes()));
        }
        Files.createDirectories(to.network(1).getParent());
        try (Stream<Path> files = Files.list(from.network(1).getParent())) {
            for (Path file : files.toList()) {
                Files.copy(file, to.step(1, file.getFileName().toString()));
            }
        }
        return to;
    }

    private static void forget(LoopFolder loop, String... files) throws IOException {
        for (String file : files) {
            Files.delete(loop.step(1, file));
        }
    }

    /** Takes away the last third, so that what stands there last is not whole. */
    private static void cut(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, bytes.length * 2 / 3));
    }

    @Test
    void gamesThatArePutIntoThePoolAreLearnedFromAsWell() throws Exception {
        LoopFolder loop = new LoopFolder(folder);
        loop.create();
        Files.copy(new LoopFolder(shared).games(2, 20), loop.games().resolve("0000.pgf"));
        LoopGeneration generation = run(folder, 1).generations().get(0);
        assertEquals("0000.pgf", generation.training().get(0).files().getFirst());
    }

    /** Its games are played by two other machines, which have never seen its networks. */
    @Test
    void aLoopOverMachinesPausesBeforeAndWithinAStepAndEndsAsOneAlone() throws Exception {
        LoopFolder loop = new LoopFolder(folder);
        loop.create();
        LoopControl control = new LoopControl(folder);
        assertFalse(control.pause(), "no loop is running");
        CountDownLatch begun = new CountDownLatch(1);
        AtomicInteger matchGames = new AtomicInteger();
        PausingListener listener = new PausingListener(loop, begun);
        try (WorkerSlots one = worker("one");
                WorkerSlots two = worker("two");
                ClusterTaskRunner machines =
                        new ClusterTaskRunner(new SimulatedMembership(one, two), "driver", 0, listener)) {
            Thread runner = new Thread(() -> {
                try {
                    run(folder, 1, machines, listener, (title, engines, test, all) -> new Progress() {
                        @Override
                        public void onStatus(int played, int all, List<String> score) {
                            matchGames.set(played);
                        }
                    });
                } catch (IOException | InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            runner.start();
            while (!control.pause()) {
                Thread.onSpinWait();
            }
            assertTrue(control.status().get(0).endsWith(": paused"), control.status()::toString);
            assertEquals(List.of(), loop.pool());
            control.resume();
            begun.await();
            assertTrue(control.pause());
            assertTrue(control.status().get(0).endsWith(": paused"), control.status()::toString);
            assertEquals(List.of(loop.games(1, 20)), loop.pool());
            assertFalse(Files.exists(loop.step(1, "play-20.json")), "the games are not finished");
            control.resume();
            runner.join();
        }
        assertEquals(timeless(uninterrupted).subList(0, 1), timeless(loop.journal()));
        for (PlayPhase phase : SETTINGS.play()) {
            assertArrayEquals(
                    Files.readAllBytes(new LoopFolder(shared).games(1, phase.nodes())),
                    Files.readAllBytes(loop.games(1, phase.nodes())));
        }
        assertEquals(SETTINGS.matchGames(), matchGames.get(), "those who watch are told of games elsewhere");
        assertTrue(control.status().get(0).endsWith(": not running"), control.status()::toString);
        assertTrue(
                listener.lines.stream().anyMatch(line -> line.matches("(one|two) takes part: 1 slot")),
                listener.lines::toString);
        assertTrue(
                listener.lines.stream()
                        .anyMatch(line -> line.matches("12 of 12 games, .* left, [12] machines?, .* a minute")),
                listener.lines::toString);
    }

    private static WorkerSlots worker(String name) {
        EvaluationList builtIn = new EvaluationList(List.of(Evaluation.DEFAULT));
        return new WorkerSlots(
                name,
                1,
                Map.of(
                        SelfPlayWork.KIND,
                        settings -> SelfPlayWork.open(settings, builtIn),
                        SearchGames.KIND,
                        settings -> SearchGames.open(settings, builtIn)));
    }

    /** Asks a loop to pause when its first game is over. */
    private static final class PausingListener implements WorkListener {
        private final List<String> lines = Collections.synchronizedList(new ArrayList<>());
        private final LoopFolder loop;
        private final CountDownLatch begun;

        PausingListener(LoopFolder loop, CountDownLatch begun) {
            this.loop = loop;
            this.begun = begun;
        }

        @Override
        public void accept(String line) {
            lines.add(line);
        }

        @Override
        public void show(String title, ProgressPart part) {
            if (part instanceof ProgressPart.Bar bar) {
                lines.add(bar.text());
            }
            if (title.equals("Games") && begun.getCount() > 0) {
                try {
                    Files.createFile(loop.pause());
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
                begun.countDown();
            }
        }
    }

    @Test
    void twoLoopsDoNotShareAFolder() throws Exception {
        LoopFolder loop = new LoopFolder(folder);
        loop.create();
        try (FileChannel lock = loop.lock()) {
            assertTrue(lock.isOpen());
            assertEquals(
                    "a loop is running in " + folder,
                    assertThrows(UserException.class, () -> run(folder, 1)).getMessage());
        }
    }

    @Test
    void aFolderKeepsItsVariant() {
        TrainingLoop other = loop(Variant.CRAZYHOUSE, shared);
        assertEquals(
                shared + " has a loop of chess, not of crazyhouse",
                assertThrows(UserException.class, () -> other.run(3)).getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "no JSON", "{\"variant\":\"chess\",\"speed\":3}"})
    void settingsThatCannotBeReadAreNamed(String text) throws IOException {
        LoopFolder loop = new LoopFolder(folder);
        loop.create();
        Files.writeString(loop.settings(), text);
        TrainingLoop broken = loop(Variant.CHESS, folder);
        String said = assertThrows(UserException.class, () -> broken.run(1)).getMessage();
        assertTrue(said.startsWith(loop.settings() + " cannot be used: "), said);
        assertEquals(text, Files.readString(loop.settings()));
    }

    @Test
    void theStatusIsOneScreenHoweverLongTheLoopAndTheLineOfItsMachines() throws IOException {
        LoopFolder loop = new LoopFolder(folder);
        loop.create();
        Journal journal = Journal.EMPTY;
        for (int i = 0; i < 100; i++) {
            journal = journal.with(uninterrupted.generations().get(0));
        }
        Json.write(loop.journalFile(), journal);
        loop.say("generation 101, match: 7 of 800 games" + ", a machine 3.4 a minute".repeat(50));
        List<String> lines = new LoopControl(folder).status();
        assertEquals(20, lines.size(), lines::toString);
        assertEquals("85 earlier: " + loop.journalFile(), lines.get(19));
        assertTrue(lines.get(1).endsWith(", a machine 3.4 a minute, ..."), lines::toString);
        assertTrue(lines.stream().allMatch(line -> line.length() <= 250), lines::toString);
    }

    @Test
    void theStatusHasARowForEachGeneration() throws IOException {
        List<String> lines = new LoopControl(shared).status();
        assertEquals(6, lines.size(), lines::toString);
        assertTrue(lines.get(2).startsWith("pool: 4 files, "), lines::toString);
        assertTrue(
                lines.get(5)
                        .startsWith("  2 " + uninterrupted.generations().get(1).network()),
                lines::toString);
        assertTrue(Files.size(new LoopFolder(shared).chart()) > 1_000, "there is a picture");
    }
}
