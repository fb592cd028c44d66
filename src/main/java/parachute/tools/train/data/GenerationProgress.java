package parachute.tools.train.data;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import parachute.io.RemainingTime;
import parachute.tools.work.TaskRunner;

/** Tells how far the making of a file of games is, every few seconds. */
final class GenerationProgress {
    private static final long INTERVAL_NANOS = 10_000_000_000L;

    private final GameWriter writer;
    private final long games;
    private final TaskRunner runner;
    private final Consumer<String> reports;
    private final RemainingTime remaining = new RemainingTime();
    private final long startNanos = System.nanoTime();
    private final double startProcessorSeconds = processorSeconds();
    private final long startGames;
    private final long startPositions;
    private long lastNanos = System.nanoTime();

    /** Progress towards so many games in the file of a writer. */
    GenerationProgress(GameWriter writer, long games, TaskRunner runner, Consumer<String> reports) {
        this.writer = writer;
        this.games = games;
        this.runner = runner;
        this.reports = reports;
        startGames = writer.games();
        startPositions = writer.positions();
    }

    /** Reports if ten seconds have passed since the last report. */
    void update() {
        if (System.nanoTime() - lastNanos >= INTERVAL_NANOS) {
            report();
        }
    }

    /** Reports now. */
    void report() {
        lastNanos = System.nanoTime();
        reports.accept(String.format(
                Locale.ROOT,
                "%d of %d games, %d positions, %s, %s",
                writer.games(),
                games,
                writer.positions(),
                speed(),
                remaining.text(writer.games() - startGames, games - writer.games())));
    }

    /** Other machines do not tell what their processors do. */
    private String speed() {
        List<String> others = runner.status();
        if (others.isEmpty()) {
            return String.format(Locale.ROOT, "%.0f positions a core-second", positionsPerCoreSecond());
        }
        long positions = writer.positions() - startPositions;
        double seconds = (System.nanoTime() - startNanos) / 1e9;
        return String.format(
                Locale.ROOT, "%.0f positions a second, %s", positions / seconds, String.join(", ", others));
    }

    /** How fast this process has added positions so far, if nobody else does. */
    double positionsPerCoreSecond() {
        return (writer.positions() - startPositions) / Math.max(0.01, processorSeconds() - startProcessorSeconds);
    }

    private static double processorSeconds() {
        return ProcessHandle.current()
                        .info()
                        .totalCpuDuration()
                        .orElse(Duration.ZERO)
                        .toMillis()
                / 1e3;
    }
}
