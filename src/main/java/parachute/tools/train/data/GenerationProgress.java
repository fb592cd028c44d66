package parachute.tools.train.data;

import java.time.Duration;
import java.util.Locale;
import java.util.function.Consumer;

/** Tells how far the making of a file of games is, every few seconds. */
final class GenerationProgress {
    private static final long INTERVAL_NANOS = 10_000_000_000L;

    private final GameWriter writer;
    private final long games;
    private final Consumer<String> reports;
    private final long startNanos = System.nanoTime();
    private final double startProcessorSeconds = processorSeconds();
    private final long startGames;
    private final long startPositions;
    private long lastNanos = startNanos;

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
        double seconds = (lastNanos - startNanos) / 1e9;
        double processorSeconds = Math.max(0.01, processorSeconds() - startProcessorSeconds);
        long played = Math.max(1, writer.games() - startGames);
        Duration left = Duration.ofSeconds(Math.round(seconds / played * Math.max(0, games - writer.games())));
        reports.accept(String.format(
                Locale.ROOT,
                "%d of %d games, %d positions, %.0f positions a core-second, %d h %02d min left",
                writer.games(),
                games,
                writer.positions(),
                (writer.positions() - startPositions) / processorSeconds,
                left.toHours(),
                left.toMinutesPart()));
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
