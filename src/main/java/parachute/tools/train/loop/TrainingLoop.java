package parachute.tools.train.loop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.NetworkFile;
import parachute.io.AtomicFile;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.json.Json;
import parachute.tools.match.MatchesListener;
import parachute.tools.progress.ProgressPart;
import parachute.tools.progress.WorkListener;
import parachute.tools.suite.Suite;
import parachute.tools.suite.SuiteResult;
import parachute.tools.suite.SuiteScorer;
import parachute.tools.train.data.GameReader;
import parachute.tools.train.data.GeneratedGames;
import parachute.tools.train.data.Generation;
import parachute.tools.train.loop.LoopGeneration.Check;
import parachute.tools.train.loop.LoopGeneration.MatchRow;
import parachute.tools.train.loop.LoopGeneration.Play;
import parachute.tools.train.loop.LoopGeneration.Training;
import parachute.tools.train.net.NetworkMean;
import parachute.tools.train.net.NetworkTraining;
import parachute.tools.train.net.NetworkVerification;
import parachute.tools.train.net.TrainedNetwork;
import parachute.tools.train.net.TrainingSettings;
import parachute.tools.train.net.TrainingTarget;
import parachute.tools.work.TaskRunner;

/**
 * Trains a network on its own games, generation after generation: the network in use plays games that go into a pool;
 * training continues from it with the newest part of the pool; the new network is checked, and plays a match against
 * the network in use; the winner is in use from then on. Every step writes a file when it is done, and an interrupted
 * step continues where it stopped, so that a loop can be killed at any time.
 */
public final class TrainingLoop {
    private static final long MATE_NODES = 100_000;

    private static final long MEGABYTE = 1 << 20;

    private static final long REPORT_NANOS = TimeUnit.SECONDS.toNanos(2);

    private final Variant variant;
    private final LoopFolder folder;
    private final int concurrency;
    private final WorkListener report;
    private final MatchesListener matches;
    private final PausingRunner runner;
    private long lastReport = System.nanoTime() - REPORT_NANOS;

    /**
     * Creates a loop.
     *
     * @param folder where everything is kept; created if necessary
     * @param runner plays the games, including those of the matches
     * @param concurrency number of threads of training and checks, which only this process does
     * @param report takes a line at the start and the end of each step, and its progress
     * @param matches is notified of the matches
     */
    public TrainingLoop(
            Variant variant,
            Path folder,
            TaskRunner runner,
            int concurrency,
            WorkListener report,
            MatchesListener matches) {
        this.variant = variant;
        this.folder = new LoopFolder(folder);
        this.concurrency = concurrency;
        this.report = report;
        this.matches = matches;
        this.runner = new PausingRunner(runner, this.folder);
    }

    /**
     * Runs until a number of generations is finished, including those of earlier runs.
     *
     * @throws IOException if a file cannot be read or written
     * @throws UserException if another loop runs in the folder, or a file in it is not valid
     * @throws InterruptedException if the calling thread is interrupted; the loop can be continued
     */
    public void run(int generations) throws IOException, InterruptedException {
        folder.create();
        try (FileChannel lock = folder.lock()) {
            showGenerations(folder.journal());
            Files.deleteIfExists(folder.paused());
            while (lock.isOpen() && folder.journal().next() <= generations) {
                runner.awaitResume();
                runGeneration(settings(), folder.journal());
            }
        }
    }

    /** Returns the settings in the folder, writing the initial ones first if they are missing. */
    private LoopSettings settings() throws IOException {
        if (!Files.exists(folder.startNetwork())) {
            Network network = Evaluation.DEFAULT
                    .network(variant)
                    .orElseThrow(() -> new UserException("there is no network for " + variant.uciName()));
            AtomicFile.write(folder.startNetwork(), NetworkFile.format(network));
        }
        if (!Files.exists(folder.settings())) {
            int hidden = read(folder.startNetwork()).hidden();
            Json.write(folder.settings(), LoopSettings.standard(variant, hidden));
        }
        LoopSettings settings = Json.read(folder.settings(), LoopSettings.class);
        if (!settings.variant().equals(variant.uciName())) {
            throw new UserException(folder + " has a loop of " + settings.variant() + ", not of " + variant.uciName());
        }
        return settings;
    }

    private void runGeneration(LoopSettings settings, Journal journal) throws IOException, InterruptedException {
        int number = journal.next();
        Path parentFile = journal.inUse().map(folder::network).orElse(folder.startNetwork());
        Network parent = read(parentFile);
        Files.createDirectories(folder.network(number).getParent());
        Evaluation inUse = Evaluation.DEFAULT.with(parent);
        List<Play> play = play(settings, number, inUse);
        List<Training> training = train(settings, number, parent);
        Network network = read(folder.network(number));
        Evaluation made = Evaluation.DEFAULT.with(network);
        Check check = step(number, "check", "", Check.class, () -> check(settings, number, made));
        boolean isWon = false;
        MatchRow row = new MatchRow(settings.matchNodes(), 0, 0, 0, 0, 0, "not played");
        if (check.passed()) {
            begin(number, "match");
            NetworkMatch match = new NetworkMatch(settings, made, inUse, settings.seed() + number, matches);
            row = match.run(folder.step(number, "match.txt"), runner, line -> say(number, "match", line + machines()));
            isWon = match.isWon();
        }
        LoopGeneration generation = new LoopGeneration(
                number,
                checksum(parent),
                checksum(network),
                play,
                training,
                check,
                row,
                isWon,
                Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
        Journal longer = journal.with(generation);
        Json.write(folder.journalFile(), longer);
        showGenerations(longer);
        longer.draw(folder.chart());
        report.accept("generation " + number + ": " + row.decision()
                + (generation.inUse() ? ", in use from now on" : ", not in use"));
    }

    // ---- the steps ------------------------------------------------------------------------------------------------

    /**
     * Does a step and writes its result, unless that exists already.
     *
     * @param part of the name of the file, after that of the step
     */
    private <T> T step(int number, String name, String part, Class<T> type, Step<T> step)
            throws IOException, InterruptedException {
        Path file = folder.step(number, name + part + ".json");
        if (!Files.exists(file)) {
            runner.awaitResume();
            begin(number, name);
            Json.write(file, step.run());
        }
        return Json.read(file, type);
    }

    /** A step of a generation. */
    @FunctionalInterface
    private interface Step<T> {
        T run() throws IOException, InterruptedException;
    }

    private List<Play> play(LoopSettings settings, int number, Evaluation inUse)
            throws IOException, InterruptedException {
        List<Play> parts = new ArrayList<>();
        for (PlayPhase phase : settings.play()) {
            parts.add(step(
                    number,
                    "play",
                    "-" + phase.nodes(),
                    Play.class,
                    () -> play(phase, settings.seed() + number, number, inUse)));
        }
        return parts;
    }

    private Play play(PlayPhase phase, long seed, int number, Evaluation inUse)
            throws IOException, InterruptedException {
        Path file = folder.games(number, phase.nodes());
        GeneratedGames games = new Generation(variant, phase.nodes(), seed, inUse)
                .run(file, phase.games(), runner, report.withLines(line -> say(number, "play", line)));
        return new Play(
                String.valueOf(file.getFileName()),
                phase.nodes(),
                seed,
                games.games(),
                games.positions(),
                games.positionsPerCoreSecond());
    }

    private List<Training> train(LoopSettings settings, int number, Network parent)
            throws IOException, InterruptedException {
        List<Training> parts = new ArrayList<>();
        Network trained = parent;
        for (TrainingPhase phase : settings.training()) {
            int part = parts.size() + 1;
            Path file = trainedNetwork(number, part);
            Network start = trained;
            parts.add(step(
                    number, "training", "-" + part, Training.class, () -> train(settings, phase, number, start, file)));
            trained = read(file);
        }
        boolean isMean = settings.mean() && trained.hidden() == parent.hidden();
        Network made = isMean ? NetworkMean.of(List.of(parent, trained)) : trained;
        AtomicFile.write(folder.network(number), NetworkFile.format(made));
        return parts;
    }

    /** Returns the network of a part of the training, from 1. */
    private Path trainedNetwork(int number, int part) {
        return folder.step(number, "training-" + part + ".net");
    }

    private Training train(LoopSettings settings, TrainingPhase phase, int number, Network start, Path file)
            throws IOException {
        List<Path> games = newestGames(phase.nodes(), settings.windowMegabytes() * MEGABYTE);
        TrainingSettings ofPhase = new TrainingSettings(
                Math.max(settings.hidden(), start.hidden()),
                phase.rate(),
                phase.weightDecay(),
                TrainingTarget.of(phase.resultWeight()),
                phase.epochs(),
                settings.batch(),
                phase.epochs(),
                concurrency,
                settings.seed() + number,
                OptionalInt.of(start.scale()));
        try {
            TrainedNetwork trained = NetworkTraining.from(
                            start, ofPhase, report.withLines(line -> say(number, "training", line)))
                    .run(games, file, this::awaitInTraining);
            return new Training(
                    phase,
                    games.stream()
                            .map(path -> String.valueOf(path.getFileName()))
                            .toList(),
                    trained.positions(),
                    trained.heldOutBefore(),
                    trained.losses());
        } catch (UserException e) {
            throw new UserException(file + " cannot be made: " + e.getMessage());
        }
    }

    private void awaitInTraining() {
        try {
            runner.awaitResume();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Returns the newest files of the pool up to a number of bytes in all, at least one, oldest first.
     *
     * @param nodes minimum of nodes a move in their games
     */
    private List<Path> newestGames(int nodes, long bytes) throws IOException {
        List<Path> newest = new ArrayList<>();
        long sum = 0;
        for (Path file : folder.pool().reversed()) {
            if (sum < bytes && nodes(file) >= nodes) {
                newest.addFirst(file);
                sum += Files.size(file);
            }
        }
        return newest;
    }

    private int nodes(Path games) throws IOException {
        try (GameReader reader = GameReader.open(games, variant)) {
            return reader.nodes();
        }
    }

    private Check check(LoopSettings settings, int number, Evaluation made) throws IOException, InterruptedException {
        List<String> lines = new ArrayList<>();
        List<Path> played = settings.play().stream()
                .map(phase -> folder.games(number, phase.nodes()))
                .toList();
        NetworkVerification verification = new NetworkVerification(variant, lines::add);
        boolean right =
                verification.run(trainedNetwork(number, settings.training().size()), played);
        if (settings.mean()) {
            right &= verification.run(folder.network(number), played);
        }
        if (variant != Suite.MATES.variant()) {
            return new Check(right, lines, 0, 0);
        }
        List<SuiteResult.Attempt> attempts = new SuiteScorer(MATE_NODES, made)
                .attempt(Suite.MATES.load(), concurrency)
                .attempts();
        int mates = (int) attempts.stream().filter(SuiteResult.Attempt::solved).count();
        return new Check(right && mates >= settings.fewestMates(), lines, mates, attempts.size());
    }

    // ---- what it says -------------------------------------------------------------------------------------------

    private void begin(int number, String step) {
        lastReport = System.nanoTime() - REPORT_NANOS;
        say(number, step, "begins");
        report.accept("generation " + number + ": " + step);
        report.show(
                "Step",
                new ProgressPart.Table(
                        List.of("Generation", "Step"), List.of(List.of(Integer.toString(number), step))));
    }

    /** Returns who plays, for the end of a line; empty if only this process does. */
    private String machines() {
        List<String> parts = runner.status();
        return parts.isEmpty() ? "" : ", " + String.join(", ", parts);
    }

    private void showGenerations(Journal journal) {
        if (!journal.generations().isEmpty()) {
            report.show("Generations", journal.table());
        }
    }

    private void say(int number, String step, String line) {
        if (System.nanoTime() - lastReport >= REPORT_NANOS) {
            lastReport = System.nanoTime();
            try {
                folder.say("generation " + number + ", " + step + ": " + line);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private Network read(Path file) throws IOException {
        try {
            return NetworkFile.read(file).of(variant, "the network");
        } catch (UserException e) {
            throw new UserException(file + ": " + e.getMessage());
        }
    }

    private static String checksum(Network network) {
        return String.format(Locale.ROOT, "%08x", NetworkFile.checksum(network));
    }
}
