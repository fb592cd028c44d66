package parachute.tools.train.data;

import java.time.Duration;
import java.util.Locale;
import java.util.function.Consumer;
import parachute.io.RemainingTime;

/** Tells how far the making of a file of games is, every few seconds. */
final class GenerationProgress {
    private static final long INTERVAL_NANOS = 10_000_000_000L;

    private final GameWriter writer;
    private final long games;
    private final Consumer<String> reports;
    private final RemainingTime remaining = new RemainingTime();
    private final double startProcessorSeconds = processorSeconds();
    private final long startGames;
    private final long startPositions;
    private long lastNanos = System.nanoTime();

    /** Progress towards so many games in the file of a writer. */
    GenerationProgress(GameWriter writer, long games, Consumer<String> reports) {
        this.writer = writer;
        this.games = games;
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
        double processorSeconds = Math.max(0.01, processorSeconds() - startProcessorSeconds);
        reports.accept(String.format(
                Locale.ROOT,
                "%d of %d games, %d positions, %.0f positions a core-second, %s",
                writer.games(),
                games,
                writer.positions(),
                (writer.positions() - startPositions) / processorSeconds,
                remaining.text(writer.games() - startGames, games - writer.games())));
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
